import { useMemo, useState } from 'react'
import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { stillScreen } from '../blocks/scope.ts'
import { ScreenContext } from '../screen/screen.ts'
import { useLatest } from '../parts/use-latest.ts'
import { useEngine } from '../services/services.ts'
import { fillsWindow, showsFilters, withWidth } from './arrangement/layout.ts'
import { GridCards } from './body/cards.tsx'
import { useNeeds } from './body/needs.ts'
import { EmptinessContext, emptinessOf, moreLabel, wideningOf } from './body/no-rows.tsx'
import { PaperRows, useOwnPaper } from './body/paper-rows.tsx'
import { rangeText } from './body/pages.tsx'
import { GridFailed, GridSkeleton } from './body/states.tsx'
import { GridTable } from './body/table.tsx'
import { ChosenBar } from './chosen/chosen-bar.tsx'
import { useChosen } from './chosen/use-chosen.ts'
import type { Chosen } from './chosen/use-chosen.ts'
import { Criteria } from './criteria.tsx'
import { FilterContext } from './filter/use-filters.ts'
import { useGridExport } from './export/export-button.tsx'
import { FlagBar, standsBeside } from './flag-bar.tsx'
import { WHOLE_KEY } from './use-whole.ts'
import { rangeOf } from './order/paging.ts'
import type { Row } from './order/row.ts'
import { Pagination } from './body/pagination.tsx'
import { GridToolbar } from './toolbar.tsx'
import { Beside } from './peek/beside.tsx'
import { usePeek } from './peek/use-peek.ts'
import { useOpenRow } from './use-open-row.ts'
import { useList } from './use-list.ts'
import type { List, ListProps } from './use-list.ts'

/** Below this width rows are cards (frame, §9: the shell's desktop breakpoint); paper is no screen. */
const NARROW = 'screen and (max-width: 959.95px)'
/** Below this width what stands beside a list's heading has signs without words: all of it stays in one line. */
const CLOSE = 'screen and (max-width: 1279.95px)'

export interface GridScreenProps extends ListProps {
  /** Takes names out of the address that a search left there; absent, criteria are not shown. */
  removeCriteria?: (names: readonly string[]) => void
}

/** A list: its rows, filters, export and buttons. A click or Enter on a row opens what the model says. */
export function GridScreen({ removeCriteria, ...given }: GridScreenProps) {
  const { t, left } = useEngine()
  const isNarrow = useMediaQuery(NARROW)
  const isClose = useMediaQuery(CLOSE)
  const list = useList(given)
  const [through, setThrough] = useState<readonly Row[]>()
  const openRow = useOpenRow(through === undefined ? list : ofRows(list, through))
  const openShown = useLatest((row: Row) => {
    setThrough(undefined)
    openRow(row)
  })
  const { model, heading, outer, filterSource, page, loaded } = list
  const chosen = useChosen({ model, loaded: loaded.rows, shown: list.shown.shown, left })
  const paper = useOwnPaper()
  const openChosen = (): void => {
    const [first] = chosen.rows
    if (first === undefined) return
    setThrough(chosen.rows)
    openRow(first)
  }
  const { rows, state, hasFailed, problem, retry } = loaded
  const screen = useMemo(() => stillScreen(model.lookups, outer), [model, outer])
  const isKnown = state === 'ready'
  const fill = fillsWindow(model, list.arrangements.layout)
  const isPaged = isKnown && model.paging !== undefined && !list.isOfWhole && loaded.total > 0
  // A list as high as the base says has all of its height for its rows.
  const isPagedInside = isPaged && fill && !isNarrow
  const hasFilters = showsFilters(model, list.arrangements.layout)
  return (
    <ScreenContext value={screen}>
      <FilterContext value={filterSource}>
        <Box component="section" aria-label={heading} tabIndex={-1} sx={{ outline: 'none' }}>
          <GridToolbar {...{ list, isNarrow, isClose }} />
          <Box
            sx={{
              display: { md: 'flex' },
              flexWrap: 'wrap',
              columnGap: 2.5,
              mb: { md: 1 },
              '&:empty': { display: 'none' },
            }}
          >
            {removeCriteria !== undefined && <Criteria criteria={model.criteria} remove={removeCriteria} />}
            {state !== 'failed' && !standsBeside(model) && <FlagBar list={list} />}
          </Box>
          {state === 'loading' && <GridSkeleton {...{ model, fill, hasFilters, isNarrow }} />}
          {hasFailed && (
            <GridFailed {...{ model, fill, isNarrow, isKnown, problem, retry }}>
              {loaded.pages > 1 && <Pagination page={page} pages={loaded.pages} text="" goTo={list.goTo} />}
            </GridFailed>
          )}
          {isKnown && (
            <ListBody
              {...{ list, fill, hasFilters, isNarrow, isPagedInside, removeCriteria, chosen }}
              openRow={openShown}
              chosenAlone={paper.rows}
            />
          )}
          {isKnown && model.choose && !isNarrow && (
            <ChosenRows {...{ list, chosen }} open={openChosen} print={() => paper.print(chosen.rows)} />
          )}
          {isPaged && !isPagedInside && (
            <Pagination
              page={page}
              pages={loaded.pages}
              text={rangeText(t, rangeOf(page, rows.length, loaded.size, loaded.total), passing(list))}
              goTo={list.goTo}
            />
          )}
        </Box>
      </FilterContext>
    </ScreenContext>
  )
}

