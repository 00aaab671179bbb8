import { childOf } from '../conditions/paths.ts'
import type { TakenRow } from '../model/form.ts'

/** A row of another record as a new record has it; undefined where it stays behind. */
export function takenRow(row: unknown, { without, omit, set }: TakenRow): unknown {
  const staysBehind = Object.entries(without).some(([field, values]) =>
    values.some((value) => value === childOf(row, field)),
  )
  if (staysBehind) return undefined
  if (typeof row !== 'object' || row === null) return row
  return { ...Object.fromEntries(Object.entries(row).filter(([name]) => !omit.includes(name))), ...set }
}
