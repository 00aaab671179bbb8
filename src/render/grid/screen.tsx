import { useCallback, useMemo, useState } from 'react'
import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { resolve } from '../../config/index.ts'
import type { ColumnModel, GridModel } from '../../config/index.ts'
import { createScope } from '../form/core/scope.ts'
import { getAt } from '../form/core/paths.ts'
import { ScreenContext } from '../screen.ts'
import type { ScreenSource } from '../screen.ts'
import { useEngine } from '../services.ts'
import { withOpenColumns } from './access.ts'
import { GridCards } from './cards.tsx'
import { Criteria } from './criteria.tsx'
import { download, toCsv } from './csv.ts'
import { ExceptionBar } from './exception-bar.tsx'
import { createExceptions, EXCEPTION_KEY, onlyExceptions } from './exceptions.ts'
import { FilterContext, switchKey, useFilterSetter } from './filters.ts'
import { Pagination } from './pagination.tsx'
import { PAGE_KEY, SORT_KEY, pageIn, sortIn, sortText } from './paging.ts'
import { useGridRows } from './rows.ts'
import { GridFailed, GridSkeleton } from './states.tsx'
import { GridTable } from './table.tsx'
import { GridToolbar } from './toolbar.tsx'
import { choicesOf, createTexts, filterRows, rawText, sortRows } from './view.ts'
import type { Filters, Row, Sort } from './view.ts'

/** Below this width rows are cards (frame, §9: the shell's desktop breakpoint). */
const NARROW = '(max-width: 959.95px)'

export interface GridScreenProps {
  model: GridModel
  /** Filters by column id, and the switches that are on; they live with the caller, in the address. */
  filters: Filters
  onFiltersChange(filters: Filters): void
  /** Takes names out of the address that a search left there; absent, criteria are not shown. */
  removeCriteria?: (names: readonly string[]) => void
}

