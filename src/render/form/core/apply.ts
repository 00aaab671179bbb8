import { getAt, resolve, setAt, takenRow } from '../../../config/index.ts'
import type { DataRules, JsonObject, Scope, TakeoverModel } from '../../../config/index.ts'
import { inTypes } from './in-types.ts'

/** Another record, as a new one is made of it. */
export interface Source {
  id: string
  record: JsonObject
}

/**
 * A new record made of another one, as far as the form's data rules have a place for what it holds: what is left out and
 * put over it, in its lists too. What a gateway sends as null it does not hold. Values read the other record's id as `choice`.
 */
export function appliedRecord(
  { omit, set, rows }: TakeoverModel,
  rules: DataRules,
  source: Source,
  initial: JsonObject,
  scope: Scope,
): JsonObject {
  const { properties } = rules
  const placed = Object.entries(inTypes(source.record, rules)).filter(
    ([name, value]) =>
      value !== null &&
      (properties === undefined || (Object.hasOwn(properties, name) && properties[name]?.readOnly !== true)),
  )
  const kept = omit.reduce<unknown>((data, path) => setAt(data, path, undefined), {
    ...initial,
    ...Object.fromEntries(placed),
  })
  const inRows = Object.entries(rows).reduce<unknown>((data, [list, change]) => {
    const entries = getAt(data, list)
    return Array.isArray(entries)
      ? setAt(
          data,
          list,
          entries.map((entry) => takenRow(entry, change)).filter((entry) => entry !== undefined),
        )
      : data
  }, kept)
  const chosen: Scope = { get: (path) => (path === 'choice' ? source.id : scope.get(path)) }
  return Object.entries(set).reduce<unknown>(
    (data, [path, rule]) => setAt(data, path, resolve(rule, chosen)),
    inRows,
  ) as JsonObject
}
