import { Fragment } from 'react'
import Box from '@mui/material/Box'
import { useEngine, visuallyHidden } from '../../render/index.ts'
import type { ColumnModel } from '../../render/index.ts'
import type { Row } from '../block/rows-of.ts'
import { RowValue } from './OpenableRow.tsx'
import type { RowList } from './list.ts'

const LINE = { m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 1, minWidth: 0, position: 'relative' } as const
/** Between two in a line stands a dot, before the first of a line it is cut off. */
const GROUPS = { ...LINE, columnGap: 0, mx: '-14px', pr: '14px', clipPath: 'inset(0 14px)', color: 'text.secondary' }
const GROUP = {
  pl: '14px',
  position: 'relative',
  '&::before': { content: '"·"', position: 'absolute', left: 5 },
} as const

interface Props {
  list: RowList
  row: Row
}

/** The values of a row as a card: in few lines where the options say how, else a line for each. */
export function CardValues({ list, row }: Props) {
  const { card } = list.block.options
  const { columns } = list
  const [title] = columns
  if (card === undefined || title === undefined) return <Lines list={list} row={row} columns={columns} />
  const named = (field: string): ColumnModel[] => columns.filter((column) => column.field === field)
  const figure = named(card.figure)
  const groups = card.groups.map((fields) => fields.flatMap(named)).filter(({ length }) => length > 0)
  const shown = new Set([title, ...figure, ...groups.flat()])
  const others = columns.filter((column) => !shown.has(column))
  return (
    <Box sx={{ flex: 1, minWidth: 0, display: 'grid', rowGap: 0.5, typography: 'body2' }}>
      <Box component="dl" sx={LINE}>
        <Named list={list} row={row} columns={[title]} isFirst sx={{ fontWeight: 600 }} />
        {figure.length > 0 && <Named list={list} row={row} columns={figure} sx={{ ml: 'auto', fontWeight: 600 }} />}
      </Box>
      {groups.length > 0 && (
        <Box component="dl" sx={GROUPS}>
          {groups.map((group) => (
            <Named key={group[0]?.id} list={list} row={row} columns={group} sx={GROUP} />
          ))}
        </Box>
      )}
      {others.length > 0 && <Lines list={list} row={row} columns={others} />}
    </Box>
  )
}

/** Values that are read as one; what they are called is heard, not seen. */
function Named({
  list,
  row,
  columns,
  isFirst = false,
  sx,
}: Props & { columns: readonly ColumnModel[]; isFirst?: boolean; sx: object }) {
  const { t } = useEngine()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.5, minWidth: 0, ...sx }}>
      {columns.map((column) => (
        <Fragment key={column.id}>
          <dt data-entry={column.id} style={visuallyHidden}>
            {t(column.label)}
          </dt>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            <RowValue list={list} row={row} column={column} isFirst={isFirst} />
          </Box>
        </Fragment>
      ))}
    </Box>
  )
}

/** Each value on a line beside what it is called. */
function Lines({ list, row, columns }: Props & { columns: readonly ColumnModel[] }) {
  const { t } = useEngine()
  return (
    <Box
      component="dl"
      sx={{
        flex: 1,
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
        columnGap: 1.5,
        rowGap: 0.5,
        alignItems: 'baseline',
        typography: 'body2',
      }}
    >
      {columns.map((column) => (
        <Box key={column.id} sx={{ display: 'contents' }}>
          <Box component="dt" data-entry={column.id} sx={{ color: 'text.secondary' }}>
            {t(column.label)}
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', '&:empty::before': { content: '"–"' } }}>
            <RowValue list={list} row={row} column={column} isFirst={column === list.columns[0]} />
          </Box>
        </Box>
      ))}
    </Box>
  )
}