/** The rows that are known: on paper, and as cards or as a table. */
function ListBody({
  list,
  fill,
  hasFilters,
  isNarrow,
  isPagedInside,
  openRow,
  removeCriteria,
  chosen,
  chosenAlone,
}: {
  list: List
  fill: boolean
  hasFilters: boolean
  isNarrow: boolean
  isPagedInside: boolean
  openRow: (row: Row) => void
  removeCriteria: GridScreenProps['removeCriteria']
  chosen: Chosen
  /** What goes on paper, where it is not all of them. */
  chosenAlone: readonly Row[] | undefined
}) {
  const { t, scope } = useEngine()
  const { model, columns, arrangements, sort, isServerSorted, isFiltered, isSearched } = list
  const { shown: rows, flags: flagsOf, signs, foresee, textOf, drawnOf } = list.shown
  const clearFilters = useLatest(list.clearFilters)
  const { more, isUpdating } = list.loaded
  const hasMore = more !== undefined
  const loadMore = useLatest(() => isUpdating || more?.())
  const { filterSource } = list
  // The filters have looked through the rows of one page alone.
  const isOfPage = isFiltered && list.loaded.pages > 1 && list.whole.rows === undefined
  const looked = isOfPage ? list.loaded.rows.length : undefined
  const { reading } = list.whole
  const { pages } = list.loaded
  const emptiness = useMemo(
    () => ({
      ...emptinessOf(model, t, { isFiltered, isSearched, hasMore, looked, reading, pages }),
      widen:
        looked !== undefined
          ? { label: t('grid.lookThroughAll'), press: () => filterSource.set(WHOLE_KEY, 'on') }
          : isFiltered
            ? { label: t('grid.clearFilters'), press: clearFilters }
            : (wideningOf(model, t, scope.address, removeCriteria) ??
              (hasMore && !isSearched ? { label: moreLabel(model, t), press: loadMore } : undefined)),
    }),
    [
      model,
      t,
      isFiltered,
      isSearched,
      hasMore,
      looked,
      reading,
      pages,
      scope,
      removeCriteria,
      clearFilters,
      loadMore,
      filterSource,
    ],
  )
  const flags = signs > 0 ? flagsOf : undefined
  const { layout, setLayout } = arrangements
  const title = model.columns.find(({ id }) => id === model.card.title)
  const nameOf = useMemo(() => (title === undefined ? () => '' : textOf(title)), [title, textOf])
  const needs = useNeeds(columns, model.card.title, layout.widths, list.loaded.rows, drawnOf)
  const peek = usePeek(model)
  const { page } = list
  const goTo = useLatest(list.goTo)
  const {
    size,
    total,
    rows: { length: held },
  } = list.loaded
  const passes = passing(list)
  const loadedPages = useMemo(
    () => ({
      page: page - 1,
      size,
      sizes: [],
      count: total,
      held,
      passing: passes,
      goTo: (to: { page: number }) => goTo(to.page + 1),
    }),
    [page, size, total, held, passes, goTo],
  )
  return (
    <EmptinessContext value={emptiness}>
      <PaperRows
        {...{ model, columns, flags, drawnOf }}
        rows={chosenAlone ?? rows}
        areChosen={chosenAlone !== undefined}
      />
      {isNarrow ? (
        <GridCards {...{ model, rows, openRow }} flags={flagsOf} />
      ) : (
        <Beside {...{ model, peek, openRow, nameOf }}>
          <GridTable
            {...{ model, columns, rows, openRow, nameOf, textOf, peek }}
            look={{
              needs,
              fill,
              hasFilters,
              density: layout.density,
              onWidth: model.arrange ? (id, width) => setLayout(withWidth(layout, id, width)) : undefined,
            }}
            order={{ sort, onSort: list.sortBy, foresee: isServerSorted ? undefined : foresee }}
            marks={flags && { flags, signs }}
            loadedPages={isPagedInside ? loadedPages : undefined}
            chosen={model.choose ? chosen : undefined}
            isUpdating={list.loaded.isUpdating}
          />
        </Beside>
      )}
    </EmptinessContext>
  )
}

/** How many rows of the page the filters leave; undefined where that is all of them. */
function passing({ shown: { shown }, loaded: { rows } }: List): number | undefined {
  return shown.length < rows.length ? shown.length : undefined
}

/** The rows that are chosen, and what can be done with them. */
function ChosenRows({
  list,
  chosen,
  open,
  print,
}: {
  list: List
  chosen: Chosen
  open: () => void
  print: () => void
}) {
  const { model, columns, loaded, outer } = list
  const { textOf, shownOf } = list.shown
  const { write } = useGridExport({ model, columns, loaded, textOf, shownOf })
  return (
    <ChosenBar
      {...{ model, chosen, outer, print }}
      open={model.open === undefined ? undefined : open}
      write={model.export === undefined ? undefined : () => write(chosen.rows)}
    />
  )
}

/** A list as if it held these rows alone: its drawer leads on through them. */
function ofRows(list: List, rows: readonly Row[]): List {
  return { ...list, isFiltered: true, shown: { ...list.shown, shown: rows } }
}
