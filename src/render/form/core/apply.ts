import { resolve } from '../../../config/index.ts'
import type { ApplyModel, JsonObject, Scope } from '../../../config/index.ts'
import { getAt, setAt } from './paths.ts'

/** A new record made of another one: what is left out and put over it, in its lists too. Values read the chosen id as `choice`. */
export function appliedRecord({ omit, set, rows }: ApplyModel, source: JsonObject, initial: JsonObject, choice: string, scope: Scope): JsonObject {
  const kept = omit.reduce<unknown>((data, path) => setAt(data, path, undefined), { ...initial, ...source })
  const inRows = Object.entries(rows).reduce<unknown>((data, [list, change]) => {
    const entries = getAt(data, list)
    return Array.isArray(entries) ? setAt(data, list, entries.map((entry) => changedRow(entry, change))) : data
  }, kept)
  const chosen: Scope = { get: (path) => (path === 'choice' ? choice : scope.get(path)) }
  return Object.entries(set).reduce<unknown>((data, [path, rule]) => setAt(data, path, resolve(rule, chosen)), inRows) as JsonObject
}

function changedRow(row: unknown, { omit, set }: ApplyModel['rows'][string]): unknown {
  if (typeof row !== 'object' || row === null) return row
  return { ...Object.fromEntries(Object.entries(row).filter(([name]) => !omit.includes(name))), ...set }
}
