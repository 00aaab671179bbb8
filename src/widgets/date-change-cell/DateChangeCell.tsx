import { dayIn, daysBetween } from '../../config/index.ts'
import { dayText, getAt, useEngine } from '../../render/index.ts'
import type { CellPart, CellPartProps, DayStyle } from '../../render/index.ts'
import { showText } from '../wire/text.ts'
import type { Options } from './manifest.ts'

/** A day, and where it has moved the day before and how far. */
export function DateChangeCell({ value, row, column, lookups }: CellPartProps<Options>) {
  const { t, locale, formats } = useEngine()
  return textOfDateChange(value, column, { say: t, locale, formats, lookups, row })
}

/** `05 Nov → 14 November 2026 (+9 d)`; a day alone where it has not moved or nobody knows. */
export const textOfDateChange: CellPart<Options>['text'] = (value, { options }, { say, formats, row }) => {
  const [before, now] = [showText(getAt(row, options.before)), showText(value)]
  const written = (text: string, style: DayStyle) => dayText(dayIn(text) ?? text, formats, style)
  const days = daysBetween(before, now)
  if (days === undefined || days === 0) return written(now, options.format)
  const moved = say(days > 0 ? 'date.later' : 'date.earlier', { count: Math.abs(days) })
  return `${written(before, 'axis')} → ${written(now, options.format)} (${moved})`
}
