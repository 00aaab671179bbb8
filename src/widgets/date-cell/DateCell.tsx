import { dayOrText } from '../../config/index.ts'
import { dayText, getAt, useEngine, withYear } from '../../render/index.ts'
import type { CellPart, CellPartProps, DayStyle, Formats } from '../../render/index.ts'
import { showClock } from '../wire/moment.ts'
import { showText } from '../wire/text.ts'
import type { Options } from './manifest.ts'

/** A day in the way the options say. */
export function DateCell({ value, row, column, lookups }: CellPartProps<Options>) {
  const { t, locale, formats } = useEngine()
  return drawnDate(value, column, { say: t, locale, formats, lookups, row })
}

/** The day as it is shown; what is no day stays as it is. */
export const drawnDate: CellPart<Options>['text'] = (value, { options }, { formats, row }) =>
  written(value, options, options.format, formats, row)

/** The day with its year, for files and filters. */
export const textOfDate: CellPart<Options>['text'] = (value, { options }, { formats, row }) =>
  written(value, options, withYear(options.format), formats, row)

function written(
  value: unknown,
  { timeField, toField }: Options,
  style: DayStyle,
  formats: Formats,
  row: Readonly<Record<string, unknown>>,
): string {
  const dayOf = (text: string): string => dayText(dayOrText(text), formats, style)
  const day = dayOf(showText(value))
  if (toField !== undefined) {
    const to = dayOf(showText(getAt(row, toField)))
    return day === '' && to === '' ? '' : `${day} - ${to}`.trim()
  }
  const time = timeField === undefined || day === '' ? '' : showClock(showText(getAt(row, timeField)))
  return time === '' ? day : `${day} ${time}`
}
