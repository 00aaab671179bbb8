import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** A table of words. */
export function Table({ label, heads, rows }: { label: string; heads: string[]; rows: ReactNode[][] }) {
  return (
    <Box tabIndex={0} role="group" aria-label={label} sx={{ overflowX: 'auto' }}>
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          typography: 'body2',
          '& th, & td': {
            textAlign: 'left',
            verticalAlign: 'top',
            p: 1,
            minWidth: 96,
            borderBottom: 1,
            borderColor: 'divider',
          },
          '& th': { color: 'text.secondary', whiteSpace: 'nowrap' },
          '& td:last-of-type': { minWidth: 220 },
          '& code, & kbd': { whiteSpace: 'nowrap' },
        }}
      >
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((value, at) => (
                <td key={heads[at]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}
