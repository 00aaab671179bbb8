import { dayOrText, daysBetween, directionOf } from '../../config/index.ts'
import { dayText, getAt, useEngine, withYear } from '../../render/index.ts'
import type { CellPart, CellPartProps, CellTextContext, DayStyle } from '../../render/index.ts'
import { showText } from '../wire/text.ts'
import type { Options } from './manifest.ts'

/** A day, and where it has moved the day before and how far. */
export function DateChangeCell({ value, row, column, lookups }: CellPartProps<Options>) {
  const { t, locale, formats } = useEngine()
  return drawnDateChange(value, column, { say: t, locale, formats, lookups, row })
}

/** `05 Nov → 14 November 2026 (+9 d)`, the first with its year where that is another one, the arrow as the language is written; a day alone where it has not moved or nobody knows. */
export const drawnDateChange: CellPart<Options>['text'] = (value, { options }, context) =>
  written(value, options, options.format, context)

/** The same with the year of the day as it is, for files and filters. */
export const textOfDateChange: CellPart<Options>['text'] = (value, { options }, context) =>
  written(value, options, withYear(options.format), context)

function written(value: unknown, options: Options, style: DayStyle, { say, formats, row }: CellTextContext): string {
  const [before, now] = [showText(getAt(row, options.before)), showText(value)]
  const dayOfText = (text: string, of: DayStyle) => dayText(dayOrText(text), formats, of)
  const ofOtherYear = style === 'near' ? style : 'medium'
  const days = daysBetween(before, now)
  if (days === undefined || days === 0) return dayOfText(now, style)
  const moved = say(days > 0 ? 'date.later' : 'date.earlier', { count: Math.abs(days) })
  const arrow = directionOf(formats.language) === 'rtl' ? '←' : '→'
  return `${dayOfText(before, isOfOneYear(before, now) ? 'axis' : ofOtherYear)} ${arrow} ${dayOfText(now, style)} (${moved})`
}

/** Both begin with their year. */
const isOfOneYear = (one: string, other: string): boolean => one.slice(0, 4) === other.slice(0, 4)
