import { memo } from 'react'
import type { MouseEvent } from 'react'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { GridColDef } from '@mui/x-data-grid'
import { getAt, isFilled } from '../../../config/index.ts'
import type { ColumnModel, GridModel } from '../../../config/index.ts'
import { Cell } from '../../parts/cell.tsx'
import type { Translate } from '../../services/services.ts'
import { TEXT_ALIGN } from '../../look/text-align.ts'
import { visuallyHidden } from '../../look/visually-hidden.ts'
import { ChooseAllBox, ChooseBox } from '../chosen/choose-box.tsx'
import { FilterField } from '../filter/filter-field.tsx'
import { RowFlags } from '../flags/flags.tsx'
import type { FlagsOf } from '../flags/flags.tsx'
import type { Row } from '../order/row.ts'
import { NARROWEST } from '../arrangement/layout.ts'
import { isForBrowser, useRowAddress } from './row-address.ts'

/** Id of the column of boxes. */
export const CHOOSE = 'list.choose'

/** A row as the data grid gets it. */
export interface Entry {
  /** Its place on the page. */
  id: number
  row: Row
}

/** Class of the cells with flags, which may fill them. */
export const FLAGS = 'list-flags'
/** Class of the headers before the columns of the model: between them and the first one stands no line. */
export const LEADING = 'list-leading'
/** Class of a column's name in its header. */
export const NAME = 'list-name'

/** Pixels before the signs of a row where nothing stands between them and the edge of the list. */
const TO_EDGE = 8

/** A first column with the flags of rows, as narrow as the most of a row, `signs`, take. */
export function flagColumn(flags: FlagsOf, signs: number, isAtEdge: boolean, t: Translate): GridColDef<Entry> {
  const width = 6 + signs * 22 + (isAtEdge ? TO_EDGE : 0)
  return {
    field: 'list.flags',
    headerName: t('grid.exceptions'),
    cellClassName: FLAGS,
    headerClassName: LEADING,
    width,
    minWidth: width,
    sortable: false,
    resizable: false,
    align: isAtEdge ? 'right' : 'center',
    renderHeader: () => <span style={visuallyHidden}>{t('grid.exceptions')}</span>,
    renderCell: ({ row }) => <RowFlags row={row.row} {...flags} />,
  }
}

/** A first column with boxes that choose rows; `nameOf`: what a row is called. */
export function chooseColumn(t: Translate, nameOf: (row: Row) => string): GridColDef<Entry> {
  return {
    field: CHOOSE,
    headerName: t('grid.chosenHead'),
    cellClassName: FLAGS,
    headerClassName: LEADING,
    width: 48,
    sortable: false,
    resizable: false,
    align: 'center',
    headerAlign: 'center',
    renderHeader: () => <ChooseAllBox />,
    renderCell: ({ row }) => <ChooseBox row={row.row} name={nameOf(row.row)} />,
  }
}

/** A column of the model: its header with the filter below, its cells by their part; `isUncut`: a text of it that is cut off would be read as another one. */
export function toColumn(
  column: ColumnModel,
  model: GridModel,
  t: Translate,
  {
    need,
    isUncut,
    hasFilters,
    letters,
  }: { need: number | undefined; isUncut: boolean; hasFilters: boolean; letters: number },
): GridColDef<Entry> {
  return {
    field: column.id,
    headerName: t(column.label),
    sortable: column.sortable,
    minWidth: NARROWEST,
    align: column.align,
    headerAlign: column.align,
    ...widthOf(column, need, isUncut || column.id === model.card.title, letters),
    valueGetter: (_value, entry) => getAt(entry.row, column.field),
    renderCell: ({ row }) =>
      column.id === model.card.title ? (
        <RowLink row={row.row} column={column} model={model} />
      ) : (
        <Cell row={row.row} column={column} lookups={model.lookups} />
      ),
    renderHeader: () => <Header column={column} label={t(column.label)} hasFilters={hasFilters} />,
  }
}

/**
 * What names a row: a link to what the row opens, for a second tab and for copying its address. A plain click is the row's own. The
 * keyboard stays with the cell, which opens the row by Enter.
 */
const RowLink = memo(function RowLink({ row, column, model }: { row: Row; column: ColumnModel; model: GridModel }) {
  const address = useRowAddress(model.open, row)
  const content = <Cell row={row} column={column} lookups={model.lookups} />
  if (address === undefined || !isFilled(getAt(row, column.field))) return content
  return (
    <Link href={address} tabIndex={-1} underline="hover" sx={{ fontWeight: 600 }} onClick={leaveToBrowser}>
      {content}
    </Link>
  )
})

function leaveToBrowser(event: MouseEvent): void {
  if (isForBrowser(event)) event.stopPropagation()
  else event.preventDefault()
}

/**
 * A column whose need is known gets that while there is room for all, and of what is left as much more; where there is not, no less than its model
 * says for letters of the usual size or it needs, and what names a row, a number or a day is never cut. Else it takes its part of the room that is left, the width it is given, or, when it says neither, a part like others.
 */
function widthOf(
  { flex, width }: ColumnModel,
  need: number | undefined,
  isUncut: boolean,
  letters: number,
): Pick<GridColDef<Entry>, 'flex' | 'minWidth' | 'width'> {
  if (need !== undefined)
    return { flex: need, minWidth: isUncut ? need : Math.min(need, width === undefined ? need : width * letters) }
  if (flex === undefined && width !== undefined) return { width }
  return { flex: flex ?? 1, minWidth: width ?? 120 }
}

const Header = memo(function Header({
  column,
  label,
  hasFilters,
}: {
  column: ColumnModel
  label: string
  hasFilters: boolean
}) {
  return (
    <Box
      sx={{
        width: '100%',
        minWidth: 0,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-evenly',
        lineHeight: 1.3,
        py: 0.5,
      }}
    >
      <Box
        className={NAME}
        sx={LABEL}
        style={{ justifyContent: ENDS[column.align], textAlign: TEXT_ALIGN[column.align] }}
        title={label}
      >
        <span>{label}</span>
      </Box>
      {hasFilters && (column.filter === 'none' ? <Box sx={{ height: 32 }} /> : <FilterField column={column} />)}
    </Box>
  )
})

/** Two lines, standing on the filter below, so that a narrow column still says its name. */
const LABEL = {
  height: 'calc(34em / 12)',
  display: 'flex',
  alignItems: 'flex-end',
  typography: 'caption',
  fontWeight: 500,
  color: 'text.secondary',
  lineHeight: 17 / 12,
  whiteSpace: 'normal',
  '& span': { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' },
} as const

const ENDS = { left: 'flex-start', center: 'center', right: 'flex-end' } as const
