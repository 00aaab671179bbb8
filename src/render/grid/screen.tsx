import { useMemo } from 'react'
import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { createScope, isFilled, resolve } from '../../config/index.ts'
import type { ColumnModel, GridModel } from '../../config/index.ts'
import { ScreenContext } from '../screen.ts'
import type { ScreenSource } from '../screen.ts'
import { useEngine } from '../services.ts'
import { withOpenColumns } from './access.ts'
import { GridCards } from './cards.tsx'
import { Criteria } from './criteria.tsx'
import { CHANGED_KEY } from './changes.ts'
import { EXCEPTION_KEY } from './exceptions.ts'
import { FlagBar } from './flags.tsx'
import { FilterContext, switchKey, useFilterSetter } from './filters.ts'
import { EmptinessContext, emptinessOf } from './no-rows.tsx'
import { Pagination } from './pagination.tsx'
import { PAGE_KEY, SORT_KEY, pageIn, rangeOf, sortIn, sortText } from './paging.ts'
import { useGridRows } from './rows.ts'
import { PaperRows } from './paper-rows.tsx'
import { GridFailed, GridSkeleton } from './states.tsx'
import { GridTable } from './table.tsx'
import { GridToolbar } from './toolbar.tsx'
import { useGridExport } from './use-export.ts'
import { useOpenRow } from './use-open-row.ts'
import { useShownRows } from './use-shown-rows.ts'
import { filterOf } from './view.ts'
import type { Filters, Sort } from './view.ts'
import { ColumnsPanel } from './arrangement/columns-panel.tsx'
import { shownColumns, withWidth } from './arrangement/layout.ts'
import type { Layout } from './arrangement/layout.ts'
import { useArrangements } from './arrangement/use-arrangements.ts'
import { ArrangementsMenu } from './arrangement/arrangements-menu.tsx'

/** Below this width rows are cards (frame, §9: the shell's desktop breakpoint); paper is no screen. */
const NARROW = 'screen and (max-width: 959.95px)'

export interface GridScreenProps {
  model: GridModel
  /** Filters by column id, and the switches that are on; they live with the caller, in the address. */
  filters: Filters
  onFiltersChange(filters: Filters): void
  /** Takes names out of the address that a search left there; absent, criteria are not shown. */
  removeCriteria?: (names: readonly string[]) => void
}

