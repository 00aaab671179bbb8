import { useEngine } from '../../render/index.ts'
import type { CellPart, CellPartProps } from '../../render/index.ts'
import { dayOf, showDay } from '../wire/day.ts'
import { showText } from '../wire/text.ts'

/** A moment in the reader's time zone. */
export function DateTimeCell({ value, row, column, lookups }: CellPartProps) {
  const { t, locale } = useEngine()
  return textOfDateTime(value, column, { say: t, locale, lookups, row })
}

/** YYYY/MM/DD HH:mm in the reader's time zone; what is no moment stays as it is. */
export const textOfDateTime: CellPart['text'] = (value) => {
  const text = showText(value)
  const moment = new Date(/^\d{4}-\d{2}-\d{2}T/.test(text) ? text : NaN)
  if (Number.isNaN(moment.getTime())) return text
  const two = (part: number) => String(part).padStart(2, '0')
  return `${showDay(dayOf(moment))} ${two(moment.getHours())}:${two(moment.getMinutes())}`
}
