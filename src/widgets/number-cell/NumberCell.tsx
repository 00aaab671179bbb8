import { styled } from '@mui/material/styles'
import { currencyDigits, getAt, numberIn, showNumber, useEngine } from '../../render/index.ts'
import type { CellPart, CellPartProps } from '../../render/index.ts'
import { showText } from '../wire/text.ts'
import type { Options } from './manifest.ts'

/** A number in the way of the reader, with its unit or currency where the options name one. */
export function NumberCell({ value, row, column: { options } }: CellPartProps<Options>) {
  const { formats } = useEngine()
  const { text, unit, digits } = partsOf(value, options, formats.numbers, row)
  const missing = (options.places ?? 0) - digits
  if (missing <= 0) return joined(text, unit)
  const point = digits === 0 ? pointOf(formats.numbers) : ''
  return (
    <>
      <Filled data-zeros={`${point}${'0'.repeat(missing)}`}>{text}</Filled>
      {unit !== '' && ` ${unit}`}
    </>
  )
}

/** Zeros are drawn behind a number that has fewer digits than its column: points and units stand below each other, and the text is the number alone. */
const Filled = styled('span')({
  '&::after': { content: ['attr(data-zeros)', 'attr(data-zeros) / ""'] },
})

/** What stands before the digits of a fraction. */
const pointOf = (locale: string): string => showNumber(0.1, locale, 1).slice(1, -1)

/** The number in the way of the reader, with its unit; a text that holds a number counts as one. An amount has the digits of its currency. */
export const textOfNumber: CellPart<Options>['text'] = (value, { options }, { formats, row }) => {
  const { text, unit } = partsOf(value, options, formats.numbers, row)
  return joined(text, unit)
}

function partsOf(
  value: unknown,
  options: Options,
  locale: string,
  row: Record<string, unknown>,
): { text: string; unit: string; digits: number } {
  const number = numberIn(value)
  const { currencyField, currency = textAt(row, currencyField), unitField } = options
  const decimals = options.decimals ?? currencyDigits(currency)
  const named = unitField === undefined ? currency : textAt(row, unitField)
  const text = number === undefined ? showText(value) || withFigures(named) : showNumber(number, locale, decimals)
  const unit = text === '' || text === named ? '' : named
  return { text, unit, digits: digitsOf(number, decimals) }
}

/** A unit that came with its number in one text, such as 120 CTN: there is no number beside it. */
const withFigures = (unit: string): string => (/^-?\d/.test(unit) ? unit : '')

/** Digits after the point; of what is no number, or is so small that its digits are not counted, as many as may be: there is no point to align. */
function digitsOf(number: number | undefined, decimals: number | undefined): number {
  const digits = /^-?\d+(?:\.(\d+))?$/.exec(String(number))
  return digits === null ? Infinity : (decimals ?? digits[1]?.length ?? 0)
}

const joined = (text: string, unit: string): string => (unit === '' ? text : `${text} ${unit}`)

const textAt = (row: Record<string, unknown>, field: string | undefined): string =>
  field === undefined ? '' : showText(getAt(row, field))
