import { dayText, useEngine } from '../../render/index.ts'
import type { CellPart, CellPartProps } from '../../render/index.ts'
import { showMoment } from '../wire/moment.ts'
import { showText } from '../wire/text.ts'
import type { Options } from './manifest.ts'

/** A moment in the reader's time zone. */
export function DateTimeCell({ value, row, column, lookups }: CellPartProps<Options>) {
  const { t, locale, formats } = useEngine()
  return textOfDateTime(value, column, { say: t, locale, formats, lookups, row })
}

/** Day and time in the reader's time zone, in the way the options say; what is no moment stays as it is. */
export const textOfDateTime: CellPart<Options>['text'] = (value, { options }, { formats }) =>
  showMoment(showText(value), (day) => dayText(day, formats, options.format))
