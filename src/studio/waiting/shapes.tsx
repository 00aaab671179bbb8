import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'

/** A line of text, or another bar, in pixels. */
export function Line({ width, height = 14 }: { width: number | string; height?: number }) {
  return <Skeleton variant="rounded" width={width} height={height} sx={{ maxWidth: '100%' }} />
}

/** A card with lines of these widths, or with what else it holds. */
export function CardShape({ widths = [], children }: { widths?: readonly (number | string)[]; children?: ReactNode }) {
  return (
    <Box
      sx={{
        ...{ display: 'grid', gap: 1.5, alignContent: 'start', p: 2.5 },
        ...{ border: 1, borderColor: 'divider', borderRadius: 1.5, bgcolor: 'background.paper' },
      }}
    >
      {widths.map((width, index) => (
        <Line key={index} width={width} />
      ))}
      {children}
    </Box>
  )
}
