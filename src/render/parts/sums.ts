import { getAt } from '../../config/index.ts'
import { numberIn } from './number-in.ts'

/** A number that is summed over the rows of a list, for each of its units. */
export interface Total {
  field: string
  unitField?: string
}

/** A decimal number as it is written: its digits, and how many of them stand behind the point. */
interface Decimal {
  digits: bigint
  places: number
}

const NOTHING: Decimal = { digits: 0n, places: 0 }

/**
 * Sums of one number over rows, a sum for each unit in the order in which the units first appear. They are sums of the decimal numbers as
 * they are written, as a person adds them: a hundred times 0.1 is 10, and what goes up and down to nothing is nothing.
 */
export function sums(
  rows: readonly Readonly<Record<string, unknown>>[],
  field: string,
  unitField: string | undefined,
): { unit: string; sum: number }[] {
  const totals = new Map<string, Decimal>()
  for (const row of rows) {
    const number = numberIn(getAt(row, field))
    const unit = unitField === undefined ? '' : getAt(row, unitField)
    if (number === undefined) continue
    const key = typeof unit === 'string' ? unit : ''
    totals.set(key, plus(totals.get(key) ?? NOTHING, decimalOf(number)))
  }
  return [...totals].map(([unit, { digits, places }]) => ({ unit, sum: Number(`${digits}e-${places}`) }))
}

function decimalOf(number: number): Decimal {
  const [written = '', power = '0'] = String(number).split('e')
  const [whole = '', fraction = ''] = written.split('.')
  return atPlaces({ digits: BigInt(whole + fraction), places: fraction.length - Number(power) }, 0)
}

function plus(one: Decimal, other: Decimal): Decimal {
  const places = Math.max(one.places, other.places)
  return { digits: atPlaces(one, places).digits + atPlaces(other, places).digits, places }
}

/** The same number with so many digits behind the point at least. */
function atPlaces({ digits, places }: Decimal, least: number): Decimal {
  return places >= least ? { digits, places } : { digits: digits * 10n ** BigInt(least - places), places: least }
}
