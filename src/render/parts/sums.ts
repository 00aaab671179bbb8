import { childOf } from '../../config/index.ts'
import { numberIn } from './number-in.ts'

/** A number that is summed over the rows of a list, for each of its units. */
export interface Total {
  field: string
  unitField?: string
}

/**
 * Sums of one number over rows, a sum for each unit in the order in which the units first appear. What adding binary fractions leaves
 * behind the fifteenth digit of the largest number on the way is cut off: what goes up and down to nothing is nothing.
 */
export function sums(
  rows: readonly Readonly<Record<string, unknown>>[],
  field: string,
  unitField: string | undefined,
): { unit: string; sum: number }[] {
  const totals = new Map<string, { sum: number; most: number }>()
  for (const row of rows) {
    const number = numberIn(childOf(row, field))
    const unit = unitField === undefined ? '' : childOf(row, unitField)
    if (number === undefined) continue
    const key = typeof unit === 'string' ? unit : ''
    const before = totals.get(key) ?? { sum: 0, most: 0 }
    const sum = before.sum + number
    totals.set(key, { sum, most: Math.max(before.most, Math.abs(number), Math.abs(sum)) })
  }
  return [...totals].map(([unit, { sum, most }]) => ({ unit, sum: toFifteenth(sum, most) }))
}

/** A number without what stands behind the fifteenth digit of another one that is not smaller. */
function toFifteenth(number: number, most: number): number {
  const places = 14 - Math.floor(Math.log10(most))
  // So many places at most does the language write.
  return most === 0 ? 0 : Number(number.toFixed(Math.min(100, Math.max(0, places)))) + 0
}
