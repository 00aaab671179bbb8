import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { badgeLook, Icon, useEngine, visuallyHidden } from '../../render/index.ts'
import { nearDayText } from './near-day.ts'
import type { Stop } from './journey.ts'

/** What is said of a place that only looks so. */
const STATES: Record<Stop['state'], string> = {
  passed: 'hero.passed',
  here: 'hero.here',
  late: 'hero.late',
  ahead: 'hero.ahead',
}

/** Places beside each other need this much room each, in pixels; without it they stand below each other. */
const ROOM = 132
/** The size of a dot. */
const DOT = 18

const EDGES = { passed: 'primary.main', here: 'primary.main', ahead: 'text.disabled', late: 'error.main' } as const

/** The places of a way, each with a dot, its day and how late that is; the line is filled to where the record is. */
export function Strip({ name, stops }: { name: string; stops: readonly Stop[] }) {
  const beside = `@container (min-width: ${String(stops.length * ROOM)}px)`
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        component="ol"
        aria-label={name}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          [beside]: { gridTemplateColumns: `repeat(${String(stops.length)}, minmax(0, 1fr))` },
        }}
      >
        {stops.map((stop, index) => (
          <StopEntry key={index} stop={stop} isLast={index === stops.length - 1} beside={beside} />
        ))}
      </Box>
    </Box>
  )
}

function StopEntry({ stop, isLast, beside }: { stop: Stop; isLast: boolean; beside: string }) {
  const { t, formats } = useEngine()
  const { state, late, day, dayLabel, isActual } = stop
  const when = [dayLabel === '' || isActual ? '' : t(dayLabel), nearDayText(day, formats)].join(' ').trim()
  return (
    <Box
      component="li"
      aria-current={state === 'here' ? 'step' : undefined}
      sx={{
        position: 'relative',
        paddingInlineStart: '32px',
        pb: isLast ? 0 : 2,
        [beside]: { paddingInlineStart: 0, paddingInlineEnd: '12px', pt: '28px', pb: 0 },
      }}
    >
      {!isLast && <Line behind={stop.behind} beside={beside} />}
      <Box
        aria-hidden
        sx={{
          position: 'absolute',
          insetInlineStart: 0,
          top: 2,
          width: DOT,
          height: DOT,
          borderRadius: '50%',
          border: 2,
          borderColor: EDGES[state],
          bgcolor: state === 'passed' ? 'primary.main' : 'background.paper',
          color: 'primary.contrastText',
          display: 'grid',
          placeItems: 'center',
          forcedColorAdjust: 'none',
        }}
      >
        {state === 'passed' && <Icon name="check" sx={{ width: 13, height: 13 }} />}
      </Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{t(stop.label)}</Box>
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{stop.name}</Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 0.75,
          typography: 'body2',
          color: state === 'late' ? 'error.main' : 'text.secondary',
        }}
      >
        {when !== '' && <span>{when}</span>}
        {late !== undefined && late !== 0 && <Difference days={late} />}
      </Box>
      <span style={visuallyHidden}>{t(STATES[state])}</span>
    </Box>
  )
}

/** Days after or before a plan, in the colour of what it means. */
export function Difference({ days }: { days: number }) {
  const { t } = useEngine()
  return (
    <Chip
      size="small"
      label={t(days > 0 ? 'date.later' : 'date.earlier', { count: Math.abs(days) })}
      sx={badgeLook(days > 0 ? 'warning' : 'success')}
    />
  )
}

function Line({ behind, beside }: { behind: number; beside: string }) {
  const share = `${String(Math.round(behind * 100))}%`
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        bgcolor: 'divider',
        insetInlineStart: DOT / 2 - 1,
        top: DOT,
        bottom: 0,
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
