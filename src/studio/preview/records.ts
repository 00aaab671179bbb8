import { evaluate, getAt, type Scope } from '../../config/index.ts'
import { callSource } from '../../render/source.ts'
import type { RecordPlace, StudioRecords } from '../host/api.ts'
import type { Viewer } from './sign-in.ts'

/** A record of the demonstration, as the list that opens it has it. */
export type Row = Readonly<Record<string, unknown>>

/** What one wants to see: a value for each choice, by its id. Without a choice any will do. */
export type Wanted = Readonly<Record<string, string>>

/** How many records are looked into for a place that not all of them have. */
const LOOKS = 25

/** What somebody can open: the rows of the list. Gives the reason as text where they cannot be loaded. */
export async function rowsOf({ rows }: StudioRecords, viewer: Viewer): Promise<Row[] | string> {
  const answer = await callSource(viewer.gateway, rows, scopeOf({ page: 1, session: viewer.session }))
  return answer.ok ? (Array.isArray(answer.data) ? (answer.data as Row[]) : []) : answer.problem.message
}

/** The rows that are as wanted. */
export function matching(rows: readonly Row[], { by }: StudioRecords, wanted: Wanted): Row[] {
  return rows.filter((row) =>
    by.every(({ id, field }) => (wanted[id] ?? '') === '' || textAt(row, field) === wanted[id]),
  )
}

/** The values that a choice has among the rows, those that its texts name first and in their order. */
export function valuesOf(rows: readonly Row[], { field, values }: StudioRecords['by'][number]): string[] {
  const found = new Set(rows.map((row) => textAt(row, field)).filter((text) => text !== ''))
  const known = Object.keys(values).filter((value) => found.has(value))
  return [...known, ...[...found].filter((value) => !known.includes(value)).sort()]
}

/** The first of the rows whose record has a place; each is asked for until one has. */
export async function firstWith(
  { load, id }: StudioRecords,
  { holds }: RecordPlace,
  rows: readonly Row[],
  viewer: Viewer,
): Promise<Row | undefined> {
  if (holds === undefined || load === undefined) return rows[0]
  for (const row of rows.slice(0, LOOKS)) {
    const scope = scopeOf({ address: { id: textAt(row, id) }, session: viewer.session })
    const answer = await callSource(viewer.gateway, load, scope)
    const record = answer.ok ? answer.data : undefined
    if (record !== undefined && evaluate(holds, scopeOf({ ...(record as Row), record, session: viewer.session })))
      return row
  }
  return undefined
}

/** The text of a value in a row. */
export function textAt(row: Row, path: string): string {
  const value = getAt(row, path)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

function scopeOf(values: Row): Scope {
  return { get: (path) => getAt(values, path) }
}
