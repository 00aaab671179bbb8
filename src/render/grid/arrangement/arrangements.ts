import { ARRANGEMENT_KEY, isObject, isSame } from '../../../config/index.ts'
import type { ColumnModel, GridModel, ArrangementModel, LabelId } from '../../../config/index.ts'
import { PAGE_KEY, SORT_KEY, sortText } from '../order/paging.ts'
import type { Filters } from '../order/filters.ts'
import type { Layout } from './layout.ts'
import { PLAIN } from './layout.ts'

/** Id of the arrangement that shows a list as its model has it. */
export const STANDARD = 'standard'

/** A way to look at a list, with a name. */
export interface Arrangement {
  id: string
  name: string
  layout: Layout
  /** Filters, switches and the sort order, by their keys in the address. */
  filters: Filters
  /** The reader's own: may be saved, renamed and deleted. */
  isOwn: boolean
}

/** What is kept of one reader's arrangements of one list. */
export interface KeptArrangements {
  own: Readonly<Record<string, Pick<Arrangement, 'name' | 'layout' | 'filters'>>>
  /** Id of the arrangement that the list opens with. */
  start?: string
  /** Layouts that were changed and not saved, by arrangement. */
  changes: Readonly<Record<string, Layout>>
}

/** Of a reader who has kept nothing. */
export const NOTHING_KEPT: KeptArrangements = { own: {}, changes: {} }

/** The arrangements of a list: as it is, those of its model, then the reader's own. */
export function arrangementsOf(
  model: GridModel,
  { own }: KeptArrangements,
  t: (label: LabelId) => string,
): Arrangement[] {
  return [
    { id: STANDARD, name: t('grid.arrangementStandard'), layout: PLAIN, filters: {}, isOwn: false },
    ...model.arrangements.map((arrangement) => ({
      id: arrangement.id,
      name: t(arrangement.label),
      layout: layoutOf(arrangement, model.columns),
      filters: filtersOf(arrangement),
      isOwn: false,
    })),
    ...Object.entries(own).map(([id, arrangement]) => ({ id, ...arrangement, isOwn: true })),
  ]
}

function layoutOf({ columns: shown, density }: ArrangementModel, columns: readonly ColumnModel[]): Layout {
  if (shown === undefined) return { ...PLAIN, density }
  return { ...PLAIN, order: shown, hidden: columns.flatMap(({ id }) => (shown.includes(id) ? [] : [id])), density }
}

function filtersOf({ filters, sort }: ArrangementModel): Filters {
  return sort === undefined ? filters : { ...filters, [SORT_KEY]: sortText(sort) }
}

/** What of the address belongs to an arrangement: all but where one is. */
export function arrangementFilters(filters: Filters): Filters {
  return Object.fromEntries(
    Object.entries(filters).filter(([key, text]) => key !== PAGE_KEY && key !== ARRANGEMENT_KEY && text !== ''),
  )
}

/** Whether two sets of filters say the same. */
export function isSameFilters(one: Filters, other: Filters): boolean {
  return isSame(arrangementFilters(one), arrangementFilters(other))
}

/** What was kept, with the arrangement of this id as given. The reader's own alone can be written. */
export function withArrangement(
  kept: KeptArrangements,
  id: string,
  arrangement: KeptArrangements['own'][string],
): KeptArrangements {
  return withChange({ ...kept, own: { ...kept.own, [id]: arrangement } }, id, undefined)
}

/** What was kept without an arrangement of the reader's own. */
export function withoutArrangement({ own, start, changes }: KeptArrangements, id: string): KeptArrangements {
  const others = Object.fromEntries(Object.entries(own).filter(([key]) => key !== id))
  return withChange({ own: others, changes, ...(start !== undefined && start !== id && { start }) }, id, undefined)
}

/** What was kept, with an arrangement's unsaved layout; undefined: it has none. */
export function withChange(kept: KeptArrangements, id: string, layout: Layout | undefined): KeptArrangements {
  const others = Object.entries(kept.changes).filter(([key]) => key !== id)
  return { ...kept, changes: Object.fromEntries(layout === undefined ? others : [...others, [id, layout]]) }
}

/** What came back, where it is what was kept; what is broken is left out. */
export function readKept(stored: unknown): KeptArrangements {
  if (!isObject(stored)) return NOTHING_KEPT
  const { own, start, changes } = stored
  return {
    own: entriesOf(
      own,
      (arrangement) =>
        isObject(arrangement) &&
        typeof arrangement['name'] === 'string' &&
        isLayout(arrangement['layout']) &&
        isTexts(arrangement['filters']),
    ) as KeptArrangements['own'],
    changes: entriesOf(changes, isLayout) as KeptArrangements['changes'],
    ...(typeof start === 'string' && { start }),
  }
}

function entriesOf(value: unknown, isRight: (entry: unknown) => boolean): Record<string, unknown> {
  return isObject(value) ? Object.fromEntries(Object.entries(value).filter(([, entry]) => isRight(entry))) : {}
}

function isLayout(value: unknown): boolean {
  if (!isObject(value)) return false
  const { order, hidden, widths, density, fill, filterRow } = value
  const areIds = [order, hidden].every((ids) => Array.isArray(ids) && ids.every((id) => typeof id === 'string'))
  return (
    areIds &&
    isObject(widths) &&
    Object.values(widths).every((width) => typeof width === 'number') &&
    (density === 'comfortable' || density === 'compact') &&
    [fill, filterRow].every((chosen) => chosen === undefined || typeof chosen === 'boolean')
  )
}

function isTexts(value: unknown): boolean {
  return isObject(value) && Object.values(value).every((text) => typeof text === 'string')
}
