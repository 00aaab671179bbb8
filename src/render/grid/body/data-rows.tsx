import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { MouseEvent } from 'react'
import { DataGrid, useGridApiRef } from '@mui/x-data-grid'
import type { Theme } from '@mui/material/styles'
import type { GridColDef, GridColumnHeaderParams, GridEventListener, GridSortModel } from '@mui/x-data-grid'
import type { GridModel } from '../../../config/index.ts'
import { useEngine } from '../../services/services.ts'
import { letterScale } from '../../look/letter-scale.ts'
import { useLatest } from '../../parts/use-latest.ts'
import type { Marking } from '../../screen/marked.ts'
import { CHOOSE, FLAGS, LEADING, NAME } from './columns.tsx'
import type { Entry } from './columns.tsx'
import type { Peek } from '../peek/use-peek.ts'
import { NoRows } from './no-rows.tsx'
import { PagesFooter } from './pages.tsx'
import { useHeldRow } from './use-held-row.ts'
import { rowId } from '../order/row.ts'
import type { Row } from '../order/row.ts'
import type { Sort } from '../order/order.ts'

/** Height of a header in pixels: of the two lines of a column's name, which are as high as the reader's letters, and of the filter below it. */
export function headerHeight(hasFilters: boolean): number {
  return Math.round((hasFilters ? 50 : 12) + 34 * letterScale())
}

/** What clicks on a header lead through. A list that has an order of its own is never without one. */
const FIXED_ORDER = ['asc', 'desc'] as const
const FREE_ORDER = [...FIXED_ORDER, null] as const
/** Who stays on a header for so long, in milliseconds, is not just going past it. */
const STAY = 100

interface DataRowsProps {
  model: GridModel
  /** The same ones until a column changes. */
  columns: GridColDef<Entry>[]
  /** Those of one page. */
  rows: readonly Row[]
  page: number
  hasFilters: boolean
  sort: Sort | undefined
  onSort(sort: Sort | undefined): void
  /** Called for a column whose header is pointed at, or reached by keyboard. */
  foresee: ((column: string) => void) | undefined
  /** Absent: widths stay as they are. */
  onWidth: ((column: string, width: number) => void) | undefined
  openRow(row: Row): void
  /** Whether a click ends the marking of a text. */
  hasMarked: Marking['hasMarked']
  /** Chooses a row, or leaves it. */
  choose: ((row: Row, asRange: boolean) => void) | undefined
  /** Shows rows beside the list; absent where nothing is shown there. */
  peek: Peek | undefined
  isUpdating: boolean
  rowHeight: number
  hasPages: boolean
}

/**
 * One page of rows in the data grid. What changes while one filters and sorts is put into the grid's own state, and its props stay the same:
 * a new prop would redraw every cell before the new rows are there. The grid knows rows by their places, so that a cell changes its text and
 * stays.
 */
