import Chip from '@mui/material/Chip'
import { badgeLook, useEngine, visuallyHidden } from '../../render/index.ts'
import { lateness } from './event.ts'
import type { EventState } from './event.ts'

/** Labels of a difference in words. */
const WORDS = {
  early: { days: 'timeline.daysEarly', hours: 'timeline.hoursEarly', minutes: 'timeline.minutesEarly' },
  late: { days: 'timeline.daysLate', hours: 'timeline.hoursLate', minutes: 'timeline.minutesLate' },
  overdue: { days: 'timeline.daysOverdue', hours: 'timeline.hoursOverdue', minutes: 'timeline.minutesOverdue' },
} as const
const SHORT = { days: 'timeline.inDays', hours: 'timeline.inHours', minutes: 'timeline.inMinutes' } as const
/** Labels of what should have happened: no difference yet, so no sign before the figure. */
export const OVERDUE = {
  days: 'timeline.overdue',
  hours: 'timeline.overdueHours',
  minutes: 'timeline.overdueMinutes',
} as const

/** For the eye a short sign, or that it is overdue; the words for who hears it. */
export function Difference({ state, late }: EventState) {
  const { t } = useEngine()
  if (late === undefined) return null
  const count = Math.abs(late.count)
  if (count === 0) return <Chip size="small" label={t('timeline.onTime')} sx={badgeLook('success')} />
  const { kind, tone } = lateness(late, state === 'done')
  const difference = `${kind === 'early' ? '−' : '+'}${t(SHORT[late.unit], { count })}`
  return (
    <>
      <Chip
        aria-hidden
        size="small"
        label={kind === 'overdue' ? t(OVERDUE[late.unit], { count }) : difference}
        sx={badgeLook(tone)}
      />
      <span style={visuallyHidden}>{t(WORDS[kind][late.unit], { count })}</span>
    </>
  )
}
