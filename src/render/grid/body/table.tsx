import { useEffect, useMemo, useState } from 'react'
import type { KeyboardEvent } from 'react'
import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import type { ColumnModel, GridModel } from '../../../config/index.ts'
import { useEngine } from '../../services/services.ts'
import { RowTools } from '../chosen/row-tools.tsx'
import { ChosenContext } from '../chosen/use-chosen.ts'
import type { Chosen } from '../chosen/use-chosen.ts'
import { chooseColumn, flagColumn, toColumn } from './columns.tsx'
import { DataRows } from './data-rows.tsx'
import type { Needs } from './needs.ts'
import { useListHeight } from './list-height.ts'
import { copyCell } from '../export/copied-cell.ts'
import type { FlagsOf } from '../flags/flags.tsx'
import { PAGE_SIZES, PagesContext } from './pages.tsx'
import type { Pages } from './pages.tsx'
import type { Peek } from '../peek/use-peek.ts'
import type { Row } from '../order/row.ts'
import type { Sort } from '../order/order.ts'
import type { TextOf } from '../order/texts.ts'
import { useMarking } from '../../screen/marked.ts'
import { letterScale } from '../../look/letter-scale.ts'
import { rowHeightOf } from '../arrangement/layout.ts'
import type { Density } from '../arrangement/layout.ts'

/** By how much Shift and an arrow key move the edge of a column, in pixels: its end, which is on the left where one writes from the right. */
const WIDTH_STEP = { ltr: 20, rtl: -20 } as const
/** The community grid shows at most this many rows on one page. */
const PAGE = 100

interface GridTableProps {
  model: GridModel
  /** Those that are shown, in their order. */
  columns: readonly ColumnModel[]
  look: TableLook
  order: TableOrder
  /** Filtered and sorted. */
  rows: readonly Row[]
  isUpdating: boolean
  /** Signs of rows, and the most that a row has of them. Absent where no row has one: they take no room then. */
  marks: { flags: FlagsOf; signs: number } | undefined
  openRow(row: Row): void
  /** Absent where no row can be chosen. */
  chosen: Chosen | undefined
  /** Absent where nothing is shown beside the list. */
  peek: Peek | undefined
  /** What a row is called. */
  nameOf(row: Row): string
  /** The cells as texts. */
  textOf: TextOf
  /** Where the rows are one page of those that somebody else has, and the table leads on through them. */
  loadedPages: Pages | undefined
}

/** How a table is laid out. */
interface TableLook {
  needs: Needs
  density: Density
  /** To the foot of the window. */
  fill: boolean
  /** Filters stand below the columns' names. */
  hasFilters: boolean
  /** Absent: widths stay as they are. */
  onWidth: ((column: string, width: number) => void) | undefined
}

/** In which order the rows stand, and how that is changed. */
interface TableOrder {
  sort: Sort | undefined
  onSort(sort: Sort | undefined): void
  /** Called for a column whose header is pointed at; absent where others put the rows in order. */
  foresee: ((column: string) => void) | undefined
}

/** The rows as a table, with a filter under each header where they are shown. Filtering and sorting are the caller's. */
export function GridTable({
  model,
  columns: shown,
  look: { needs, density, fill, hasFilters, onWidth },
  order: { sort, onSort, foresee },
  rows,
  isUpdating,
  marks,
  openRow,
  chosen,
  peek,
  nameOf,
  textOf,
  loadedPages,
}: GridTableProps) {
  const { t, left, parts } = useEngine()
  const { direction } = useTheme()
  const marking = useMarking()
  const { flags, signs = 0 } = marks ?? {}
  const { box, height } = useListHeight({ height: model.height, fill })
  const [{ page: asked, size }, setPage] = useState(left?.now.page ?? { page: 0, size: PAGE })
  useEffect(() => left?.keep({ page: { page: asked, size } }), [left, asked, size])
  const page = Math.min(asked, Math.max(0, Math.ceil(rows.length / size) - 1))
  const columns = useMemo(() => {
    const letters = letterScale()
    return [
      ...(model.choose ? [chooseColumn(t, nameOf)] : []),
      ...(flags === undefined ? [] : [flagColumn(flags, signs, !model.choose, t)]),
      ...shown.map((column) =>
        toColumn(column, model, t, {
          need: needs[column.id],
          isUncut: parts.cells[column.cell]?.unbroken === true,
          hasFilters,
          letters,
        }),
      ),
    ]
  }, [model, shown, flags, signs, t, parts, needs, hasFilters, nameOf])
  // The data grid gets the rows of one page: it would go through all of them at each change.
  const ofPage = useMemo(() => rows.slice(page * size, (page + 1) * size), [rows, page, size])
  const pages = useMemo(
    () => loadedPages ?? { page, size, sizes: model.pageSizes ? PAGE_SIZES : [], count: rows.length, goTo: setPage },
    [loadedPages, page, size, model, rows.length],
  )
  const around = useMemo(() => (chosen === undefined ? null : { chosen, page: ofPage }), [chosen, ofPage])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    copyCell(event, (at, id) => {
      const [row, column] = [ofPage[at], shown.find((each) => each.id === id)]
      return row && column && textOf(column)(row)
    })
    widenByKey(event)
  }
  const widenByKey = (event: KeyboardEvent<HTMLElement>): void => {
    const step = WIDTH_STEP[direction]
    const by = event.key === 'ArrowLeft' ? -step : event.key === 'ArrowRight' ? step : 0
    const { target } = event
    if (by === 0 || !event.shiftKey || !(target instanceof HTMLElement) || target.role !== 'columnheader') return
    const column = shown.find(({ id }) => id === target.dataset['field'])
    if (column === undefined) return
    event.stopPropagation()
    event.preventDefault()
    onWidth?.(column.id, target.offsetWidth + by)
  }
  return (
    <Box ref={box} sx={PLACE} style={{ height }} onKeyDownCapture={onKeyDown} onMouseDownCapture={marking.onMouseDown}>
      <ChosenContext value={around}>
        <PagesContext value={pages}>
          <DataRows
            {...{ model, columns, hasFilters, isUpdating, onSort, foresee, onWidth, openRow }}
            page={pages.page}
            rows={ofPage}
            hasMarked={marking.hasMarked}
            choose={chosen?.toggle}
            peek={peek}
            sort={shown.some(({ id }) => id === sort?.column) ? sort : undefined}
            rowHeight={rowHeightOf(model.rowHeight, density)}
            hasPages={
              loadedPages !== undefined || (model.paging === undefined && (model.pageSizes || rows.length > PAGE))
            }
          />
        </PagesContext>
      </ChosenContext>
      <RowTools model={model} table={box} rows={ofPage} nameOf={nameOf} peek={peek?.toggle} isChosen={chosen?.has} />
    </Box>
  )
}

const PLACE = { position: 'relative', displayPrint: 'none' } as const
