import type { Schemas } from '../../../contract/index.ts'

/** A span of moments: the first that counts, and the first that does not any more. */
export interface Span {
  from: Date
  until: Date
}

/**
 * The days of a widget, UTC (frame §2). A calendar week begins on Monday; spans up to today include today, and so do 14
 * and 30 days.
 */
export function spanOf(duration: Schemas['WidgetDuration'], now: Date): Span {
  const [year, month, today] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()]
  const day = (ofMonth: number) => new Date(Date.UTC(year, month, ofMonth))
  const firstOf = (months: number) => new Date(Date.UTC(year, month + months, 1))
  const monday = today - ((now.getUTCDay() + 6) % 7)
  switch (duration) {
    case 'lastWeek':
      return { from: day(monday - 7), until: day(monday) }
    case 'last14Days':
      return { from: day(today - 13), until: day(today + 1) }
    case 'last30Days':
      return { from: day(today - 29), until: day(today + 1) }
    case 'lastMonth':
      return { from: firstOf(-1), until: firstOf(0) }
    case 'currentMonth':
      return { from: firstOf(0), until: day(today + 1) }
  }
}
