import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { dayOf, dayIn, daysBetween } from '../../config/index.ts'
import { badgeLook, dayText, useEngine, getAt } from '../../render/index.ts'
import type { BlockPartProps } from '../../render/index.ts'
import { rowsOf } from '../block/rows-of.ts'
import type { Row } from '../block/rows-of.ts'
import { isClock, whenText } from '../wire/moment.ts'
import { Facts } from '../block/Facts.tsx'
import type { Options } from './manifest.ts'
import { showText } from '../wire/text.ts'

type Props = BlockPartProps<Options>

/** Events below each other on a line: done, overdue, ahead; each with plan and truth. */
export function TimelineBlock({ block, data }: Props) {
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rowsOf(data).map((row, index) => (
        <Event key={index} row={row} options={block.options} />
      ))}
    </Box>
  )
}

const DOTS = { done: 'success.main', due: 'error.main', ahead: 'grey.400' } as const

function Event({ row, options }: { row: Row; options: Props['block']['options'] }) {
  const { t, formats } = useEngine()
  const text = (name: Exclude<keyof typeof options, 'format' | 'compares' | 'prefix'>): string =>
    textOf(row, options[name], options.prefix)
  const planned = text('planned')
  const actual = text('actual')
  const { compares } = options
  const { state, late } = eventState(
    compares ? pointOf(planned, text('plannedTime')) : undefined,
    actual === '' ? undefined : (pointOf(actual, text('actualTime')) ?? 'at some time'),
    new Date(),
  )
  const place = text('place')
  const note = text('note')
  const code = text('code')
  const name = text('name')
  const moment = (name: 'planned' | 'actual'): string =>
    whenText(text(name), text(`${name}Time`), (wire) => dayText(wire, formats, options.format))
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        pl: 3.5,
        pb: 2,
        '&:not(:last-of-type)::before': {
          content: '""',
          position: 'absolute',
          left: 7,
          top: 14,
          bottom: -4,
          width: '2px',
          bgcolor: 'divider',
        },
      }}
    >
      <Box
        aria-hidden
        sx={{
          position: 'absolute',
          left: 0,
          top: 4,
          width: 16,
          height: 16,
          borderRadius: '50%',
          border: 3,
          borderColor: DOTS[state],
          bgcolor: state === 'done' ? DOTS.done : 'background.paper',
          forcedColorAdjust: 'none',
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.25 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {name === '' ? code : name}
        </Typography>
        {code !== '' && name !== '' && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {code}
          </Typography>
        )}
        <Lateness late={late} isDone={state === 'done'} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <Facts
          facts={[
            planned === '' || (!compares && actual !== '') ? '' : t('timeline.planned', { day: moment('planned') }),
            actual === '' ? '' : compares ? t('timeline.actual', { day: moment('actual') }) : moment('actual'),
            planned === '' && actual === '' ? t('timeline.noDate') : '',
            place,
          ]}
        />
      </Typography>
      {note !== '' && <Typography variant="body2">{note}</Typography>}
    </Box>
  )
}

/** Labels of how far plan and truth are apart. */
const LATENESS = {
  early: { days: 'timeline.early', hours: 'timeline.earlyHours', minutes: 'timeline.earlyMinutes' },
  late: { days: 'timeline.late', hours: 'timeline.lateHours', minutes: 'timeline.lateMinutes' },
  overdue: { days: 'timeline.overdue', hours: 'timeline.overdueHours', minutes: 'timeline.overdueMinutes' },
} as const

function Lateness({ late, isDone }: { late: Late | undefined; isDone: boolean }) {
  const { t } = useEngine()
  if (late === undefined || late.count === 0) return null
  const label = LATENESS[late.count < 0 ? 'early' : isDone ? 'late' : 'overdue'][late.unit]
  return (
    <Chip
      size="small"
      label={t(label, { count: Math.abs(late.count) })}
      sx={badgeLook(late.count > 0 ? 'danger' : 'success')}
    />
  )
}

/** A day, YYYYMMDD, with the minutes since its midnight where its time is known. */
interface Point {
  day: string
  minutes?: number
}

/** How much later than its plan something is, in the greatest unit that says it; negative is early. */
interface Late {
  count: number
  unit: 'days' | 'hours' | 'minutes'
}

/** How an event of a journey stands. */
interface EventState {
  state: 'done' | 'due' | 'ahead'
  /** Between plan and truth, or between plan and now once it is overdue. Undefined without a plan. */
  late: Late | undefined
}

/** The day in a text, and its time: HHmm, or that of a moment in the reader's time zone. Undefined where the text is no day. */
export function pointOf(text: string, clock: string): Point | undefined {
  const day = dayIn(text)
  if (day === undefined) return undefined
  if (text.includes('T')) return { day, minutes: minutesOf(new Date(text)) }
  return { day, ...(isClock(clock) && { minutes: Number(clock.slice(0, 2)) * 60 + Number(clock.slice(2)) }) }
}

function minutesOf(moment: Date): number {
  return moment.getHours() * 60 + moment.getMinutes()
}

/**
 * Compares what was planned with what came true. By the clock where both times are known, else by
 * days: 23:30 and 00:30 are an hour apart, not a day.
 */
export function eventState(
  planned: Point | undefined,
  actual: Point | 'at some time' | undefined,
  now: Date,
): EventState {
  if (actual === 'at some time') return { state: 'done', late: undefined }
  const reached = actual ?? { day: dayOf(now), minutes: minutesOf(now) }
  const late = planned && between(planned, reached)
  if (actual !== undefined) return { state: 'done', late }
  const isDue = late !== undefined && late.count > 0
  return { state: isDue ? 'due' : 'ahead', late: isDue ? late : undefined }
}

function between(planned: Point, reached: Point): Late {
  const days = daysBetween(planned.day, reached.day) ?? 0
  if (planned.minutes === undefined || reached.minutes === undefined) return { count: days, unit: 'days' }
  const minutes = days * 1440 + reached.minutes - planned.minutes
  const unit = Math.abs(minutes) < 60 ? 'minutes' : Math.abs(minutes) < 1440 ? 'hours' : 'days'
  return { count: Math.trunc(minutes / { minutes: 1, hours: 60, days: 1440 }[unit]), unit }
}

/** What an event says in a field, or in the same field with a prefix before its name; empty without a field, and where there are only spaces. */
export function textOf(row: Row, field: string | undefined, prefix: string | undefined): string {
  if (field === undefined) return ''
  const own = showText(getAt(row, field)).trim()
  if (own !== '' || prefix === undefined) return own
  return showText(getAt(row, prefix + field.charAt(0).toUpperCase() + field.slice(1))).trim()
}
