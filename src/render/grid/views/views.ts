import type { ColumnModel, GridModel, GridViewModel, LabelId } from '../../../config/index.ts'
import { PAGE_KEY, SORT_KEY, sortText } from '../paging.ts'
import type { Filters } from '../view.ts'
import type { Layout } from './layout.ts'
import { PLAIN } from './layout.ts'

/** Where the chosen view stands among the filters, in the address. */
export const VIEW_KEY = 'list.view'
/** Id of the view that shows a list as its model has it. */
export const STANDARD = 'standard'

/** A way to look at a list, with a name. */
export interface View {
  id: string
  name: string
  layout: Layout
  /** Filters, switches and the sort order, by their keys in the address. */
  filters: Filters
  /** The reader's own: may be saved, renamed and deleted. */
  isOwn: boolean
}

/** What a device keeps of one reader's views of one list. */
export interface KeptViews {
  own: Readonly<Record<string, Pick<View, 'name' | 'layout' | 'filters'>>>
  /** Id of the view that the list opens with. */
  start?: string
  /** Layouts that were changed and not saved, by view. */
  changes: Readonly<Record<string, Layout>>
}

/** Of a reader who has kept nothing. */
export const NOTHING_KEPT: KeptViews = { own: {}, changes: {} }

/** The views of a list: as it is, those of its model, then the reader's own. */
export function viewsOf(model: GridModel, { own }: KeptViews, t: (label: LabelId) => string): View[] {
  return [
    { id: STANDARD, name: t('grid.viewStandard'), layout: PLAIN, filters: {}, isOwn: false },
    ...model.views.map((view) => ({
      id: view.id,
      name: t(view.label),
      layout: layoutOf(view, model.columns),
      filters: filtersOf(view),
      isOwn: false,
    })),
    ...Object.entries(own).map(([id, view]) => ({ id, ...view, isOwn: true })),
  ]
}

function layoutOf({ columns: shown, density }: GridViewModel, columns: readonly ColumnModel[]): Layout {
  if (shown === undefined) return { ...PLAIN, density }
  return { ...PLAIN, order: shown, hidden: columns.flatMap(({ id }) => (shown.includes(id) ? [] : [id])), density }
}

function filtersOf({ filters, sort }: GridViewModel): Filters {
  return sort === undefined ? filters : { ...filters, [SORT_KEY]: sortText(sort) }
}

/** What of the address belongs to a view: all but where one is. */
export function viewFilters(filters: Filters): Filters {
  return Object.fromEntries(
    Object.entries(filters).filter(([key, text]) => key !== PAGE_KEY && key !== VIEW_KEY && text !== ''),
  )
}

/** Whether two sets of filters say the same. */
export function isSameFilters(one: Filters, other: Filters): boolean {
  const said = (filters: Filters): string =>
    JSON.stringify(Object.entries(viewFilters(filters)).sort(([left], [right]) => left.localeCompare(right)))
  return said(one) === said(other)
}

/** What was kept, with the view of this id as given. The reader's own alone can be written. */
export function withView(kept: KeptViews, id: string, view: KeptViews['own'][string]): KeptViews {
  return withChange({ ...kept, own: { ...kept.own, [id]: view } }, id, undefined)
}

/** What was kept without a view of the reader's own. */
export function withoutView({ own, start, changes }: KeptViews, id: string): KeptViews {
  const others = Object.fromEntries(Object.entries(own).filter(([key]) => key !== id))
  return withChange({ own: others, changes, ...(start !== undefined && start !== id && { start }) }, id, undefined)
}

/** What was kept, with a view's unsaved layout; undefined: it has none. */
export function withChange(kept: KeptViews, id: string, layout: Layout | undefined): KeptViews {
  const others = Object.entries(kept.changes).filter(([key]) => key !== id)
  return { ...kept, changes: Object.fromEntries(layout === undefined ? others : [...others, [id, layout]]) }
}

/** What a device gave back, where it is what was kept there; what is broken is left out. */
export function readKept(stored: unknown): KeptViews {
  if (!isRecord(stored)) return NOTHING_KEPT
  const { own, start, changes } = stored
  return {
    own: entriesOf(
      own,
      (view) =>
        isRecord(view) && typeof view['name'] === 'string' && isLayout(view['layout']) && isTexts(view['filters']),
    ) as KeptViews['own'],
    changes: entriesOf(changes, isLayout) as KeptViews['changes'],
    ...(typeof start === 'string' && { start }),
  }
}

function entriesOf(value: unknown, isRight: (entry: unknown) => boolean): Record<string, unknown> {
  return isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([, entry]) => isRight(entry))) : {}
}

function isLayout(value: unknown): boolean {
  if (!isRecord(value)) return false
  const { order, hidden, widths, density } = value
  const areIds = [order, hidden].every((ids) => Array.isArray(ids) && ids.every((id) => typeof id === 'string'))
  return (
    areIds &&
    isRecord(widths) &&
    Object.values(widths).every((width) => typeof width === 'number') &&
    (density === 'comfortable' || density === 'compact')
  )
}

function isTexts(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every((text) => typeof text === 'string')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
