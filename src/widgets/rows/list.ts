import { isKnown, isRemoved, marked } from '../wire/action-code.ts'
import type { ActionCodes, Entry } from '../wire/action-code.ts'

/** A row that is shown, and where it stands in the data. */
export interface ShownRow {
  index: number
  row: Entry
}

/** Rows to show: all but those marked as removed. */
export function shownRows(rows: readonly Entry[], codes: ActionCodes): ShownRow[] {
  return rows.map((row, index) => ({ index, row })).filter(({ row }) => !isRemoved(row, codes))
}

/** The list with a new row at its end. */
export function withNewRow(rows: readonly Entry[], values: Entry, codes: ActionCodes): Entry[] {
  return [...rows, marked({ ...values }, codes, codes.added)]
}

/** The list without the row: a row known to the gateway is marked as removed, another is taken out. An empty list is no value. */
export function withoutRow(rows: readonly Entry[], index: number, codes: ActionCodes): Entry[] | undefined {
  const row = rows[index]
  if (row === undefined) return [...rows]
  const stays = codes.actionField !== undefined && isKnown(row, codes)
  const left = stays ? rows.map((other, at) => (at === index ? marked(row, codes, codes.removed) : other)) : rows.filter((_, at) => at !== index)
  return left.length === 0 ? undefined : left
}

/**
 * The code a row must carry, given how it was when it was loaded (`undefined`: it was not there):
 * known and different is changed, known and the same has the code it came with, unknown is added, removed stays removed.
 */
export function codeOf(row: Entry, loaded: Entry | undefined, codes: ActionCodes): unknown {
  if (codes.actionField === undefined || isRemoved(row, codes)) return codes.actionField === undefined ? undefined : row[codes.actionField]
  if (!isKnown(row, codes)) return codes.added
  if (loaded === undefined) return row[codes.actionField]
  return sameContent(row, loaded, codes.actionField) ? loaded[codes.actionField] : codes.changed
}

function sameContent(one: Entry, other: Entry, except: string): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  names.delete(except)
  return [...names].every((name) => one[name] === other[name])
}

/** Rows by the id that the gateway knows them by. */
export function byId(rows: readonly Entry[], codes: ActionCodes): Map<unknown, Entry> {
  return new Map(rows.filter((row) => isKnown(row, codes)).map((row) => [row[codes.idField], row]))
}

/** Sums of one number over rows, a sum for each unit in the order in which the units first appear. */
export function sums(rows: readonly Entry[], field: string, unitField: string | undefined): { unit: string; sum: number }[] {
  const totals = new Map<string, number>()
  for (const row of rows) {
    const number = row[field]
    const unit = unitField === undefined ? '' : row[unitField]
    if (typeof number !== 'number') continue
    const key = typeof unit === 'string' ? unit : ''
    totals.set(key, (totals.get(key) ?? 0) + number)
  }
  return [...totals].map(([unit, sum]) => ({ unit, sum: Number(sum.toPrecision(15)) }))
}
