import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTheme } from '@mui/material/styles'
import { Cell, isFilled, openColumns, useEngine, useRowOpening, useScope, valueAt } from '../../render/index.ts'
import type { BlockPartProps, ColumnModel, RowOpening } from '../../render/index.ts'
import { rowsOf } from '../input/rows-of.ts'
import type { Row } from '../input/rows-of.ts'
import { RowLink } from './RowLink.tsx'

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { padding: '8px 12px', textAlign: 'left', verticalAlign: 'top', borderBottom: `1px solid ${theme.palette.divider}` },
  '& th': { ...theme.typography.body2, fontWeight: 600, color: theme.palette.text.secondary, whiteSpace: 'nowrap' },
  '& td': theme.typography.body2,
  '& tbody tr:last-of-type td': { borderBottom: 0 },
}))

/** Rows as a table; on a narrow screen each row is a card. In a drill-down a row may open a level. */
export function TableBlock({ block, data, lookups }: BlockPartProps) {
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'))
  const rows = rowsOf(data)
  const scope = useScope()
  const { t } = useEngine()
  const columns = openColumns(block.columns, scope)
  const name = block.label === undefined ? columns.map(({ label }) => t(label)).join(', ') : t(block.label)
  const shared = { columns, rows, lookups, opening: useRowOpening(block) }
  return isNarrow ? <Cards {...shared} /> : <Wide {...shared} name={name} />
}

interface ListProps {
  columns: readonly ColumnModel[]
  rows: readonly Row[]
  lookups: BlockPartProps['lookups']
  opening: RowOpening | undefined
}

function Wide({ name, columns, rows, lookups, opening }: ListProps & { name: string }) {
  const { t } = useEngine()
  return (
    <Box sx={{ overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }} tabIndex={0} role="group" aria-label={name}>
      <Table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" style={{ textAlign: column.align, width: column.width }}>
                {t(column.label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Openable component="tr" key={index} row={row} opening={opening}>
              {columns.map((column, at) => (
                <td key={column.id} style={{ textAlign: column.align }}>
                  <RowLink row={row} opening={at === 0 ? opening : undefined} isEmpty={!isFilled(valueAt(row, column.field))}>
                    <Cell row={row} column={column} lookups={lookups} />
                  </RowLink>
                </td>
              ))}
            </Openable>
          ))}
        </tbody>
      </Table>
    </Box>
  )
}

function Cards({ columns, rows, lookups, opening }: ListProps) {
  const { t } = useEngine()
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {rows.map((row, index) => (
        <Openable component="li" key={index} row={row} opening={opening} sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5 }}>
          <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', columnGap: 1.5, rowGap: 0.5, typography: 'body2' }}>
            {columns.map((column, at) => (
              <Box key={column.id} sx={{ display: 'contents' }}>
                <Box component="dt" sx={{ color: 'text.secondary' }}>
                  {t(column.label)}
                </Box>
                <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                  <RowLink row={row} opening={at === 0 ? opening : undefined} isEmpty={!isFilled(valueAt(row, column.field))}>
                    <Cell row={row} column={column} lookups={lookups} />
                  </RowLink>
                </Box>
              </Box>
            ))}
          </Box>
        </Openable>
      ))}
    </Box>
  )
}

/** A row or a card; a click anywhere on it does what its link does. */
function Openable({ component, row, opening, sx, children }: { component: 'tr' | 'li'; row: Row; opening: RowOpening | undefined; sx?: Record<string, string | number>; children: ReactNode }) {
  const hover = opening === undefined ? {} : { cursor: 'pointer', '&:hover': { bgcolor: 'action.hover' } }
  return (
    <Box component={component} onClick={opening && (() => opening.open(row))} sx={{ ...sx, ...hover }}>
      {children}
    </Box>
  )
}
