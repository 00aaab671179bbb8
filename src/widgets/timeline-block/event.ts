import { getAt } from '../../render/index.ts'
import type { Row } from '../input/rows-of.ts'
import { showClock } from '../wire/clock.ts'
import { dayOf, isDay } from '../wire/day.ts'
import { showMoment } from '../wire/moment.ts'
import { showText } from '../wire/text.ts'

/** How an event of a journey stands. */
export interface EventState {
  state: 'done' | 'due' | 'ahead'
  /** Whole days between plan and truth, or between plan and today while it is not yet true; negative is early. Undefined without a plan. */
  daysLate: number | undefined
}

const DAY = 86_400_000

/** Compares what was planned with what came true; `today` is YYYYMMDD. Days are compared, not hours. */
export function eventState(planned: string, actual: string, today: string): EventState {
  const plannedDay = wireDay(planned)
  const reached = wireDay(actual) ?? today
  const daysLate = plannedDay === undefined ? undefined : Math.round((time(reached) - time(plannedDay)) / DAY)
  if (actual !== '') return { state: 'done', daysLate }
  const isDue = plannedDay !== undefined && plannedDay < today
  return { state: isDue ? 'due' : 'ahead', daysLate: isDue ? daysLate : undefined }
}

/** YYYYMMDD of a wire day, an ISO date or a moment (in the reader's time zone); nothing for what is none. */
function wireDay(text: string): string | undefined {
  const digits = text.slice(0, 10).replaceAll('-', '')
  if (/^\d{4}-\d{2}-\d{2}T/.test(text)) {
    const moment = new Date(text)
    return Number.isNaN(moment.getTime()) ? undefined : dayOf(moment)
  }
  return isDay(digits.slice(0, 8)) ? digits.slice(0, 8) : undefined
}

/**
 * When something is or was, as `say` writes days: YYYYMMDD or an ISO date with its time (HHmm, may be empty), or a moment in the reader's
 * time zone.
 */
export function momentText(day: string, clock: string, say: (wire: string) => string): string {
  if (day.includes('T')) return showMoment(day, say)
  return [say(wireDay(day) ?? day), showClock(clock)].filter((each) => each !== '').join(' ')
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
