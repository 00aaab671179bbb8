import type { ColumnModel, Scope } from '../../../config/index.ts'
import type { Filters } from './filters.ts'
import type { Sort } from './order.ts'

/** Where a list stands: its page, counted from 1, and how it is sorted. */
export interface ListPlace {
  page: number
  sort: Sort | undefined
}

/** Where a list's page and sort order stand among its filters, in the address. A column's id has no dot. */
export const PAGE_KEY = 'list.page'
export const SORT_KEY = 'list.sort'

/** How many pages there are: the rows by those on a page, rounded up; 1 when a page holds all (0). Specification, §4. */
export function pagesOf(total: number, max: number): number {
  return max <= 0 ? 1 : Math.max(1, Math.ceil(total / max))
}

/** The page that the filters name; the first where they name none. */
export function pageIn(filters: Filters): number {
  const page = Number(filters[PAGE_KEY])
  return Number.isInteger(page) && page >= 1 ? page : 1
}

/** The sort order that the filters name, of a column that can be sorted; else the one given. */
export function sortIn(
  filters: Filters,
  columns: readonly ColumnModel[],
  otherwise: Sort | undefined,
): Sort | undefined {
  const text = filters[SORT_KEY] ?? ''
  const column = text.replace(/^-/, '')
  return columns.some(({ id, sortable }) => sortable && id === column)
    ? { column, direction: text.startsWith('-') ? 'desc' : 'asc' }
    : otherwise
}

/** A sort order as the filters and the call hold it: the name, with a hyphen before it from largest to smallest. */
export function sortText(sort: Sort | undefined): string {
  return sort === undefined ? '' : `${sort.direction === 'desc' ? '-' : ''}${sort.column}`
}

/** Where the calls of a list read beside what is around it: `page`, counted from 1, and `sort`, the field of the column sorted by. */
export function placeScope(around: Scope, columns: readonly ColumnModel[], { page, sort }: ListPlace): Scope {
  const column = columns.find(({ id }) => id === sort?.column)
  const sorted = sort === undefined || column === undefined ? undefined : sortText({ ...sort, column: column.field })
  return { get: (path) => (path === 'page' ? page : path === 'sort' ? sorted : around.get(path)) }
}

/** A button that leads to a page, or pages left out. */
export type PageButton = number | 'left out'

/** Pages between the first and the last that are shown. */
const MIDDLE = 5

/**
 * The buttons of a pagination: the first page, the last, and up to five between them around the page at hand, with
 * ellipses where pages are left out (specification of the frame, §9).
 */
export function pageButtons(page: number, pages: number): PageButton[] {
  if (pages <= MIDDLE + 2) return range(1, pages)
  const from = Math.min(Math.max(2, page - 2), pages - MIDDLE)
  const to = from + MIDDLE - 1
  return [
    1,
    ...(from > 2 ? ['left out' as const] : []),
    ...range(from, to),
    ...(to < pages - 1 ? ['left out' as const] : []),
    pages,
  ]
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

/** Numbers of the first and of the last row of a page (counted from 1) that shows so many rows, among all. */
export function rangeOf(
  page: number,
  shown: number,
  size: number,
  count: number,
): { from: number; to: number; count: number } {
  const before = (page - 1) * size
  return { from: shown === 0 ? 0 : before + 1, to: shown === 0 ? 0 : before + shown, count }
}
