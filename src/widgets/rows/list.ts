import { isKnown, isRemoved } from '../../config/index.ts'
import type { ActionCodes, Entry } from '../../config/index.ts'

/** A row that is shown, and where it stands in the data. */
export interface ShownRow {
  index: number
  row: Entry
}

/** Rows to show: all but those marked as removed. */
export function shownRows(rows: readonly Entry[], codes: ActionCodes): ShownRow[] {
  return rows.map((row, index) => ({ index, row })).filter(({ row }) => !isRemoved(row, codes))
}

/** Most rows that may be shown: the smaller of the part's own limit (0 for none) and that of the data rules. */
export function rowLimit(maxRows: number | undefined, maxItems: number | undefined): number | undefined {
  const limits = [maxRows === 0 ? undefined : maxRows, maxItems].filter((limit) => limit !== undefined)
  return limits.length === 0 ? undefined : Math.min(...limits)
}

/**
 * The code a row must carry, given how it was when it was first seen: removed stays removed, a row with the same content has
 * the code it came with, a changed one is changed when the gateway knows it and added when not.
 */
export function codeOf(row: Entry, first: Entry, codes: ActionCodes): unknown {
  if (codes.actionField === undefined) return undefined
  if (isRemoved(row, codes)) return row[codes.actionField]
  if (sameContent(row, first, codes.actionField)) return first[codes.actionField]
  return isKnown(row, codes) ? codes.changed : codes.added
}

function sameContent(one: Entry, other: Entry, except: string): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  names.delete(except)
  return [...names].every((name) => one[name] === other[name])
}
