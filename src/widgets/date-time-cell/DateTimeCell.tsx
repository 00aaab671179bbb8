import type { CellPart, CellPartProps } from '../../render/index.ts'
import { showMoment } from '../wire/moment.ts'
import { showText } from '../wire/text.ts'

/** A moment in the reader's time zone. */
export function DateTimeCell({ value }: CellPartProps) {
  return showMoment(showText(value))
}

/** YYYY/MM/DD HH:mm in the reader's time zone; what is no moment stays as it is. */
export const textOfDateTime: CellPart['text'] = (value) => showMoment(showText(value))
