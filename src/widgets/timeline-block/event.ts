import { clockIn, dayIn, dayOf, dayOrText, daysBetween, isMoment } from '../../config/index.ts'
import { getAt } from '../../render/index.ts'
import type { Row } from '../block/rows-of.ts'
import { showText } from '../wire/text.ts'
import type { Options } from './manifest.ts'

/** A day, YYYYMMDD, with the minutes since its midnight where its time is known: by the reader's clock, or by that of a place whose zone nobody says. */
export interface Point {
  day: string
  minutes?: number
  clock?: 'place' | 'reader'
}

/** How much later than its plan something is, in the greatest unit that says it; negative is early. */
export interface Late {
  count: number
  unit: 'days' | 'hours' | 'minutes'
}

/** How an event of a journey stands. */
export interface EventState {
  state: 'done' | 'due' | 'ahead'
  /** Between plan and truth, or between plan and now once it is overdue. Undefined without a plan. */
  late: Late | undefined
}

/** What it means that plan and truth are apart: late by days is a warning, by less a remark, not there at all an alarm. */
export function lateness(
  { count, unit }: Late,
  isDone: boolean,
): { kind: 'early' | 'late' | 'overdue'; tone: 'success' | 'danger' | 'warning' | 'info' } {
  if (count < 0) return { kind: 'early', tone: 'success' }
  if (!isDone) return { kind: 'overdue', tone: 'danger' }
  return { kind: 'late', tone: unit === 'days' ? 'warning' : 'info' }
}

/** The day in a text, and its time: HHmm or HH:mm, or that of a moment in the reader's time zone. Undefined where the text is no day. */
export function pointOf(text: string, clock: string): Point | undefined {
  const day = dayIn(text)
  if (day === undefined) return undefined
  if (isMoment(text)) return readersPoint(new Date(text))
  const time = clockIn(clock)
  if (time === undefined) return { day }
  return { day, minutes: Number(time.slice(0, 2)) * 60 + Number(time.slice(2)), clock: 'place' }
}

function readersPoint(moment: Date): Point {
  return { day: dayOf(moment), minutes: moment.getHours() * 60 + moment.getMinutes(), clock: 'reader' }
}

/**
 * Compares what was planned with what happened, or with now. Two times of one clock are compared by the minute: 23:30 and 00:30 are an hour
 * apart, not a day. Otherwise only the days are compared: 08:00 in a port is another hour for a reader elsewhere, and nothing may be called
 * hours overdue that is not due yet.
 */
export function eventState(
  planned: Point | undefined,
  actual: Point | 'at some time' | undefined,
  now: Date,
): EventState {
  if (actual === 'at some time') return { state: 'done', late: undefined }
  const reached = actual ?? readersPoint(now)
  const late = planned && between(planned, reached)
  if (actual !== undefined) return { state: 'done', late }
  const isDue = late !== undefined && late.count > 0
  return { state: isDue ? 'due' : 'ahead', late: isDue ? late : undefined }
}

function between(planned: Point, reached: Point): Late {
  const days = daysBetween(planned.day, reached.day) ?? 0
  if (planned.minutes === undefined || reached.minutes === undefined || planned.clock !== reached.clock)
    return { count: days, unit: 'days' }
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

/** The name of a text of an event among the options. */
export type EventText = Exclude<keyof Options, 'format' | 'compares' | 'prefix' | 'table'>

/** An event of the wire, read: its texts by the names of the options, and how it stands at a moment. */
export function eventOf(row: Row, options: Options, now: Date): EventState & { text(name: EventText): string } {
  const text = (name: EventText): string => {
    const said = textOf(row, options[name], options.prefix)
    return (name === 'planned' || name === 'actual') && dayOrText(said) === '' ? '' : said
  }
  const actual = text('actual')
  return {
    text,
    ...eventState(
      options.compares ? pointOf(text('planned'), text('plannedTime')) : undefined,
      actual === '' ? undefined : (pointOf(actual, text('actualTime')) ?? 'at some time'),
      now,
    ),
  }
}
