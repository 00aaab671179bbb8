import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'

/** Indents and widths of entries in percent, as a screen's sections and fields stand. */
const LINES = [
  [0, 45],
  [0, 38],
  ...[52, 44, 60, 36, 48, 40].map((width) => [8, width] as const),
  [0, 42],
  ...[50, 38, 56].map((width) => [8, width] as const),
] as const

/** The shape of the entries until they are known. */
export function Coming() {
  return (
    <Box aria-hidden sx={{ display: 'grid', gap: 2.25, px: 3, py: 1.5 }}>
      {LINES.map(([indent, width], index) => (
        <Skeleton
          key={index}
          variant="rounded"
          height={12}
          sx={{ marginInlineStart: `${String(indent)}%`, width: `${String(width)}%` }}
        />
      ))}
    </Box>
  )
}
