import { useMemo, useState } from 'react'
import Box from '@mui/material/Box'
import { DataGrid } from '@mui/x-data-grid'
import type { GridColDef, GridEventListener, GridSortModel } from '@mui/x-data-grid'
import type { ColumnModel, GridModel } from '../../config/index.ts'
import { getAt } from '../form/core/paths.ts'
import { useEngine } from '../services.ts'
import type { Translate } from '../services.ts'
import { Cell } from '../cell.tsx'
import { visuallyHidden } from '../visually-hidden.ts'
import { ExceptionFlag } from './exception-bar.tsx'
import type { ExceptionsOf } from './exceptions.ts'
import { FilterField } from './filter-field.tsx'
import type { Row, Sort } from './view.ts'

/** Height of a header with its filter below, in pixels. */
const HEADER_HEIGHT = 84
/** The community grid shows at most this many rows on one page. */
const PAGE = 100

interface Entry {
  id: string | number
  row: Row
}

interface GridTableProps {
  model: GridModel
  /** Filtered and sorted. */
  rows: readonly Row[]
  sort: Sort | undefined
  onSort(sort: Sort | undefined): void
  isUpdating: boolean
  exceptionsOf: ExceptionsOf
  openRow(row: Row): void
}

/** The rows as a table, with a filter under each header. Filtering and sorting are the caller's. */
export function GridTable({ model, rows, sort, onSort, isUpdating, exceptionsOf, openRow }: GridTableProps) {
  const { t, nonce } = useEngine()
  const [page, setPage] = useState({ page: 0, pageSize: PAGE })
  const columns = useMemo(
    () => [...(model.exceptions.length === 0 ? [] : [flagColumn(exceptionsOf, t)]), ...model.columns.map((column) => toColumn(column, model, t))],
    [model, exceptionsOf, t],
  )
  const entries = useMemo(() => rows.map((row, index): Entry => ({ id: rowId(row, model) ?? `row ${index}`, row })), [rows, model])
  const sortModel = useMemo((): GridSortModel => (sort === undefined ? [] : [{ field: sort.column, sort: sort.direction }]), [sort])
  const localeText = useMemo(() => texts(model, t), [model, t])
  const onKeyDown: GridEventListener<'cellKeyDown'> = ({ row }, event) => {
    if (event.key !== 'Enter') return
    event.defaultMuiPrevented = true
    openRow((row as Entry).row)
  }
  return (
    <Box sx={{ height: model.height }}>
      <DataGrid<Entry>
        label={t(model.title)}
        columns={columns}
        rows={entries}
        // The page's policy allows no code made from text, which the grid's own filters would try.
        disableEval
        rowHeight={model.rowHeight}
        columnHeaderHeight={HEADER_HEIGHT}
        sortingMode="server"
        sortModel={sortModel}
        onSortModelChange={([first]) => onSort(first?.sort ? { column: first.field, direction: first.sort } : undefined)}
        paginationModel={page}
        onPaginationModelChange={setPage}
        pageSizeOptions={model.pageSizes ? [25, 50, PAGE] : [PAGE]}
        hideFooter={model.paging !== undefined || (!model.pageSizes && rows.length <= PAGE)}
        loading={isUpdating}
        disableColumnMenu
        disableColumnFilter
        disableColumnSelector
        disableMultipleRowSelection
        onRowClick={({ row }) => openRow(row.row)}
        onCellKeyDown={onKeyDown}
        localeText={localeText}
        sx={model.open === undefined ? STYLE : OPENING}
        {...(nonce === undefined ? {} : { nonce })}
      />
    </Box>
  )
}

/** The value that identifies a row; undefined for one without. */
export function rowId(row: Row, model: GridModel): string | number | undefined {
  const id = getAt(row, model.rows.id)
  return (typeof id === 'string' && id !== '') || typeof id === 'number' ? id : undefined
}

/** A narrow first column with the flags of rows. */
function flagColumn(exceptionsOf: ExceptionsOf, t: Translate): GridColDef<Entry> {
  return {
    field: 'list.exceptions',
    headerName: t('grid.exceptions'),
    width: 44,
    sortable: false,
    align: 'center',
    renderHeader: () => <span style={visuallyHidden}>{t('grid.exceptions')}</span>,
    renderCell: ({ row }) => <ExceptionFlag found={exceptionsOf(row.row)} />,
  }
}

function toColumn(column: ColumnModel, model: GridModel, t: Translate): GridColDef<Entry> {
  return {
    field: column.id,
    headerName: t(column.label),
    sortable: column.sortable,
    align: column.align,
    headerAlign: column.align,
    ...(column.flex === undefined ? {} : { flex: column.flex, minWidth: column.width ?? 120 }),
    ...(column.flex === undefined && column.width !== undefined ? { width: column.width } : {}),
    valueGetter: (_value, entry) => getAt(entry.row, column.field),
    renderCell: ({ row }) => <Cell row={row.row} column={column} lookups={model.lookups} />,
    renderHeader: () => <Header column={column} label={t(column.label)} />,
  }
}

function Header({ column, label }: { column: ColumnModel; label: string }) {
  return (
    <Box sx={{ width: '100%', minWidth: 0, display: 'flex', flexDirection: 'column', justifyContent: 'space-evenly', lineHeight: 1.3, py: 0.5 }}>
      <Box sx={LABEL} style={{ justifyContent: ENDS[column.align], textAlign: column.align }} title={label}>
        <span>{label}</span>
      </Box>
      {column.filter === 'none' ? <Box sx={{ height: 32 }} /> : <FilterField column={column} />}
    </Box>
  )
}

/** Two lines, standing on the filter below, so that a narrow column still says its name. */
const LABEL = {
  height: 34,
  display: 'flex',
  alignItems: 'flex-end',
  fontSize: 13,
  fontWeight: 600,
  lineHeight: '17px',
  whiteSpace: 'normal',
  '& span': { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' },
} as const

const ENDS = { left: 'flex-start', center: 'center', right: 'flex-end' } as const

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
  '& .MuiDataGrid-columnHeaderTitleContainer': { alignItems: 'flex-start' },
  '& .MuiDataGrid-columnHeaderTitleContainerContent': { flex: 1, height: '100%', minWidth: 0 },
} as const

const OPENING = { ...STYLE, '& .MuiDataGrid-row': { cursor: 'pointer' } } as const
