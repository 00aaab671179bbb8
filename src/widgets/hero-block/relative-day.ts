import { dayOf, daysBetween, now } from '../../config/index.ts'

/** How far a day is from today, in words: `tomorrow`, `in 22 days`, `3 days ago`. */
export function relativeDay(day: string, locale: string): string {
  const days = daysBetween(dayOf(now()), day) ?? 0
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')
}
