import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'

/** How the start page is laid out, on its way and there: all of it, and what stands side by side in it. */
export const START = {
  page: { maxWidth: 1120, mx: 'auto', p: { xs: 2, md: 4 }, gap: 4 },
  columns: {
    display: 'grid',
    gap: 3,
    alignItems: 'start',
    gridTemplateColumns: { md: 'minmax(0, 2fr) minmax(0, 1fr)' },
  },
} as const

/** A line of text, or another bar, in pixels. */
export function Line({ width, height = 14 }: { width: number | string; height?: number }) {
  return <Skeleton variant="rounded" width={width} height={height} sx={{ maxWidth: '100%' }} />
}

/** A card with lines of these widths, or with what else it holds. */
export function CardShape({ widths = [], children }: { widths?: readonly (number | string)[]; children?: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        alignContent: 'start',
        p: 2.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        bgcolor: 'background.paper',
      }}
    >
      {widths.map((width, index) => (
        <Line key={index} width={width} />
      ))}
      {children}
    </Box>
  )
}
