import { useEngine, getAt } from '../../render/index.ts'
import type { CellPart, CellPartProps } from '../../render/index.ts'
import { showClock } from '../wire/clock.ts'
import { dayOf, sayDay, showDay } from '../wire/day.ts'
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
  const day = format === 'numeric' ? shortDay(text) : sayDay(wireDay(text), format, locale)
  const time = timeField === undefined || day === '' ? '' : showClock(showText(getAt(row, timeField)))
  return time === '' ? day : `${day} ${time}`
}

/** YYYYMMDD of a wire day, an ISO date, or a moment (in the reader's time zone). */
function wireDay(text: string): string {
  if (text.length === 8) return text
  const date = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (date !== null) return date.slice(1).join('')
  const moment = /^\d{4}-\d{2}-\d{2}T/.test(text) ? new Date(text) : undefined
  return moment === undefined || Number.isNaN(moment.getTime()) ? text : dayOf(moment)
}

const shortDays = new Map<string, string>()
const MOST = 10_000

/** A day of a list stands in many rows, so it is read once. */
function shortDay(text: string): string {
  const known = shortDays.get(text)
  if (known !== undefined) return known
  const day = showDay(wireDay(text))
  if (shortDays.size >= MOST) shortDays.clear()
  shortDays.set(text, day)
  return day
}
