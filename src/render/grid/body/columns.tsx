import { memo } from 'react'
import Box from '@mui/material/Box'
import type { GridColDef } from '@mui/x-data-grid'
import { getAt } from '../../../config/index.ts'
import type { ColumnModel, GridModel } from '../../../config/index.ts'
import { Cell } from '../../parts/cell.tsx'
import type { Translate } from '../../services/services.ts'
import { visuallyHidden } from '../../frame/visually-hidden.ts'
import { FilterField } from '../filter/filter-field.tsx'
import { RowFlags } from '../flags/flags.tsx'
import type { FlagsOf } from '../flags/flags.tsx'
import type { Row } from '../order/row.ts'
import { NARROWEST } from '../arrangement/layout.ts'

/** A row as the data grid gets it. */
export interface Entry {
  /** Its place on the page. */
  id: number
  row: Row
}

/** Class of the cells with flags, which may fill them. */
export const FLAGS = 'list-flags'
/** Class of a column's name in its header. */
export const NAME = 'list-name'

/** A narrow first column with the flags of rows. */
export function flagColumn(flags: FlagsOf, t: Translate): GridColDef<Entry> {
  return {
    field: 'list.flags',
    headerName: t('grid.exceptions'),
    cellClassName: FLAGS,
    width: 52,
    sortable: false,
    resizable: false,
    align: 'center',
    renderHeader: () => <span style={visuallyHidden}>{t('grid.exceptions')}</span>,
    renderCell: ({ row }) => <RowFlags row={row.row} {...flags} />,
  }
}

/** A column of the model: its header with the filter below, its cells by their part. */
export function toColumn(column: ColumnModel, model: GridModel, t: Translate): GridColDef<Entry> {
  return {
    field: column.id,
    headerName: t(column.label),
    sortable: column.sortable,
    minWidth: NARROWEST,
    align: column.align,
    headerAlign: column.align,
    ...widthOf(column),
    valueGetter: (_value, entry) => getAt(entry.row, column.field),
    renderCell: ({ row }) => <Cell row={row.row} column={column} lookups={model.lookups} />,
    renderHeader: () => <Header column={column} label={t(column.label)} />,
  }
}

/** A column takes its part of the room that is left, the width it is given, or, when it says neither, a part like others. */
function widthOf({ flex, width }: ColumnModel): Pick<GridColDef<Entry>, 'flex' | 'minWidth' | 'width'> {
  if (flex === undefined && width !== undefined) return { width }
  return { flex: flex ?? 1, minWidth: width ?? 120 }
}

const Header = memo(function Header({ column, label }: { column: ColumnModel; label: string }) {
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
        style={{ justifyContent: ENDS[column.align], textAlign: column.align }}
        title={label}
      >
        <span>{label}</span>
      </Box>
      {column.filter === 'none' ? <Box sx={{ height: 32 }} /> : <FilterField column={column} />}
    </Box>
  )
})

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