export function DataRows({
  model,
  columns,
  rows,
  page,
  hasFilters,
  sort,
  onSort,
  foresee,
  onWidth,
  openRow,
  hasMarked,
  choose,
  peek,
  isUpdating,
  rowHeight,
  hasPages,
}: DataRowsProps) {
  const { t, nonce, left } = useEngine()
  const grid = useGridApiRef()
  const entries = useMemo(() => rows.map((row, id): Entry => ({ id, row })), [rows])
  const [first] = useState(() => ({
    entries,
    page,
    state: { sorting: { sortModel: sortModelOf(sort) }, scroll: left?.now.scroll ?? TOP },
  }))
  const drawn = useRef(entries)
  const opened = useRef<string | number>(undefined)
  const sorted = useLatest(([now]: GridSortModel) => {
    const next: Sort | undefined = now?.sort ? { column: now.field, direction: now.sort } : undefined
    if (next?.column !== sort?.column || next?.direction !== sort?.direction) onSort(next)
  })
  const open = useLatest((row: Row) => {
    opened.current = rowId(row, model)
    openRow(row)
  })
  const pointed = useLatest(({ field, colDef }: GridColumnHeaderParams) => {
    if (colDef.sortable !== false) foresee?.(field)
  })
  const widen = useLatest<Parameters<GridEventListener<'columnWidthChange'>>>(({ colDef, width }) =>
    onWidth?.(colDef.field, width),
  )
  useLayoutEffect(() => {
    if (drawn.current === entries) return
    drawn.current = entries
    grid.current?.setRows(entries)
    if (opened.current === undefined) return
    const at = entries.findIndex(({ row }) => rowId(row, model) === opened.current)
    grid.current?.setRowSelectionModel({ type: 'include', ids: new Set(at === -1 ? [] : [at]) })
  }, [grid, entries, model])
  useHeldRow(grid, entries, model)
  useEffect(() => {
    let stay: ReturnType<typeof setTimeout> | undefined
    const leave = (): void => clearTimeout(stay)
    const stops = [
      grid.current?.subscribeEvent('columnHeaderFocus', (header) => {
        leave()
        stay = setTimeout(() => pointed(header), STAY)
      }),
      grid.current?.subscribeEvent('columnHeaderBlur', leave),
      leave,
    ]
    return () => stops.forEach((stop) => stop?.())
  }, [grid, pointed])
  const ordered = useRef(sort)
  useLayoutEffect(() => {
    // The order that it begins with would take it to its top.
    if (ordered.current === sort) return
    ordered.current = sort
    grid.current?.setSortModel(sortModelOf(sort))
  }, [grid, sort])
  const turned = useRef(first.page)
  useLayoutEffect(() => {
    if (turned.current === page) return
    turned.current = page
    grid.current?.scroll({ top: 0 })
  }, [grid, page])
  useEffect(
    () => grid.current?.subscribeEvent('scrollPositionChange', (scroll) => left?.keep({ scroll: { ...scroll } })),
    [grid, left],
  )
  const toggle = peek?.toggle
  const follow = peek?.follow
  useEffect(
    () => follow && grid.current?.subscribeEvent('cellFocusIn', ({ row }) => follow((row as Entry).row)),
    [grid, follow],
  )
  const beside = peek?.shown && rowId(peek.shown.row, model)
  useLayoutEffect(() => {
    const at = beside === undefined ? -1 : entries.findIndex(({ row }) => rowId(row, model) === beside)
    if (at === -1) return
    opened.current = beside
    grid.current?.setRowSelectionModel({ type: 'include', ids: new Set([at]) })
  }, [grid, entries, model, beside])
  const headHeight = useMemo(() => headerHeight(hasFilters), [hasFilters])
  const localeText = useMemo(
    () => ({
      columnHeaderSortIconLabel: t('grid.sort'),
      columnHeaderSortIconAriaLabel: () => t('grid.sort'),
    }),
    [t],
  )
  const handlers = useMemo(
    () => ({
      onRowClick: ({ row }: { row: Entry }, event: MouseEvent<HTMLElement>) => {
        if (!hasMarked(event)) open(row.row)
      },
      onCellKeyDown: (({ row, field }, event) => {
        const act = actOf(event, field, { peek: toggle, choose })
        if (act !== undefined) {
          event.defaultMuiPrevented = true
          event.preventDefault()
          act((row as Entry).row, event.shiftKey)
        }
        if (event.key !== 'Enter') return
        event.defaultMuiPrevented = true
        open((row as Entry).row)
      }) satisfies GridEventListener<'cellKeyDown'>,
    }),
    [open, choose, toggle, hasMarked],
  )
  return (
    <DataGrid<Entry>
      {...handlers}
      apiRef={grid}
      label={t(model.title)}
      columns={columns}
      rows={first.entries}
      initialState={first.state}
      // The page's policy allows no code made from text, which the grid's own filters would try.
      disableEval
      rowHeight={rowHeight}
      columnHeaderHeight={headHeight}
      sortingMode="server"
      sortingOrder={model.sort === undefined ? FREE_ORDER : FIXED_ORDER}
      onSortModelChange={sorted}
      hideFooter={!hasPages}
      loading={isUpdating}
      disableColumnMenu
      disableColumnResize={onWidth === undefined}
      onColumnWidthChange={widen}
      onColumnHeaderEnter={pointed}
      disableColumnFilter
      disableColumnSelector
      disableMultipleRowSelection
      localeText={localeText}
      slots={SLOTS}
      slotProps={SLOT_PROPS}
      sx={model.open === undefined ? STYLE : OPENING}
      {...(nonce === undefined ? {} : { nonce })}
    />
  )
}

