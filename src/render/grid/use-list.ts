import { useEffect, useMemo, useState } from 'react'
import { createScope, EXCEPTION_KEY, isFilled, resolve } from '../../config/index.ts'
import type { ColumnModel, GridModel, Scope } from '../../config/index.ts'
import { useEngine } from '../services/services.ts'
import { withOpenColumns } from './access.ts'
import { shownColumns } from './arrangement/layout.ts'
import type { Layout } from './arrangement/layout.ts'
import { useArrangements } from './arrangement/use-arrangements.ts'
import type { Arrangements } from './arrangement/use-arrangements.ts'
import { useFilterSetter, useTypedFilters } from './filter/use-filters.ts'
import type { FilterSource } from './filter/use-filters.ts'
import { CHANGED_KEY } from './flags/changes.ts'
import { filterOf, switchKey, withoutFilters } from './order/filters.ts'
import type { Filters } from './order/filters.ts'
import { cameSorted } from './order/order.ts'
import type { Sort } from './order/order.ts'
import type { Row } from './order/row.ts'
import { PAGE_KEY, pageIn, SORT_KEY, sortIn, sortText } from './order/paging.ts'
import { useGridRows } from './rows.ts'
import type { GridRows } from './rows.ts'
import { useShownRows } from './use-shown-rows.ts'
import type { ShownRows } from './use-shown-rows.ts'
import { useWhole, WHOLE_KEY } from './use-whole.ts'
import type { WholeRows } from './use-whole.ts'

export interface ListProps {
  model: GridModel
  /** Filters by column id, and the switches that are on; they live with the caller, in the address. */
  filters: Filters
  onFiltersChange(filters: Filters): void
}

/** A list as its screen draws it: where it stands, its rows, and what a reader can do with them. */
export interface List extends Place {
  /** Without the columns that are closed to the reader. */
  model: GridModel
  heading: string
  /** Roots of conditions around the rows. */
  outer: Scope
  arrangements: Arrangements
  /** Those that the arrangement shows, in its order and widths. */
  columns: readonly ColumnModel[]
  filters: Filters
  /** The filters as headers reach them. */
  filterSource: FilterSource
  /** A column or a flag narrows the rows. */
  isFiltered: boolean
  /** The address searches for something. */
  isSearched: boolean
  loaded: GridRows
  /** The rows of all pages, once they are read: then filters and flags are about those. */
  whole: WholeRows
  /** The rows shown are some of all pages. */
  isOfWhole: boolean
  shown: ShownRows
  arrange(layout: Layout): void
  clearFilters(): void
  goTo(page: number): void
  sortBy(sort: Sort | undefined): void
}

/** How many rows a list says that it has: of all pages, or, where filters look at one page alone, of that one. */
export function countOf({ model, loaded, shown, isFiltered }: List): number {
  return model.paging === undefined || isFiltered ? shown.shown.length : loaded.total
}

