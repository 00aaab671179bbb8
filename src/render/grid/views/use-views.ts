import { useCallback, useMemo, useState } from 'react'
import type { ColumnModel, GridModel } from '../../../config/index.ts'
import { useEngine } from '../../services.ts'
import type { Filters } from '../view.ts'
import type { Layout } from './layout.ts'
import { isSameLayout } from './layout.ts'
import {
  isSameFilters,
  NOTHING_KEPT,
  readKept,
  STANDARD,
  VIEW_KEY,
  viewFilters,
  viewsOf,
  withChange,
  withoutView,
  withView,
} from './views.ts'
import type { KeptViews, View } from './views.ts'

/** The views of a list, the one chosen, and what can be done with them. */
export interface Views {
  all: readonly View[]
  chosen: View
  /** Id of the view that the list opens with. */
  start: string
  /** As the chosen view has it, or changed since. */
  layout: Layout
  /** The chosen view's columns, widths or density differ from what it says; of the reader's own, filters and order too. */
  isChanged: boolean
  choose(view: View): void
  setLayout(layout: Layout): void
  /** Back to what the chosen view says. */
  reset(): void
  /** Writes the list as it is shown into the chosen view. */
  save(): void
  saveAs(name: string): void
  rename(name: string): void
  remove(): void
  setStart(id: string): void
}

interface Asked {
  model: GridModel
  /** Of the model, those that are open to the reader. */
  columns: readonly ColumnModel[]
  /** As the address has them. */
  filters: Filters
  onFiltersChange(filters: Filters): void
  /** The address searches for something: it shows all that it finds, in the view's columns. */
  isSearch: boolean
}

/**
 * The views of a list: those of its model, and those that the reader keeps on this device. An address without filters
 * shows those of the view that the list opens with; every other address shows what it says.
 */
export function useViews({ model, columns, filters, onFiltersChange, isSearch }: Asked): {
  views: Views
  filters: Filters
  change(filters: Filters): void
} {
  const { t, views: store } = useEngine()
  const [kept, setKept] = useState(() => readKept(store?.load(model.name)))
  const keep = (changed: (before: KeptViews) => KeptViews): void => {
    // What another tab has kept meanwhile stays.
    const next = changed(store === undefined ? kept : readKept(store.load(model.name)))
    store?.save(model.name, next)
    setKept(next)
  }

  const all = useMemo(() => viewsOf(model, model.arrange ? kept : NOTHING_KEPT, t), [model, kept, t])
  const start =
    all.find(({ id }) => id === (kept.start ?? model.view)) ?? all.find(({ id }) => id === model.view) ?? all[0]
  const chosen = all.find(({ id }) => id === filters[VIEW_KEY]) ?? start
  if (start === undefined || chosen === undefined) throw new Error('a list has its standard view')

  const isNamed = chosen.id !== STANDARD || start.id !== STANDARD
  const change = useCallback(
    (next: Filters) => onFiltersChange(isNamed ? { ...next, [VIEW_KEY]: chosen.id } : next),
    [onFiltersChange, isNamed, chosen.id],
  )
  const shownFilters = Object.keys(filters).length === 0 && !isSearch ? chosen.filters : filters
  const layout = kept.changes[chosen.id] ?? chosen.layout
  const isLaidOut = kept.changes[chosen.id] !== undefined
  const written = { layout, filters: viewFilters(shownFilters) }
  const show = (id: string, own: Filters): void =>
    onFiltersChange(id === STANDARD && start.id === STANDARD ? own : { ...own, [VIEW_KEY]: id })

  const views: Views = {
    all,
    chosen,
    start: start.id,
    layout,
    isChanged: isLaidOut || (chosen.isOwn && !isSameFilters(shownFilters, chosen.filters)),
    choose: (view) => show(view.id, view.filters),
    setLayout: (next) =>
      keep((before) => withChange(before, chosen.id, isSameLayout(columns, next, chosen.layout) ? undefined : next)),
    reset() {
      keep((before) => withChange(before, chosen.id, undefined))
      if (chosen.isOwn) show(chosen.id, chosen.filters)
    },
    save: () => keep((before) => withView(before, chosen.id, { name: chosen.name, ...written })),
    saveAs(name) {
      const id = `own.${Date.now().toString(36)}`
      keep((before) => withChange(withView(before, id, { name, ...written }), chosen.id, undefined))
      show(id, written.filters)
    },
    rename: (name) =>
      keep((before) => ({
        ...before,
        own: { ...before.own, [chosen.id]: { name, layout: chosen.layout, filters: chosen.filters } },
      })),
    remove() {
      keep((before) => withoutView(before, chosen.id))
      onFiltersChange({})
    },
    setStart: (id) => keep((before) => ({ ...before, start: id })),
  }
  return { views, filters: shownFilters, change }
}
