import { dayText, useEngine, withYear } from '../../render/index.ts'
import type { CellPart, CellPartProps } from '../../render/index.ts'
import { showMoment } from '../wire/moment.ts'
import { showText } from '../wire/text.ts'
import type { Options } from './manifest.ts'

/** A moment in the reader's time zone. */
export function DateTimeCell({ value, row, column, lookups }: CellPartProps<Options>) {
  const { t, locale, formats } = useEngine()
  return drawnDateTime(value, column, { say: t, locale, formats, lookups, row })
}

/** Day and time in the reader's time zone, in the way the options say; what is no moment stays as it is. */
export const drawnDateTime: CellPart<Options>['text'] = (value, { options }, { formats }) =>
  showMoment(showText(value), (day) => dayText(day, formats, options.format))

/** The same with its year, for files and filters. */
export const textOfDateTime: CellPart<Options>['text'] = (value, { options }, { formats }) =>
  showMoment(showText(value), (day) => dayText(day, formats, withYear(options.format)))
