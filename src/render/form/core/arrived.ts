import { getAt, setAt } from '../../../config/index.ts'
import type { ActionCodes, FormModel, JsonObject, Path } from '../../../config/index.ts'
import { inListedLetters } from '../../parts/option-of.ts'
import { inTypes } from './in-types.ts'

/**
 * A record as the gateway sent it, in the types of the data rules, and with its status as the conditions of the form name it. What its rows
 * say became of them has happened: one that the save before added is one of the record, and the next does not add it once more.
 */
export function arrived({ schema, sections, record: { status }, lookups }: FormModel, sent: JsonObject): JsonObject {
  const lists = sections.flatMap(({ fields }) => fields)
  const settled = lists.reduce(
    (data, { path, entries, ownEntry }) => {
      const codes = entries ?? ownEntry?.codes
      return codes === undefined ? data : withoutDone(data, path, codes)
    },
    inTypes(sent, schema),
  )
  return status === undefined ? settled : inListedLetters(settled, status.field, lookups[status.lookup])
}

function withoutDone(data: JsonObject, path: Path, { actionField, added, changed }: ActionCodes): JsonObject {
  const rows = getAt(data, path)
  if (actionField === undefined || !Array.isArray(rows)) return data
  const isDone = (row: unknown): boolean => [added, changed].some((code) => getAt(row, actionField) === code)
  if (!rows.some(isDone)) return data
  const settled = rows.map((row: unknown) => (isDone(row) ? setAt(row, actionField, undefined) : row))
  return setAt(data, path, settled) as JsonObject
}
