import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTheme } from '@mui/material/styles'
import { Cell, useEngine } from '../../render/index.ts'
import type { BlockPartProps, ColumnModel } from '../../render/index.ts'
import { rowsOf } from '../input/rows-of.ts'
import type { Row } from '../input/rows-of.ts'

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { padding: '8px 12px', textAlign: 'left', verticalAlign: 'top', borderBottom: `1px solid ${theme.palette.divider}` },
  '& th': { ...theme.typography.body2, fontWeight: 600, color: theme.palette.text.secondary, whiteSpace: 'nowrap' },
  '& td': theme.typography.body2,
  '& tbody tr:last-of-type td': { borderBottom: 0 },
}))

/** Rows as a table; on a narrow screen each row is a card. */
export function TableBlock({ block, data, lookups }: BlockPartProps) {
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'))
  const rows = rowsOf(data)
  const shared = { columns: block.columns, rows, lookups }
  return isNarrow ? <Cards {...shared} /> : <Wide {...shared} />
}

interface ListProps {
  columns: readonly ColumnModel[]
  rows: readonly Row[]
  lookups: BlockPartProps['lookups']
}

function Wide({ columns, rows, lookups }: ListProps) {
  const { t } = useEngine()
  return (
    <Box sx={{ overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }} tabIndex={0} role="group">
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
            <tr key={index}>
              {columns.map((column) => (
                <td key={column.id} style={{ textAlign: column.align }}>
                  <Cell row={row} column={column} lookups={lookups} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  )
}

function Cards({ columns, rows, lookups }: ListProps) {
  const { t } = useEngine()
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {rows.map((row, index) => (
        <Box component="li" key={index} sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5 }}>
          <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', columnGap: 1.5, rowGap: 0.5, typography: 'body2' }}>
            {columns.map((column) => (
              <Box key={column.id} sx={{ display: 'contents' }}>
                <Box component="dt" sx={{ color: 'text.secondary' }}>
                  {t(column.label)}
                </Box>
                <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                  <Cell row={row} column={column} lookups={lookups} />
                </Box>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
