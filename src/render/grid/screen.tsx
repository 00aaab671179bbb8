import { useCallback, useMemo, useState } from 'react'
import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { ColumnModel, GridModel } from '../../config/index.ts'
import { createScope } from '../form/core/scope.ts'
import { getAt } from '../form/core/paths.ts'
import { ScreenContext } from '../screen.ts'
import type { ScreenSource } from '../screen.ts'
import { useEngine } from '../services.ts'
import { withOpenColumns } from './access.ts'
import { GridCards } from './cards.tsx'
import { download, toCsv } from './csv.ts'
import { FilterContext, switchKey, useFilterSetter } from './filters.ts'
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
  /** Instead of the model's title, already in the reader's language. */
  heading?: string
}

/** A list: its rows, filters, export and buttons. A click or Enter on a row opens what the model says. */
export function GridScreen({ model: whole, filters, onFiltersChange, heading }: GridScreenProps) {
  const { parts, t, locale, scope, open } = useEngine()
  const outer = useMemo(() => createScope(scope, { data: () => undefined, record: () => undefined }), [scope])
  const model = useMemo(() => withOpenColumns(whole, outer), [whole, outer])
  const isNarrow = useMediaQuery(NARROW)
  const switched = useMemo(() => new Set(model.switches.filter(({ id }) => filters[switchKey(id)] === 'on').map(({ id }) => id)), [model, filters])
  const { rows, state, hasFailed, isUpdating, retry, more } = useGridRows(model, switched)
  const [sort, setSort] = useState<Sort | undefined>(model.sort)
  const { columns } = model

  const textOf = useMemo(() => createTexts(model, parts.cells, t, locale), [model, parts, t, locale])
  const filtered = useMemo(() => filterRows(rows, columns, filters, textOf), [rows, columns, filters, textOf])
  const shown = useMemo(() => sortRows(filtered, columns, sort, textOf, locale), [filtered, columns, sort, textOf, locale])
  const isFiltered = columns.some(({ id }) => (filters[id] ?? '') !== '')

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
  const exportRows = (): void => {
    const cells = shown.map((row) => columns.map((column) => textOf(row, column)))
    download(`${model.export?.fileName ?? model.name}.csv`, toCsv(columns.map(({ label }) => t(label)), cells), 'text/csv;charset=utf-8')
  }

  const isKnown = state === 'ready'
  return (
    <ScreenContext value={screen}>
      <FilterContext value={filterSource}>
        <Box component="section" aria-label={heading ?? t(model.title)}>
          <GridToolbar
            model={model}
            heading={heading ?? t(model.title)}
            count={isKnown ? shown.length : undefined}
            isFiltered={isFiltered}
            clearFilters={() => onFiltersChange(onlySwitches(filters, switched))}
            switched={switched}
            setSwitch={(id, isOn) => set(switchKey(id), isOn ? 'on' : '')}
            exportRows={isKnown && shown.length > 0 ? exportRows : undefined}
            more={more}
            isUpdating={isUpdating}
            isNarrow={isNarrow}
          />
          {state === 'loading' && <GridSkeleton model={model} />}
          {hasFailed && <GridFailed retry={retry} />}
          {isKnown && isNarrow && <GridCards model={model} rows={shown} openRow={openRow} />}
          {isKnown && !isNarrow && <GridTable {...{ model, sort, isUpdating, openRow }} rows={shown} onSort={setSort} />}
        </Box>
      </FilterContext>
    </ScreenContext>
  )
}

function onlySwitches(filters: Filters, switched: ReadonlySet<string>): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([key]) => [...switched].some((id) => key === switchKey(id))))
}
