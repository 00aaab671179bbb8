import type { CellPart, CellPartProps } from '../../render/index.ts'
import { showClock } from '../wire/moment.ts'
import { showText } from '../wire/text.ts'

/** A time of day. */
export function TimeCell({ value }: CellPartProps) {
  return showClock(showText(value))
}

/** HH:mm; what is no time stays as it is. */
export const textOfTime: CellPart['text'] = (value) => showClock(showText(value))
