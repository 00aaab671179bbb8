import type { DataRules, Path } from '../model/values.ts'
import { segmentsOf } from '../conditions/paths.ts'

/** Of a value that the schema does not name. */
export const NO_RULES: DataRules = {}

/** The data rules of the value at a path: through `properties`, and through `items` where the path holds a row's number. */
export function rulesAt(schema: DataRules, path: Path): DataRules {
  let at: DataRules = schema
  for (const name of segmentsOf(path)) {
    const { items, properties } = at
    const own = properties !== undefined && Object.hasOwn(properties, name) ? properties[name] : undefined
    const next = /^\d+$/.test(name) && items !== undefined ? items : own
    if (next === undefined) return NO_RULES
    at = next
  }
  return at
}
