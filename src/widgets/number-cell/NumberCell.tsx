import { useEngine } from '../../render/index.ts'
import type { CellPart, CellPartProps } from '../../render/index.ts'
import { numberOption, textOption } from '../input/options.ts'
import { showNumber } from '../wire/number.ts'
import { showText } from '../wire/text.ts'

/** A number in the way of the reader, with its unit where the options name one. */
export function NumberCell({ value, row, column, lookups }: CellPartProps) {
  const { t, locale } = useEngine()
  return textOfNumber(value, column, { say: t, locale, lookups, row })
}

/** The number in the way of the reader, with its unit; a text that holds a number counts as one. */
export const textOfNumber: CellPart['text'] = (value, column, { locale, row }) => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  const isNumber = typeof number === 'number' && Number.isFinite(number)
  const text = isNumber ? showNumber(number, locale, numberOption(column.options, 'decimals')) : showText(value)
  const unitField = textOption(column.options, 'unitField')
  const unit = unitField === undefined || text === '' ? '' : showText(row[unitField])
  return unit === '' ? text : `${text} ${unit}`
}