/** What a key does to the row it is pressed on: Space shows it beside the list, where that can be, and X chooses it then; with Shift, or in the column of the boxes, Space chooses as ever. */
function actOf(
  {
    key,
    shiftKey,
    ctrlKey,
    metaKey,
    altKey,
  }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  column: string,
  { peek, choose }: { peek: ((row: Row) => void) | undefined; choose: DataRowsProps['choose'] },
): ((row: Row, asRange: boolean) => void) | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  if (key === ' ')
    return peek === undefined || (choose !== undefined && (shiftKey || column === CHOOSE)) ? choose : peek
  return peek !== undefined && key.toLowerCase() === 'x' ? choose : undefined
}

function sortModelOf(sort: Sort | undefined): GridSortModel {
  return sort === undefined ? [] : [{ field: sort.column, sort: sort.direction }]
}

/** A text that is cut off is shown in full to whoever points at it. */
function tellCut({ currentTarget: cell }: MouseEvent<HTMLElement>): void {
  cell.title = cell.scrollWidth > cell.clientWidth ? (cell.textContent ?? '') : ''
}

const TOP = { top: 0, left: 0 }
const SLOTS = { footer: PagesFooter, noRowsOverlay: NoRows }
const SLOT_PROPS = { cell: { onMouseEnter: tellCut } }

/** Further from the others than the row that is pointed at; links are darker on it, what has a ground of its own gets an edge. */
const CHOSEN_ROW = {
  bgcolor: ({ chosen }: Theme) => chosen,
  boxShadow: ({ palette }: Theme) => `inset 2px 0 ${palette.primary.main}`,
  '& a': { color: ({ palette }: Theme) => `color-mix(in oklab, ${palette.primary.main} 65%, ${palette.text.primary})` },
  '& .MuiChip-root': { boxShadow: 'inset 0 0 0 1px color-mix(in oklab, currentcolor 35%, transparent)' },
} as const

const STYLE = {
  bgcolor: 'background.paper',
  // The library makes shades of its own of the lines' colour, and a raised ground of the dark card's.
  '&&': {
    '--DataGrid-t-color-border-base': ({ palette }: Theme) => palette.divider,
    '--DataGrid-t-header-background-base': ({ palette }: Theme) => palette.background.paper,
  },
  // A badge stands in the middle of the text beside it.
  '& .MuiDataGrid-cell .MuiChip-root': { position: 'relative', top: -1 },
  '& .MuiDataGrid-columnHeader:focus-within:not(:focus)': { outline: 'none' },
  [`& .${FLAGS}`]: { px: 0.25 },
  [`& .${LEADING}`]: {
    px: 0.25,
    '& .MuiDataGrid-columnSeparator': { display: 'none' },
    '& .MuiDataGrid-columnHeaderTitleContainerContent': { display: 'grid', placeItems: 'center' },
  },
  '&& .MuiDataGrid-row:hover': { bgcolor: 'action.hover' },
  // The row that is open, or shown beside the list: its buttons fade out what is below them on the same ground.
  '&& .MuiDataGrid-row.Mui-selected': {
    bgcolor: 'action.hover',
    boxShadow: ({ palette }: Theme) => `inset 2px 0 ${palette.primary.main}`,
  },
  '&& .MuiDataGrid-row:has(input:checked)': CHOSEN_ROW,
  '& .MuiDataGrid-columnSeparator:not(:hover)': { color: 'divider' },
  // Where columns end is seen by whoever comes near to them.
  '@media (hover: hover)': {
    '& .MuiDataGrid-columnHeaders:not(:hover) .MuiDataGrid-columnSeparator': { opacity: 0 },
  },
  // The arrow of the order stands on the last line of the column's name, over it while it is only offered: no filter grows or shrinks.
  '& .MuiDataGrid-iconButtonContainer': { position: 'absolute', top: 26, right: 8 },
  '& .MuiDataGrid-sortButton': { p: '2px' },
  '& .MuiDataGrid-columnHeader--alignRight .MuiDataGrid-iconButtonContainer': { right: 'auto', left: 8 },
  [`& .MuiDataGrid-columnHeader--sorted .${NAME}`]: { pr: '22px' },
  [`& .MuiDataGrid-columnHeader--sorted.MuiDataGrid-columnHeader--alignRight .${NAME}`]: { pr: 0, pl: '22px' },
  '& .MuiDataGrid-columnHeaderTitleContainerContent': { flex: 1, height: '100%', minWidth: 0 },
} as const

const OPENING = { ...STYLE, '& .MuiDataGrid-row': { cursor: 'pointer' } } as const
