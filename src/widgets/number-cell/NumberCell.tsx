import { useEngine } from '../../render/index.ts'
import type { CellPart, CellPartProps } from '../../render/index.ts'
import { currencyDigits, showNumber } from '../wire/number.ts'
import { showText } from '../wire/text.ts'
import type { Options } from './manifest.ts'

/** A number in the way of the reader, with its unit or currency where the options name one. */
export function NumberCell({ value, row, column, lookups }: CellPartProps<Options>) {
  const { t, locale, formats } = useEngine()
  return textOfNumber(value, column, { say: t, locale, formats, lookups, row })
}

/** The number in the way of the reader, with its unit; a text that holds a number counts as one. An amount has the digits of its currency. */
export const textOfNumber: CellPart<Options>['text'] = (value, { options }, { formats, row }) => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  const isNumber = typeof number === 'number' && Number.isFinite(number)
  const { currencyField, currency = textAt(row, currencyField), unitField } = options
  const decimals = options.decimals ?? currencyDigits(currency)
  const text = isNumber ? showNumber(number, formats.numbers, decimals) : showText(value)
  const unit = text === '' ? '' : unitField === undefined ? currency : textAt(row, unitField)
  return unit === '' ? text : `${text} ${unit}`
}

const textAt = (row: Record<string, unknown>, field: string | undefined): string =>
  field === undefined ? '' : showText(row[field])
