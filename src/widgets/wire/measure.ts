import { readNumber } from '../../render/index.ts'
import type { LookupItem } from '../../render/index.ts'
import { plain } from './text.ts'

/** A number and the code of its unit. */
export interface Measure {
  value: number
  unit: string
}

type Named = Pick<LookupItem, 'value' | 'label'>

/** The choice that a text names: by its code, else by its name, in any case and width. */
export function choiceNamed(items: readonly Named[], text: string): string | undefined {
  const said = plain(text)
  const byCode = items.find(({ value }) => plain(value) === said)
  return (byCode ?? items.find(({ label }) => plain(label) === said))?.value
}

/**
 * Reads a number with its unit behind it, as people copy them ("12.5 kg", "３ＫＧ"). Nothing where the number is none, or the unit is not one of
 * those that there are.
 */
export function readMeasure(
  text: string,
  units: readonly Named[],
  locale: string,
  shape: Parameters<typeof readNumber>[2],
): Measure | undefined {
  const [, number = '', said = ''] = /^(.*[\d.,])\s*(\p{L}.*)$/u.exec(text.normalize('NFKC').trim()) ?? []
  const unit = choiceNamed(units, said)
  const read = readNumber(number, locale, shape)
  return unit !== undefined && read.kind === 'number' ? { value: read.value, unit } : undefined
}
