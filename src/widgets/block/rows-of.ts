import { getAt, isObject } from '../../config/index.ts'
import { showText } from '../wire/text.ts'

export type Row = Record<string, unknown>

/** The objects of a list; none for what is no list. */
export function rowsOf(data: unknown): Row[] {
  return Array.isArray(data) ? data.filter(isObject) : []
}

/** Which rows are not shown: those with one of some codes in a field. */
export type Without = readonly { field: string; codes: readonly string[] }[]

/** Whether a row is shown. */
export function isShown(row: Readonly<Row>, without: Without): boolean {
  return without.every(({ field, codes }) => !codes.includes(showText(getAt(row, field))))
}
