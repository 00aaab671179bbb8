import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { dayOf, dayIn } from '../../config/index.ts'
import { dayText, toneColors, useEngine, getAt } from '../../render/index.ts'
import type { BlockPartProps } from '../../render/index.ts'
import { rowsOf } from '../block/rows-of.ts'
import type { Row } from '../block/rows-of.ts'
import { whenText } from '../wire/moment.ts'
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
  const { t, locale } = useEngine()
  const text = (name: Exclude<keyof typeof options, 'format' | 'compares' | 'prefix'>): string =>
    textOf(row, options[name], options.prefix)
  const planned = text('planned')
  const actual = text('actual')
  const { compares } = options
  const { state, daysLate } = eventState(compares ? planned : '', actual, dayOf(new Date()))
  const place = text('place')
  const note = text('note')
  const code = text('code')
  const moment = (name: 'planned' | 'actual'): string =>
    whenText(text(name), text(`${name}Time`), (wire) => dayText(wire, locale, options.format))
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
          {text('name')}
        </Typography>
        {code !== '' && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {code}
          </Typography>
        )}
        <Lateness daysLate={daysLate} isDone={state === 'done'} />
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

function Lateness({ daysLate, isDone }: { daysLate: number | undefined; isDone: boolean }) {
  const { t } = useEngine()
  if (daysLate === undefined || daysLate === 0) return null
  const { background, text } = toneColors[daysLate > 0 ? 'danger' : 'success']
  const days = Math.abs(daysLate)
  const label =
    daysLate < 0
      ? t('timeline.early', { count: days })
      : t(isDone ? 'timeline.late' : 'timeline.overdue', { count: days })
  return <Chip size="small" label={label} sx={{ bgcolor: background, color: text, fontWeight: 600 }} />
}

/** How an event of a journey stands. */
interface EventState {
  state: 'done' | 'due' | 'ahead'
  /** Whole days between plan and truth, or between plan and today while it is not yet true; negative is early. Undefined without a plan. */
  daysLate: number | undefined
}

const DAY = 86_400_000

/** Compares what was planned with what came true; `today` is YYYYMMDD. Days are compared, not hours. */
export function eventState(planned: string, actual: string, today: string): EventState {
  const plannedDay = dayIn(planned)
  const reached = dayIn(actual) ?? today
  const daysLate = plannedDay === undefined ? undefined : Math.round((time(reached) - time(plannedDay)) / DAY)
  if (actual !== '') return { state: 'done', daysLate }
  const isDue = plannedDay !== undefined && plannedDay < today
  return { state: isDue ? 'due' : 'ahead', daysLate: isDue ? daysLate : undefined }
}

function time(day: string): number {
  return Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6)))
}

/** What an event says in a field, or in the same field with a prefix before its name; empty without a field. */
export function textOf(row: Row, field: string | undefined, prefix: string | undefined): string {
  if (field === undefined) return ''
  const own = showText(getAt(row, field))
  if (own !== '' || prefix === undefined) return own
  return showText(getAt(row, prefix + field.charAt(0).toUpperCase() + field.slice(1)))
}
