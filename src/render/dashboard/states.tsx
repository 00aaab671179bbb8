import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { momentOf } from '../../config/index.ts'
import type { Problem } from '../../contract/index.ts'
import { useFailureText } from '../frame/failed.tsx'
import { isDenied } from '../source/failure.ts'
import { Icon } from '../look/icon.tsx'
import type { ChartPart } from '../services/parts.ts'
import { handsFocusOn } from '../screen/hand-on.ts'
import { useEngine } from '../services/services.ts'
import { sinceText } from '../parts/day-text.ts'
import { visuallyHidden } from '../look/visually-hidden.ts'
import { WaitingText } from '../look/waiting-text.tsx'

/** Pixels that a chart is high of which nothing is known yet. */
const HEIGHT = 208

/** The shape of a chart while its figures or its code are on their way, as high as it will be. */
export function WidgetSkeleton({ part }: { part?: ChartPart | undefined }) {
  const { t } = useEngine()
  const height = part?.height ?? HEIGHT
  return (
    <Box sx={{ position: 'relative' }}>
      <WaitingText text={t('dashboard.loading')} />
      {part?.isRound === true ? <Round size={height} /> : <Bars height={height} />}
    </Box>
  )
}

/** As far from the edges as what a tile says. */
const TILE = { boxSizing: 'border-box', flex: 1, px: 2.5, py: 2 } as const

function Bars({ height }: { height: number }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1.5, height }}>
      {[45, 80, 60, 100, 35, 70].map((share, index) => (
        <Skeleton key={index} variant="rounded" sx={{ flex: 1, height: `${share}%` }} />
      ))}
    </Box>
  )
}

/** A disc, and beside it, or below where there is no room, the names of what it is divided into. */
function Round({ size }: { size: number }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: 2 }}>
      <Skeleton variant="circular" width={size} height={size} sx={{ flex: 'none' }} />
      <Box sx={{ flex: '1 1 170px', px: 1 }}>
        {[70, 45, 60, 50].map((share, index) => (
          <Skeleton key={index} variant="text" height={32} width={`${share}%`} />
        ))}
      </Box>
    </Box>
  )
}

/** Stands in place of a tile whose figures could not be loaded: of its shape, so that the line of tiles stays one. */
export function TileFailed({ name, text, problem, height, retry }: TileFailedProps) {
  const { t } = useEngine()
  const why = useFailureText(problem)
  return (
    <Box ref={handsFocusOn} role="alert" sx={{ ...TILE, minHeight: height }}>
      <Typography component="h3" variant="caption" sx={{ display: 'block', fontWeight: 500, color: 'text.secondary' }}>
        {name}
      </Typography>
      <Box aria-hidden sx={{ typography: 'figure', color: 'text.secondary' }}>
        –
      </Box>
      <span style={visuallyHidden}>
        {text} {why}
      </span>
      {isDenied(problem) ? (
        <Typography aria-hidden variant="body2" color="textSecondary">
          {why}
        </Typography>
      ) : (
        <Button size="small" title={why} startIcon={<Icon name="refresh" />} onClick={retry} sx={{ ml: -1, my: -1 }}>
          {t('action.retry')}
        </Button>
      )}
    </Box>
  )
}

interface TileFailedProps {
  name: string
  /** What an empty one says. */
  text: string
  problem: Problem | undefined
  height: number
  retry(): void
}

/** Below figures that could not be had anew: of when they are, and why. */
export function WidgetStale({ since, problem, retry }: { since: number; problem: Problem | undefined; retry(): void }) {
  const { t, formats } = useEngine()
  const why = useFailureText(problem)
  return (
    <Box ref={handsFocusOn} role="alert" sx={STALE}>
      <Typography variant="body2" title={why} sx={{ color: 'text.secondary' }}>
        {t('dashboard.asOf', { time: sinceText(momentOf(since), formats) })}
        <span style={visuallyHidden}> {why}</span>
      </Typography>
      <Button size="small" title={why} startIcon={<Icon name="refresh" />} onClick={retry}>
        {t('action.retry')}
      </Button>
    </Box>
  )
}

const STALE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 1,
  px: 2.5,
  pb: 1,
} as const

/** Stands in place of a chart whose figures could not be loaded; `text` is what an empty one says (specification, §8). */
export function WidgetFailed({ text, problem, retry }: { text: string; problem?: Problem | undefined; retry(): void }) {
  const { t } = useEngine()
  const why = useFailureText(problem)
  return (
    <Box ref={handsFocusOn} role="alert" sx={{ py: 2, textAlign: 'center' }}>
      <Typography sx={{ fontWeight: 600 }}>{why}</Typography>
      <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
        {text}
      </Typography>
      {!isDenied(problem) && (
        <Button variant="outlined" size="small" startIcon={<Icon name="refresh" />} onClick={retry}>
          {t('action.retry')}
        </Button>
      )}
    </Box>
  )
}
