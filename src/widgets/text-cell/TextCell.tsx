import type { CellPart, CellPartProps } from '../../render/index.ts'
import { showText } from '../wire/text.ts'

/** A value as text. */
export function TextCell({ value }: CellPartProps) {
  return showText(value)
}

/** The value as text. */
export const textOfText: CellPart['text'] = (value) => showText(value)
