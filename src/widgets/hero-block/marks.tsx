import Box from '@mui/material/Box'
import { alpha } from '@mui/material/styles'
import type { Theme } from '@mui/material/styles'
import { Icon, inputEdge } from '../../render/index.ts'
import type { Stop } from './journey.ts'

/** The size of a dot. */
const DOT = 18

const EDGES = {
  passed: 'primary.main',
  here: 'primary.main',
  ahead: ({ palette }: Theme) => inputEdge(palette),
  late: 'error.main',
} as const

/** The mark of a place: filled and ticked where it is passed, with three points where several are folded. */
export function Dot({ state, isFolded = false }: { state: Stop['state']; isFolded?: boolean }) {
  const isTicked = state === 'passed' && !isFolded
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        insetInlineStart: 0,
        top: 2,
        width: DOT,
        height: DOT,
        borderRadius: '50%',
        border: state === 'here' ? 5 : 2,
        borderColor: EDGES[state],
        bgcolor: isTicked ? 'primary.main' : 'background.paper',
        color: isTicked ? 'primary.contrastText' : 'text.secondary',
        display: 'grid',
        placeItems: 'center',
        forcedColorAdjust: 'none',
      }}
    >
      {isTicked && <Icon name="check" sx={{ width: 13, height: 13 }} />}
      {isFolded && <Box component="span" sx={POINTS} />}
    </Box>
  )
}

/** Three points beside each other. */
const POINTS = {
  width: 12,
  height: 4,
  backgroundImage: 'radial-gradient(circle, currentColor 1px, transparent 1.5px)',
  backgroundSize: '4px 4px',
}

/** The way from a place to the next one, filled as far as it is behind. */
export function Line({ behind, beside }: { behind: number; beside: string }) {
  const share = `${String(Math.round(behind * 100))}%`
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        bgcolor: ({ palette }) => alpha(inputEdge(palette), 0.5),
        insetInlineStart: DOT / 2 - 1,
        top: DOT + 2,
        bottom: -2,
        width: '2px',
        forcedColorAdjust: 'none',
        '& > span': { display: 'block', bgcolor: 'primary.main', width: '100%', height: share },
        [beside]: {
          insetInlineStart: DOT,
          insetInlineEnd: 0,
          top: 2 + DOT / 2 - 1,
          bottom: 'auto',
          width: 'auto',
          height: '2px',
          '& > span': { width: share, height: '100%' },
        },
      }}
    >
      <Box component="span" />
    </Box>
  )
}
