import { dayIn } from '../../config/index.ts'
import { getAt } from '../../render/index.ts'
import type { Row } from '../input/rows-of.ts'
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
