import { dayIn } from '../../config/index.ts'
import { dayText, getAt, useEngine } from '../../render/index.ts'
import type { CellPart, CellPartProps } from '../../render/index.ts'
import { showClock } from '../wire/moment.ts'
import { showText } from '../wire/text.ts'
import type { Options } from './manifest.ts'

/** A day in the way the options say. */
export function DateCell({ value, row, column, lookups }: CellPartProps<Options>) {
  const { t, locale, formats } = useEngine()
  return textOfDate(value, column, { say: t, locale, formats, lookups, row })
}

/** The day as it is shown; what is no day stays as it is. */
export const textOfDate: CellPart<Options>['text'] = (value, { options }, { formats, row }) => {
  const { format, timeField } = options
  const text = showText(value)
  const day = dayText(dayIn(text) ?? text, formats, format)
  const time = timeField === undefined || day === '' ? '' : showClock(showText(getAt(row, timeField)))
  return time === '' ? day : `${day} ${time}`
}
