import type { JsonObject } from '../model/values.ts'
import { isObject } from '../shared/object.ts'

/** Keywords whose value is a schema, a list of such, or an object of such by name (JSON Schema 2020-12, Core §10 and §11). */
const ONE = [
  ...['items', 'contains', 'additionalProperties', 'propertyNames', 'unevaluatedItems', 'unevaluatedProperties'],
  ...['not', 'if', 'then', 'else'],
]
/** Of these, those in which `true` and `false` only say whether anything further may be there; `items` is one beside `prefixItems`. */
const OPEN = ['additionalProperties', 'unevaluatedItems', 'unevaluatedProperties']
const LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems']
const MAPS = ['properties', 'patternProperties', 'dependentSchemas']
/** Of schemas that nothing but a `$ref` leads to. */
export const DEFINITIONS = ['$defs', 'definitions']

/**
 * A schema in which each schema right inside it is changed; the data that it names stays. `true` and `false` are read as the schemas
 * that they mean, as is a name of which nothing is said; they stay where they only say whether anything further may be there.
 * `alsoIn` are further keywords that hold schemas by name.
 */
export function withInner(
  schema: JsonObject,
  change: (inner: JsonObject) => unknown,
  alsoIn: readonly string[] = [],
): JsonObject {
  const each = (value: unknown): unknown => {
    const inner = asSchema(value)
    return inner === undefined ? value : change(inner)
  }
  const named = (value: unknown): unknown => each(value ?? {})
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (isOpenness(schema, key)) return [key, value]
      if (ONE.includes(key)) return [key, each(value)]
      if (LISTS.includes(key) && Array.isArray(value)) return [key, value.map((inner: unknown) => each(inner))]
      const byName = MAPS.includes(key) || alsoIn.includes(key) ? asObject(value) : undefined
      if (byName === undefined) return [key, value]
      return [key, Object.fromEntries(Object.entries(byName).map(([name, inner]) => [name, named(inner)]))]
    }),
  )
}

/** The schemas right inside a schema. */
export function innerOf(schema: JsonObject, alsoIn: readonly string[] = []): JsonObject[] {
  return Object.entries(schema).flatMap(([key, value]) => {
    if (isOpenness(schema, key)) return []
    if (ONE.includes(key)) return schemasIn([value])
    if (LISTS.includes(key)) return schemasIn(Array.isArray(value) ? value : [])
    if (!MAPS.includes(key) && !alsoIn.includes(key)) return []
    return schemasIn(Object.values(asObject(value) ?? {}))
  })
}

/** Whether keys lead from a schema to one inside it, by keywords and the names or places that they hold schemas by. */
export function leadsToSchema(keys: readonly string[], alsoIn: readonly string[] = []): boolean {
  const [key, name = ''] = keys
  if (key === undefined) return true
  const isHolder = [...LISTS, ...MAPS, ...alsoIn].includes(key) || (key === 'items' && /^\d+$/.test(name))
  return (isHolder || ONE.includes(key)) && leadsToSchema(keys.slice(isHolder ? 2 : 1), alsoIn)
}

function isOpenness(schema: JsonObject, key: string): boolean {
  return typeof schema[key] === 'boolean' && (OPEN.includes(key) || (key === 'items' && 'prefixItems' in schema))
}

function schemasIn(values: readonly unknown[]): JsonObject[] {
  return values.map(asSchema).filter((each) => each !== undefined)
}

/** A schema; what `true` and `false` mean as one (JSON Schema 2020-12, Core §4.3.2). */
export function asSchema(value: unknown): JsonObject | undefined {
  return typeof value === 'boolean' ? (value ? {} : { not: {} }) : asObject(value)
}

export function asObject(value: unknown): JsonObject | undefined {
  return isObject(value) ? value : undefined
}
