import { showText } from '../wire/text.ts'

export type Row = Record<string, unknown>

/** The objects of a list; none for what is no list. */
export function rowsOf(data: unknown): Row[] {
  return Array.isArray(data) ? data.filter(isRow) : []
}

/** Whether a value is an object, as rows are. */
export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Which rows are not shown: those with one of some codes in a field. */
export type Without = readonly { field: string; codes: readonly string[] }[]

/** Whether a row is shown. */
export function isShown(row: Readonly<Row>, without: Without): boolean {
  return without.every(({ field, codes }) => !codes.includes(showText(row[field])))
}
