import { useMemo, useState } from 'react'
import type { KeyboardEvent, MouseEvent } from 'react'
import Box from '@mui/material/Box'
import { DataGrid } from '@mui/x-data-grid'
import type { GridEventListener, GridSortModel } from '@mui/x-data-grid'
import type { ColumnModel, GridModel } from '../../config/index.ts'
import { useEngine } from '../services.ts'
import type { Translate } from '../services.ts'
import { FLAGS, flagColumn, toColumn } from './columns.tsx'
import type { Entry } from './columns.tsx'
import type { FlagsOf } from './flags.tsx'
import { rowId } from './row-id.ts'
import type { Row, Sort } from './view.ts'
import { rowHeightOf } from './views/layout.ts'
import type { Density } from './views/layout.ts'

/** Height of a header with its filter below, in pixels. */
const HEADER_HEIGHT = 84
/** What clicks on a header lead through. A list that has an order of its own is never without one. */
const FIXED_ORDER = ['asc', 'desc'] as const
const FREE_ORDER = [...FIXED_ORDER, null] as const
/** By how much Shift and an arrow key change a column's width, in pixels. */
const WIDTH_STEP = 20
/** The community grid shows at most this many rows on one page. */
const PAGE = 100

interface GridTableProps {
  model: GridModel
  /** Those that are shown, in their order. */
  columns: readonly ColumnModel[]
  density: Density
  /** Absent: widths stay as they are. */
  onWidth: ((column: string, width: number) => void) | undefined
  /** Filtered and sorted. */
  rows: readonly Row[]
  sort: Sort | undefined
  onSort(sort: Sort | undefined): void
  isUpdating: boolean
  /** Absent where no row has one: they take no room then. */
  flags: FlagsOf | undefined
  openRow(row: Row): void
}

/** The rows as a table, with a filter under each header. Filtering and sorting are the caller's. */
export function GridTable({ model, columns: shown, density, onWidth, rows, sort, onSort, isUpdating, flags, openRow }: GridTableProps) {
  const { t, nonce } = useEngine()
  const [{ page: asked, pageSize }, setPage] = useState({ page: 0, pageSize: PAGE })
  const page = Math.min(asked, Math.max(0, Math.ceil(rows.length / pageSize) - 1))
  const columns = useMemo(
    () => [...(flags === undefined ? [] : [flagColumn(flags, t)]), ...shown.map((column) => toColumn(column, model, t))],
    [model, shown, flags, t],
  )
  // The data grid gets the rows of one page: it would go through all of them at each change.
  const entries = useMemo(() => {
    const first = page * pageSize
    return rows.slice(first, first + pageSize).map((row, index): Entry => ({ id: rowId(row, model) ?? `row ${first + index}`, row }))
  }, [rows, model, page, pageSize])
  const paginationModel = useMemo(() => ({ page, pageSize }), [page, pageSize])
  const sortModel = useMemo(
    (): GridSortModel => (shown.some(({ id }) => id === sort?.column) && sort !== undefined ? [{ field: sort.column, sort: sort.direction }] : []),
    [shown, sort],
  )
  const localeText = useMemo(() => texts(model, t), [model, t])
  const onKeyDown: GridEventListener<'cellKeyDown'> = ({ row }, event) => {
    if (event.key !== 'Enter') return
    event.defaultMuiPrevented = true
    openRow((row as Entry).row)
  }
  const onHeaderKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const by = event.key === 'ArrowLeft' ? -WIDTH_STEP : event.key === 'ArrowRight' ? WIDTH_STEP : 0
    const { target } = event
    if (by === 0 || !event.shiftKey || !(target instanceof HTMLElement) || target.role !== 'columnheader') return
    const column = shown.find(({ id }) => id === target.dataset['field'])
    if (column === undefined) return
    event.stopPropagation()
    event.preventDefault()
    onWidth?.(column.id, target.offsetWidth + by)
  }
  return (
    <Box sx={{ height: model.height }} onKeyDownCapture={onHeaderKeyDown}>
      <DataGrid<Entry>
        label={t(model.title)}
        columns={columns}
        rows={entries}
        // The page's policy allows no code made from text, which the grid's own filters would try.
        disableEval
        rowHeight={rowHeightOf(model.rowHeight, density)}
        columnHeaderHeight={HEADER_HEIGHT}
        sortingMode="server"
        sortingOrder={model.sort === undefined ? FREE_ORDER : FIXED_ORDER}
        sortModel={sortModel}
        onSortModelChange={([first]) => onSort(first?.sort ? { column: first.field, direction: first.sort } : undefined)}
        paginationMode="server"
        rowCount={rows.length}
        paginationModel={paginationModel}
        onPaginationModelChange={setPage}
        pageSizeOptions={model.pageSizes ? [25, 50, PAGE] : [PAGE]}
        hideFooter={model.paging !== undefined || (!model.pageSizes && rows.length <= PAGE)}
        loading={isUpdating}
        disableColumnMenu
        disableColumnResize={onWidth === undefined}
        onColumnWidthChange={({ colDef, width }) => onWidth?.(colDef.field, width)}
        disableColumnFilter
        disableColumnSelector
        disableMultipleRowSelection
        onRowClick={({ row }) => openRow(row.row)}
        onCellKeyDown={onKeyDown}
        localeText={localeText}
        slotProps={SLOTS}
        sx={model.open === undefined ? STYLE : OPENING}
        {...(nonce === undefined ? {} : { nonce })}
      />
    </Box>
  )
}

/** A text that is cut off is told to whoever points at it. */
function tellCut({ currentTarget: cell }: MouseEvent<HTMLElement>): void {
  cell.title = cell.scrollWidth > cell.clientWidth ? (cell.textContent ?? '') : ''
}

const SLOTS = { cell: { onMouseEnter: tellCut } }

function texts(model: GridModel, t: Translate) {
  return {
    noRowsLabel: t(model.empty),
    columnHeaderSortIconLabel: t('grid.sort'),
    paginationRowsPerPage: t('grid.rowsPerPage'),
    paginationDisplayedRows: ({ from, to, count }: { from: number; to: number; count: number }) => t('grid.range', { from, to, count }),
  }
}

const STYLE = {
  bgcolor: 'background.paper',
  '& .MuiDataGrid-columnHeader:focus-within:not(:focus)': { outline: 'none' },
  [`& .${FLAGS}`]: { px: 0.25 },
  '& .MuiDataGrid-columnHeaderTitleContainer': { alignItems: 'flex-start' },
  '& .MuiDataGrid-columnHeaderTitleContainerContent': { flex: 1, height: '100%', minWidth: 0 },
} as const

const OPENING = { ...STYLE, '& .MuiDataGrid-row': { cursor: 'pointer' } } as const
