import { dayIn, dayOf, isDay, isSpan, now } from '../../../config/index.ts'
import type { Span } from '../../../config/index.ts'

/** From one wire day to another, both among them. */
export interface Days {
  from: string
  to: string
}

/** The days that a filter means: a span around today, or `YYYYMMDD-YYYYMMDD`; undefined for what is neither. */
export function daysIn(filter: string, moment = now()): Days | undefined {
  if (isSpan(filter)) return spanOf(filter, moment)
  const [from = '', to = '', ...more] = filter.split('-')
  return isDay(from) && isDay(to) && more.length === 0 ? { from, to } : undefined
}

/** Days as a filter holds them. */
export function filterOfDays({ from, to }: Days): string {
  return `${from}-${to}`
}

/** Whether a value is one of the days; a moment is by the reader's own day. */
export function isWithin({ from, to }: Days, value: string): boolean {
  const day = dayIn(value)
  return day !== undefined && from <= day && day <= to
}

/** The days once one more is chosen in a calendar: after a single day it is the other end, else it begins anew. */
export function withDay(days: Days | undefined, day: string): Days {
  if (days === undefined || days.from !== days.to) return { from: day, to: day }
  return day < days.from ? { from: day, to: days.to } : { from: days.from, to: day }
}

function spanOf(span: Span, moment: Date): Days {
  const [year, month, today] = [moment.getFullYear(), moment.getMonth(), moment.getDate()]
  const between = (first: Date, last: Date): Days => ({ from: dayOf(first), to: dayOf(last) })
  switch (span) {
    case 'today':
      return between(moment, moment)
    case 'last7Days':
      return between(new Date(year, month, today - 6), moment)
    case 'next7Days':
      return between(moment, new Date(year, month, today + 6))
    case 'thisMonth':
      return between(new Date(year, month, 1), new Date(year, month + 1, 0))
    case 'lastMonth':
      return between(new Date(year, month - 1, 1), new Date(year, month, 0))
  }
}
