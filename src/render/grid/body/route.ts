import { dayOrText, getAt } from '../../../config/index.ts'
import { dayText } from '../../parts/day-text.ts'
import type { Formats } from '../../services/formats.ts'
import { textIn } from '../../parts/text-in.ts'
import type { Row } from '../order/row.ts'

/** The places that a row goes by: those it has, and none twice in a row. */
export function stopsOf(row: Row, fields: readonly string[]): string[] {
  const places = fields.map((field) => textIn(getAt(row, field)).trim()).filter((place) => place !== '')
  return places.filter((place, index) => place !== places[index - 1])
}

/**
 * The days of a row from the first to the last, each with its year where that is not the reader's; one that stands alone says which it
 * is, by the name of its field; empty where it has none.
 */
export function daysText(
  row: Row,
  fields: readonly string[],
  { formats, nameOf }: { formats: Formats; nameOf(field: string): string },
): string {
  const known = fields
    .map((field) => ({ field, day: dayOrText(textIn(getAt(row, field))) }))
    .filter(({ day }) => day !== '')
    .map(({ field, day }) => ({ field, text: dayText(day, formats, 'near') }))
  const [only, ...others] = known
  if (only === undefined) return ''
  return others.length === 0 ? `${nameOf(only.field)} ${only.text}`.trim() : known.map(({ text }) => text).join(' – ')
}
