import { useCallback, useEffect, useMemo, useState } from 'react'
import { ARRANGEMENT_KEY, isSame } from '../../../config/index.ts'
import type { GridModel } from '../../../config/index.ts'
import { useEngine } from '../../services/services.ts'
import type { Filters } from '../order/filters.ts'
import type { Layout } from './layout.ts'
import { isSameLayout } from './layout.ts'
import {
  isSameFilters,
  NOTHING_KEPT,
  readKept,
  STANDARD,
  arrangementFilters,
  arrangementsOf,
  withChange,
  withoutArrangement,
  withArrangement,
} from './arrangements.ts'
import type { KeptArrangements, Arrangement } from './arrangements.ts'

/** The arrangements of a list, the one chosen, and what can be done with them. */
export interface Arrangements {
  all: readonly Arrangement[]
  chosen: Arrangement
  /** Id of the arrangement that the list opens with. */
  start: string
  /** As the chosen arrangement has it, or changed since. */
  layout: Layout
  /** The chosen arrangement's columns, widths or density differ from what it says; of the reader's own, filters and order too. */
  isChanged: boolean
  choose(arrangement: Arrangement): void
  setLayout(layout: Layout): void
  /** Back to what the chosen arrangement says. */
  reset(): void
  /** Writes the list as it is shown into the chosen arrangement. */
  save(): void
  saveAs(name: string): void
  /** Of the reader's own; one that another tab has deleted meanwhile is kept again, under the new name. */
  rename(arrangement: Arrangement, name: string): void
  remove(): void
  setStart(id: string): void
}

interface Asked {
  /** Without the columns that are closed to the reader. */
  model: GridModel
  /** As the address has them. */
  filters: Filters
  onFiltersChange(filters: Filters): void
  /** The address searches for something: it shows all that it finds, in the arrangement's columns. */
  isSearched: boolean
}

/**
 * The arrangements of a list: those of its model, and those that the reader keeps. An address without filters
 * shows those of the arrangement that the list opens with; every other address shows what it says.
 */
export function useArrangements({ model, filters, onFiltersChange, isSearched }: Asked): {
  arrangements: Arrangements
  filters: Filters
  change(filters: Filters): void
} {
  const { t, arrangements: store } = useEngine()
  const [kept, setKept] = useState(() => readKept(store?.load(model.name)))
  useEffect(() => {
    if (store === undefined) return undefined
    const read = (): void => {
      const next = readKept(store.load(model.name))
      setKept((before) => (isSame(before, next) ? before : next))
    }
    const stop = store.listen(model.name, read)
    // The gateway may have answered between the first look and this one.
    read()
    return stop
  }, [store, model.name])
  const keep = (changed: (before: KeptArrangements) => KeptArrangements): void => {
    // What another tab or device has kept meanwhile stays.
    const next = changed(store === undefined ? kept : readKept(store.load(model.name)))
    store?.save(model.name, next)
    setKept(next)
  }

  const all = useMemo(() => arrangementsOf(model, model.arrange ? kept : NOTHING_KEPT, t), [model, kept, t])
  const start =
    all.find(({ id }) => id === (kept.start ?? model.arrangement)) ??
    all.find(({ id }) => id === model.arrangement) ??
    all[0]
  const named = all.find(({ id }) => id === filters[ARRANGEMENT_KEY])
  const chosen = named ?? start
  if (start === undefined || chosen === undefined) throw new Error('a list has its standard arrangement')

  const isNamed = chosen.id !== STANDARD || start.id !== STANDARD
  const change = useCallback(
    (next: Filters) => onFiltersChange(isNamed ? { ...next, [ARRANGEMENT_KEY]: chosen.id } : next),
    [onFiltersChange, isNamed, chosen.id],
  )
  // The name of an arrangement that is gone, or another person's, says nothing.
  const saysNothing = Object.keys(filters).every((key) => key === ARRANGEMENT_KEY && named === undefined)
  const shownFilters = saysNothing && !isSearched ? chosen.filters : filters
  const layout = kept.changes[chosen.id] ?? chosen.layout
  const isLaidOut = kept.changes[chosen.id] !== undefined
  const written = { layout, filters: arrangementFilters(shownFilters) }
  const show = (id: string, own: Filters): void =>
    onFiltersChange(id === STANDARD && start.id === STANDARD ? own : { ...own, [ARRANGEMENT_KEY]: id })

  const arrangements: Arrangements = {
    all,
    chosen,
    start: start.id,
    layout,
    isChanged: isLaidOut || (chosen.isOwn && !isSameFilters(shownFilters, chosen.filters)),
    choose: (arrangement) => show(arrangement.id, arrangement.filters),
    setLayout: (next) =>
      keep((before) =>
        withChange(before, chosen.id, isSameLayout(model.columns, next, chosen.layout) ? undefined : next),
      ),
    reset() {
      keep((before) => withChange(before, chosen.id, undefined))
      if (chosen.isOwn) show(chosen.id, chosen.filters)
    },
    save: () => keep((before) => withArrangement(before, chosen.id, { name: chosen.name, ...written })),
    saveAs(name) {
      const id = `own.${Date.now().toString(36)}`
      keep((before) => withChange(withArrangement(before, id, { name, ...written }), chosen.id, undefined))
      show(id, written.filters)
    },
    rename: ({ id, layout: asChosen, filters: ofChosen }, name) =>
      keep((before) => ({
        ...before,
        own: { ...before.own, [id]: { ...(before.own[id] ?? { layout: asChosen, filters: ofChosen }), name } },
      })),
    remove() {
      keep((before) => withoutArrangement(before, chosen.id))
      onFiltersChange({})
    },
    setStart: (id) => keep((before) => ({ ...before, start: id })),
  }
  return { arrangements, filters: shownFilters, change }
}