/** Asks for the rows of a list and keeps its filters, order, page and arrangement. */
export function useList({ model: given, filters: asked, onFiltersChange }: ListProps): List {
  const { t, scope, locale } = useEngine()
  const outer = useMemo(() => createScope(scope), [scope])
  const model = useMemo(() => withOpenColumns(given, outer), [given, outer])
  const isSearched = Object.keys(scope.address ?? {}).length > 0
  const { arrangements, filters, change } = useArrangements({ model, filters: asked, onFiltersChange, isSearched })
  const { layout } = arrangements
  const columns = useMemo(() => shownColumns(model.columns, layout), [model, layout])
  const place = usePlace(model, filters)
  const { page, sort, switched, isServerSorted } = place
  const at = useMemo(() => ({ page, sort: isServerSorted ? sort : undefined }), [page, isServerSorted, sort])
  const loaded = useGridRows(model, switched, at)
  const { set, put, replace } = useFilterSetter(filters, change)
  const goTo = (next: number) => put({ [PAGE_KEY]: next === 1 ? '' : String(next) })
  // Of a list that became shorter the last page is shown, not one beyond it: no button leads back from there.
  const isBeyond = loaded.state === 'ready' && !loaded.isTurning && loaded.rows.length === 0 && page > loaded.pages
  useEffect(() => {
    if (isBeyond) goTo(loaded.pages)
  })
  const sorted = useMemo(
    () => (isServerSorted ? cameAs(sort, loaded.rows, model.columns, locale) : sort),
    [isServerSorted, sort, loaded.rows, model, locale],
  )
  const whole = useWhole(loaded, filters[WHOLE_KEY] === 'on')
  const { narrowing, show, forget } = useTypedFilters(filters)
  const keys = narrowingKeys(model)
  const isFiltered = keys.some((key) => filterOf(narrowing, key) !== '')
  const isOfWhole = isFiltered && whole.rows !== undefined
  const rows = isOfWhole && whole.rows !== undefined ? whole.rows : loaded.rows
  const ownSort = isServerSorted ? undefined : sort
  const shown = useShownRows({ model, outer, rows, filters: narrowing, sort: ownSort })
  const { choices, prepare } = shown
  const [cleared, setCleared] = useState(0)
  const filterSource = useMemo(
    () => ({ filters, set, show, choices, prepare, cleared }),
    [filters, set, show, choices, prepare, cleared],
  )
  const named = model.heading === undefined ? undefined : resolve(model.heading, outer)
  return {
    ...place,
    sort: sorted,
    model,
    outer,
    arrangements,
    columns,
    filters,
    filterSource,
    isFiltered,
    isSearched,
    whole,
    isOfWhole,
    shown,
    loaded: isOfWhole ? ofWhole(loaded, whole, rows) : loaded,
    heading: typeof named === 'string' && named !== '' ? named : t(model.title),
    arrange(next) {
      arrangements.setLayout(next)
      // A filter that nobody sees would hide rows.
      if (next.hidden.some((id) => isFilled(filters[id]))) change(withoutFilters(filters, next.hidden))
    },
    clearFilters() {
      forget()
      setCleared(cleared + 1)
      replace(withoutFilters(filters, keys))
    },
    goTo,
    sortBy: (next) => put({ [PAGE_KEY]: '', [SORT_KEY]: sortText(next) }),
  }
}

/** All pages as if they were one. */
function ofWhole(loaded: GridRows, { asOf, isUpdating }: WholeRows, rows: readonly Row[]): GridRows {
  return { ...loaded, rows, asOf, isUpdating, total: rows.length, pages: 1, size: 0 }
}

/** The order that rows were asked in, where they came in it. */
function cameAs(
  sort: Sort | undefined,
  rows: readonly Row[],
  columns: readonly ColumnModel[],
  locale: string,
): Sort | undefined {
  const column = columns.find(({ id }) => id === sort?.column)
  return sort !== undefined && column !== undefined && cameSorted(rows, column, sort.direction, locale)
    ? sort
    : undefined
}

/** Where a list stands. */
interface Place {
  /** Counted from 1. */
  page: number
  /** How the rows stand; where the call sorts them, only if they came so. */
  sort: Sort | undefined
  /** Ids of the switches that are on. */
  switched: ReadonlySet<string>
  /** The call sorts the rows, not the page. */
  isServerSorted: boolean
}

/** Where the filters say that a list stands. */
function usePlace(model: GridModel, filters: Filters): Place {
  const { columns, paging, switches } = model
  const sort = useMemo(() => sortIn(filters, columns, model.sort), [filters, columns, model])
  const switched = useMemo(
    () => new Set(switches.filter(({ id }) => filters[switchKey(id)] === 'on').map(({ id }) => id)),
    [switches, filters],
  )
  return { page: paging === undefined ? 1 : pageIn(filters), sort, switched, isServerSorted: paging?.sorts === true }
}

/** What narrows the rows, by its keys among the filters. */
function narrowingKeys({ columns }: GridModel): string[] {
  return [...columns.map(({ id }) => id), EXCEPTION_KEY, CHANGED_KEY]
}
