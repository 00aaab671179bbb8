import { childOf } from '../../config/index.ts'
import { numberIn } from './number-in.ts'

/** A number that is summed over the rows of a list, for each of its units. */
export interface Total {
  field: string
  unitField?: string
}

/** Sums of one number over rows, a sum for each unit in the order in which the units first appear. */
export function sums(
  rows: readonly Readonly<Record<string, unknown>>[],
  field: string,
  unitField: string | undefined,
): { unit: string; sum: number }[] {
  const totals = new Map<string, number>()
  for (const row of rows) {
    const number = numberIn(childOf(row, field))
    const unit = unitField === undefined ? '' : childOf(row, unitField)
    if (number === undefined) continue
    const key = typeof unit === 'string' ? unit : ''
    totals.set(key, (totals.get(key) ?? 0) + number)
  }
  return [...totals].map(([unit, sum]) => ({ unit, sum: Number(sum.toPrecision(15)) }))
}
