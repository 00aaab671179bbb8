import { dayIn } from '../../config/index.ts'
import { dayText, getAt, showDay, useEngine } from '../../render/index.ts'
import type { CellPart, CellPartProps } from '../../render/index.ts'
import { showClock } from '../wire/moment.ts'
import { showText } from '../wire/text.ts'
import type { Options } from './manifest.ts'

/** A day in the way the options say. */
export function DateCell({ value, row, column, lookups }: CellPartProps<Options>) {
  const { t, locale } = useEngine()
  return textOfDate(value, column, { say: t, locale, lookups, row })
}

/** The day as it is shown; what is no day stays as it is. */
export const textOfDate: CellPart<Options>['text'] = (value, { options }, { locale, row }) => {
  const { format, timeField } = options
  const text = showText(value)
  const day = format === 'numeric' ? shortDay(text) : dayText(dayIn(text) ?? text, locale, format)
  const time = timeField === undefined || day === '' ? '' : showClock(showText(getAt(row, timeField)))
  return time === '' ? day : `${day} ${time}`
}

const shortDays = new Map<string, string>()
const MOST = 10_000

/** A day of a list stands in many rows, so it is read once. */
function shortDay(text: string): string {
  const known = shortDays.get(text)
  if (known !== undefined) return known
  const day = showDay(dayIn(text) ?? text)
  if (shortDays.size >= MOST) shortDays.clear()
  shortDays.set(text, day)
  return day
}
