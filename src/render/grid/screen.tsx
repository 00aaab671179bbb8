import { useCallback, useMemo } from 'react'
import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { getAt } from '../../config/index.ts'
import type { GridModel } from '../../config/index.ts'
import { ScreenContext } from '../screen/screen.ts'
import type { ScreenSource } from '../screen/screen.ts'
import { useEngine } from '../services/services.ts'
import { withWidth } from './arrangement/layout.ts'
import { GridCards } from './body/cards.tsx'
import { EmptinessContext, emptinessOf } from './body/no-rows.tsx'
import { PaperRows } from './body/paper-rows.tsx'
import { GridSkeleton } from './body/states.tsx'
import { Failed } from '../frame/failed.tsx'
import { GridTable } from './body/table.tsx'
import { Criteria } from './criteria.tsx'
import { FilterContext } from './filter/use-filters.ts'
import { FlagBar } from './flags/flags.tsx'
import { rangeOf } from './order/paging.ts'
import { rawText } from './order/row.ts'
import type { Row } from './order/row.ts'
import { Pagination } from './pagination.tsx'
import { GridToolbar } from './toolbar.tsx'
import { useList } from './use-list.ts'
import type { List, ListProps } from './use-list.ts'

/** Below this width rows are cards (frame, §9: the shell's desktop breakpoint); paper is no screen. */
const NARROW = 'screen and (max-width: 959.95px)'

export interface GridScreenProps extends ListProps {
  /** Takes names out of the address that a search left there; absent, criteria are not shown. */
  removeCriteria?: (names: readonly string[]) => void
}

/** A list: its rows, filters, export and buttons. A click or Enter on a row opens what the model says. */
export function GridScreen({ removeCriteria, ...given }: GridScreenProps) {
  const isNarrow = useMediaQuery(NARROW)
  const list = useList(given)
  const { model, heading, outer, filters, filterSource, page, loaded, shown } = list
  const { rows, state, hasFailed, problem, retry } = loaded
  const screen = useMemo(
    (): ScreenSource => ({ lookups: model.lookups, scope: outer, listen: () => () => undefined }),
    [model, outer],
  )
  const isKnown = state === 'ready'
  return (
    <ScreenContext value={screen}>
      <FilterContext value={filterSource}>
        <Box component="section" aria-label={heading}>
          <GridToolbar {...{ list, isNarrow }} />
          {removeCriteria !== undefined && <Criteria criteria={model.criteria} remove={removeCriteria} />}
          {isKnown && (
            <FlagBar rules={model.exceptions} {...shown.flags} {...{ rows, filters }} set={filterSource.set} />
          )}
          {state === 'loading' && <GridSkeleton {...{ model, isNarrow }} />}
          {hasFailed && <Failed {...{ problem, retry }} />}
          {isKnown && <ListBody {...{ list, isNarrow }} />}
          {isKnown && model.paging !== undefined && loaded.total > 0 && (
            <Pagination
              page={page}
              pages={loaded.pages}
              range={rangeOf(page, rows.length, loaded.size, loaded.total)}
              goTo={list.goTo}
            />
          )}
        </Box>
      </FilterContext>
    </ScreenContext>
  )
}

/** The rows that are known: on paper, and as cards or as a table. */
function ListBody({ list, isNarrow }: { list: List; isNarrow: boolean }) {
  const { t } = useEngine()
  const { model, columns, arrangements, sort, isServerSorted, isFiltered, isSearched } = list
  const { shown: rows, flags: flagsOf, hasFlags, foresee } = list.shown
  const openRow = useOpenRow(model, rows)
  const hasMore = list.loaded.more !== undefined
  const emptiness = useMemo(
    () => emptinessOf(model, t, { isFiltered, isSearched, hasMore }),
    [model, t, isFiltered, isSearched, hasMore],
  )
  const flags = hasFlags ? flagsOf : undefined
  const { layout, setLayout } = arrangements
  return (
    <EmptinessContext value={emptiness}>
      <PaperRows {...{ model, columns, rows, flags }} />
      {isNarrow ? (
        <GridCards {...{ model, rows, openRow }} flags={flagsOf} />
      ) : (
        <GridTable
          {...{ model, columns, rows, flags, sort, openRow }}
          isUpdating={list.loaded.isUpdating}
          density={layout.density}
          onWidth={model.arrange ? (id, width) => setLayout(withWidth(layout, id, width)) : undefined}
          onSort={list.sortBy}
          foresee={isServerSorted ? undefined : foresee}
        />
      )}
    </EmptinessContext>
  )
}

/** Opens what the model says of a row, with the other rows that are shown to go on to; a row without an id opens nothing. */
function useOpenRow(model: GridModel, shown: readonly Row[]): (row: Row) => void {
  const { open } = useEngine()
  return useCallback(
    (row) => {
      const id = model.open === undefined ? '' : rawText(getAt(row, model.open.id))
      if (model.open === undefined || id === '') return
      const { drawer, id: path, pager, gives } = model.open
      const given = Object.fromEntries(Object.entries(gives).map(([name, field]) => [name, rawText(getAt(row, field))]))
      open(drawer, id, {
        given,
        among: pager ? shown.map((each) => rawText(getAt(each, path))).filter((each) => each !== '') : [],
      })
    },
    [model, open, shown],
  )
}
