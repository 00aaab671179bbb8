import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { dayText, useEngine, visuallyHidden } from '../../render/index.ts'
import type { DayStyle } from '../../render/index.ts'
import { Difference } from './Difference.tsx'
import { Dot, Line } from './marks.tsx'
import type { Stop } from './journey.ts'

/** What is said of a place that only looks so. */
const STATES: Record<Stop['state'], string> = {
  passed: 'hero.passed',
  here: 'hero.here',
  late: 'hero.late',
  ahead: 'hero.ahead',
}

interface StopEntryProps {
  stop: Stop
  /** How its day is written. */
  format: DayStyle
  isLast: boolean
  /** It is on paper alone. */
  isFolded: boolean
  /** The first of those that a person asked for: it is read next. */
  isAsked: boolean
  /** Where places stand beside each other. */
  beside: string
}

/** One place: what it is on the way, its name, its day and how late that is. */
export function StopEntry({ stop, format, isLast, isFolded, isAsked, beside }: StopEntryProps) {
  const { t, formats } = useEngine()
  const { state, late, day, isActual } = stop
  const label = isActual ? stop.doneLabel : stop.dayLabel
  const text = dayText(day, formats, format)
  const when = day === '' || label === '' ? text : `${t(label)} ${text}`
  return (
    <Box
      component="li"
      {...(isAsked && { ref: focus, tabIndex: -1 })}
      aria-current={state === 'here' ? 'step' : undefined}
      sx={[placeOf(beside, isLast), isFolded && { display: 'none', displayPrint: 'block' }]}
    >
      {!isLast && <Line behind={stop.behind} beside={beside} />}
      <Dot state={state} />
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{t(stop.label)}</Box>
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{stop.name}</Box>
      <When isLate={state === 'late'}>
        {when !== '' && <span>{when}</span>}
        {late !== undefined && late !== 0 && <Difference days={late} />}
      </When>
      <span style={visuallyHidden}>{t(STATES[state])}</span>
    </Box>
  )
}

interface FoldedEntryProps {
  stops: readonly Stop[]
  beside: string
  open(): void
}

/** Places that are folded: how many, how late the latest of them is, and what shows them. */
export function FoldedEntry({ stops, beside, open }: FoldedEntryProps) {
  const { t } = useEngine()
  const latest = Math.max(...stops.map(({ late = 0 }) => late))
  const isLate = stops.some(({ state }) => state === 'late')
  return (
    <Box component="li" sx={[placeOf(beside, false), { displayPrint: 'none' }]}>
      <Line behind={stops.at(-1)?.behind ?? 0} beside={beside} />
      <Dot state={isLate ? 'late' : (stops[0]?.state ?? 'ahead')} isFolded />
      <Link
        component="button"
        type="button"
        variant="body2"
        aria-expanded={false}
        onClick={open}
        sx={{ fontWeight: 600, textAlign: 'start', minHeight: 24 }}
      >
        {t('hero.more', { count: stops.length })}
      </Link>
      <When isLate={isLate}>
        {isLate && <span>{t('hero.late')}</span>}
        {latest > 0 && <Difference days={latest} />}
      </When>
    </Box>
  )
}

function When({ isLate, children }: { isLate: boolean; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 0.75,
        typography: 'body2',
        color: isLate ? 'error.main' : 'text.secondary',
      }}
    >
      {children}
    </Box>
  )
}

/** Room for the mark: before the words, above them where places stand beside each other. */
function placeOf(beside: string, isLast: boolean) {
  return {
    position: 'relative',
    paddingInlineStart: '32px',
    pb: isLast ? 0 : 2,
    '&:focus-visible': { outlineOffset: 2 },
    [beside]: { paddingInlineStart: 0, paddingInlineEnd: '12px', pt: '28px', pb: 0 },
  } as const
}

function focus(element: HTMLElement | null): void {
  element?.focus()
}