/** A list: its rows, filters, export and buttons. A click or Enter on a row opens what the model says. */
export function GridScreen({ model: whole, filters, onFiltersChange, removeCriteria }: GridScreenProps) {
  const { parts, t, locale, scope, open, notify } = useEngine()
  const outer = useMemo(() => createScope(scope, { data: () => undefined, record: () => undefined }), [scope])
  const model = useMemo(() => withOpenColumns(whole, outer), [whole, outer])
  const isNarrow = useMediaQuery(NARROW)
  const named = model.heading === undefined ? undefined : resolve(model.heading, outer)
  const heading = typeof named === 'string' && named !== '' ? named : t(model.title)
  const switched = useMemo(() => new Set(model.switches.filter(({ id }) => filters[switchKey(id)] === 'on').map(({ id }) => id)), [model, filters])
  const { columns, paging } = model
  const isServerSorted = paging?.sorts === true
  const [ownSort, setOwnSort] = useState<Sort | undefined>(model.sort)
  const page = paging === undefined ? 1 : pageIn(filters)
  const sort = useMemo(() => (isServerSorted ? sortIn(filters, columns, model.sort) : ownSort), [isServerSorted, filters, columns, model, ownSort])
  const place = useMemo(() => ({ page, sort: isServerSorted ? sort : undefined }), [page, isServerSorted, sort])
  const list = useGridRows(model, switched, place)
  const { rows, total, size, pages, state, hasFailed, isUpdating, retry, more } = list

  const textOf = useMemo(() => createTexts(model, parts.cells, t, locale), [model, parts, t, locale])
  const exceptionsOf = useMemo(() => createExceptions(model.exceptions, outer), [model, outer])
  const narrowed = useCallback(
    (some: readonly Row[]) => onlyExceptions(filterRows(some, columns, filters, textOf), model.exceptions, filters, exceptionsOf),
    [columns, filters, textOf, model, exceptionsOf],
  )
  const filtered = useMemo(() => narrowed(rows), [narrowed, rows])
  const inOrder = useCallback(
    (some: readonly Row[]) => (isServerSorted ? some : sortRows(some, columns, sort, textOf, locale)),
    [isServerSorted, columns, sort, textOf, locale],
  )
  const shown = useMemo(() => inOrder(filtered), [inOrder, filtered])
  const isFiltered = [...columns.map(({ id }) => id), EXCEPTION_KEY].some((key) => (filters[key] ?? '') !== '')

  const set = useFilterSetter(filters, onFiltersChange)
  const choices = useCallback((column: ColumnModel) => choicesOf(rows, column, textOf, locale), [rows, textOf, locale])
  const filterSource = useMemo(() => ({ filters, set, choices }), [filters, set, choices])
  const screen = useMemo(
    (): ScreenSource => ({ lookups: model.lookups, scope: outer, listen: () => () => undefined }),
    [model, outer],
  )

  const openRow = useCallback(
    (row: Row) => {
      const id = model.open === undefined ? '' : rawText(getAt(row, model.open.id))
      if (model.open !== undefined && id !== '') open(model.open.drawer, id)
    },
    [model, open],
  )
  const [exporting, setExporting] = useState<number>()
  const exportRows = async (): Promise<void> => {
    setExporting(0)
    const all = pages > 1 ? await list.all(setExporting) : rows
    setExporting(undefined)
    if (all === undefined) return notify({ severity: 'error', text: t('error.somethingWentWrong') })
    const exported = columns.filter((column) => column.exported !== false)
    const cells = inOrder(narrowed(all)).map((row) => exported.map((column) => textOf(row, column)))
    download(`${model.export?.fileName ?? model.name}.csv`, toCsv(exported.map(({ label }) => t(label)), cells), 'text/csv;charset=utf-8')
  }
  const goTo = (next: number): void => onFiltersChange({ ...filters, [PAGE_KEY]: next === 1 ? '' : String(next) })
  const sortBy = (next: Sort | undefined): void => {
    if (isServerSorted) onFiltersChange({ ...filters, [PAGE_KEY]: '', [SORT_KEY]: sortText(next) })
    else setOwnSort(next)
  }

  const isKnown = state === 'ready'
  return (
    <ScreenContext value={screen}>
      <FilterContext value={filterSource}>
        <Box component="section" aria-label={heading}>
          <GridToolbar
            model={model}
            heading={heading}
            count={isKnown ? (paging === undefined || isFiltered ? shown.length : total) : undefined}
            ofPage={pages > 1 && isFiltered ? rows.length : undefined}
            isFiltered={isFiltered}
            clearFilters={() => onFiltersChange(withoutColumns(filters, columns))}
            switched={switched}
            setSwitch={(id, isOn) => set(switchKey(id), isOn ? 'on' : '')}
            exportRows={isKnown && (shown.length > 0 || pages > 1) ? () => void exportRows() : undefined}
            exporting={exporting === undefined ? undefined : { page: exporting, pages }}
            more={more}
            isUpdating={isUpdating}
            isNarrow={isNarrow}
          />
          {removeCriteria !== undefined && <Criteria criteria={model.criteria} remove={removeCriteria} />}
          {isKnown && (
            <ExceptionBar rules={model.exceptions} rows={rows} exceptionsOf={exceptionsOf} chosen={filters[EXCEPTION_KEY]} choose={(id) => set(EXCEPTION_KEY, id)} />
          )}
          {state === 'loading' && <GridSkeleton model={model} />}
          {hasFailed && <GridFailed retry={retry} />}
          {isKnown && isNarrow && <GridCards {...{ model, exceptionsOf, openRow }} rows={shown} />}
          {isKnown && !isNarrow && <GridTable {...{ model, sort, isUpdating, exceptionsOf, openRow }} rows={shown} onSort={sortBy} />}
          {isKnown && paging !== undefined && <Pagination page={page} pages={pages} range={rangeOf(page, rows.length, size, total)} goTo={goTo} />}
        </Box>
      </FilterContext>
    </ScreenContext>
  )
}

function withoutColumns(filters: Filters, columns: readonly ColumnModel[]): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([key]) => key !== EXCEPTION_KEY && !columns.some(({ id }) => id === key)))
}

function rangeOf(page: number, shown: number, size: number, count: number): { from: number; to: number; count: number } {
  const before = (page - 1) * size
  return { from: shown === 0 ? 0 : before + 1, to: shown === 0 ? 0 : before + shown, count }
}
