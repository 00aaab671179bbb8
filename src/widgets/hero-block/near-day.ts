import { dayOf, daysBetween } from '../../config/index.ts'
import { dayText } from '../../render/index.ts'
import type { Formats } from '../../render/index.ts'

/** A day without its year where that is this year's. */
export function nearDayText(day: string, formats: Formats): string {
  return dayText(day, formats, day.slice(0, 4) === dayOf(new Date()).slice(0, 4) ? 'axis' : 'medium')
}

/** How far a day is from today, in words: `tomorrow`, `in 22 days`, `3 days ago`. */
export function relativeDay(day: string, locale: string): string {
  const days = daysBetween(dayOf(new Date()), day) ?? 0
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')
}