/** A list: its rows, filters, export and buttons. A click or Enter on a row opens what the model says. */
export function GridScreen({ model: whole, filters: given, onFiltersChange, removeCriteria }: GridScreenProps) {
  const { t, scope } = useEngine()
  const outer = useMemo(() => createScope(scope), [scope])
  const model = useMemo(() => withOpenColumns(whole, outer), [whole, outer])
  const isNarrow = useMediaQuery(NARROW)
  const named = model.heading === undefined ? undefined : resolve(model.heading, outer)
  const heading = typeof named === 'string' && named !== '' ? named : t(model.title)
  const { columns, paging } = model
  const isSearch = Object.keys(scope.address ?? {}).length > 0
  const { arrangements, filters, change } = useArrangements({
    model,
    columns,
    filters: given,
    onFiltersChange,
    isSearch,
  })
  const { layout } = arrangements
  const laidOut = useMemo(() => shownColumns(columns, layout), [columns, layout])
  const switched = useMemo(
    () => new Set(model.switches.filter(({ id }) => filters[switchKey(id)] === 'on').map(({ id }) => id)),
    [model, filters],
  )
  const isServerSorted = paging?.sorts === true
  const page = paging === undefined ? 1 : pageIn(filters)
  const sort = useMemo(() => sortIn(filters, columns, model.sort), [filters, columns, model])
  const place = useMemo(() => ({ page, sort: isServerSorted ? sort : undefined }), [page, isServerSorted, sort])
  const list = useGridRows(model, switched, place)
  const { rows, total, size, pages, state, hasFailed, reason, isUpdating, retry, more } = list

  const { shown, textOf, flags, hasFlags, choices, shownOf, foresee, prepare } = useShownRows({
    model,
    outer,
    rows,
    filters,
    sort: isServerSorted ? undefined : sort,
  })
  const isFiltered = filterKeys(columns).some((key) => filterOf(filters, key) !== '')

  const hasMore = more !== undefined
  const emptiness = useMemo(
    () => emptinessOf(model, t, { isFiltered, isSearched: isSearch, hasMore }),
    [model, t, isFiltered, isSearch, hasMore],
  )

  const { set, replace } = useFilterSetter(filters, change)
  const filterSource = useMemo(() => ({ filters, set, choices, prepare }), [filters, set, choices, prepare])
  const screen = useMemo(
    (): ScreenSource => ({ lookups: model.lookups, scope: outer, listen: () => () => undefined }),
    [model, outer],
  )

  const openRow = useOpenRow(model, shown)
  const exporting = useGridExport({ model, columns: laidOut, list, textOf, shownOf })
  const goTo = (next: number): void => change({ ...filters, [PAGE_KEY]: next === 1 ? '' : String(next) })
  const sortBy = (next: Sort | undefined): void => change({ ...filters, [PAGE_KEY]: '', [SORT_KEY]: sortText(next) })
  const arrange = (next: Layout): void => {
    arrangements.setLayout(next)
    // A filter that nobody sees would hide rows.
    if (next.hidden.some((id) => isFilled(filters[id]))) change(without(filters, next.hidden))
  }
  const onWidth = (id: string, width: number): void => arrangements.setLayout(withWidth(layout, id, width))

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
            clearFilters={() => replace(without(filters, filterKeys(columns)))}
            switched={switched}
            setSwitch={(id, isOn) => set(switchKey(id), isOn ? 'on' : '')}
            isLoading={state === 'loading'}
            exporting={isKnown && (shown.length > 0 || pages > 1) ? exporting : undefined}
            more={more}
            isUpdating={isUpdating}
            arrangements={
              model.arrange && (
                <>
                  <ArrangementsMenu arrangements={arrangements} />
                  {!isNarrow && <ColumnsPanel {...{ columns, layout }} setLayout={arrange} />}
                </>
              )
            }
            isNarrow={isNarrow}
          />
          {removeCriteria !== undefined && <Criteria criteria={model.criteria} remove={removeCriteria} />}
          {isKnown && <FlagBar rules={model.exceptions} {...flags} {...{ rows, filters, set }} />}
          {state === 'loading' && <GridSkeleton {...{ model, isNarrow }} />}
          {hasFailed && <GridFailed {...{ reason, retry }} />}
          <EmptinessContext value={emptiness}>
            {isKnown && <PaperRows model={model} columns={laidOut} rows={shown} flags={hasFlags ? flags : undefined} />}
            {isKnown && isNarrow && <GridCards {...{ model, flags, openRow }} rows={shown} />}
            {isKnown && !isNarrow && (
              <GridTable
                {...{ model, sort, isUpdating, openRow }}
                flags={hasFlags ? flags : undefined}
                columns={laidOut}
                density={layout.density}
                onWidth={model.arrange ? onWidth : undefined}
                rows={shown}
                onSort={sortBy}
                foresee={isServerSorted ? undefined : foresee}
              />
            )}
          </EmptinessContext>
          {isKnown && paging !== undefined && total > 0 && (
            <Pagination page={page} pages={pages} range={rangeOf(page, rows.length, size, total)} goTo={goTo} />
          )}
        </Box>
      </FilterContext>
    </ScreenContext>
  )
}

/** What narrows the rows, by its keys among the filters. */
function filterKeys(columns: readonly ColumnModel[]): string[] {
  return [...columns.map(({ id }) => id), EXCEPTION_KEY, CHANGED_KEY]
}

function without(filters: Filters, keys: readonly string[]): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([key]) => !keys.includes(key)))
}
