import type { JsonObject } from '../model/values.ts'

/** Keywords that speak of values of one kind alone. */
const OF_KIND: Readonly<Record<string, readonly string[]>> = {
  string: ['minLength', 'maxLength', 'pattern', 'format', 'contentEncoding', 'contentMediaType'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  array: ['items', 'prefixItems', 'minItems', 'maxItems', 'uniqueItems', 'contains', 'minContains', 'maxContains'],
  object: [
    ...['properties', 'patternProperties', 'additionalProperties', 'required', 'propertyNames', 'minProperties'],
    ...['maxProperties', 'dependentRequired', 'dependentSchemas'],
  ],
  boolean: [],
  null: [],
}
/** Keywords that speak of the value whatever it is, and leave open of which kind. */
const OF_ALL = ['title', 'description', 'default', 'examples', 'readOnly', 'writeOnly', 'deprecated', '$comment']

/**
 * Turns the rules of a value of several types into a choice between them, so that a number stays a number and a list is not taken for a
 * text. A type that is only joined with null stays as it is, and so do values that other rules tell apart.
 */
export function kindsApart(schema: JsonObject): JsonObject {
  const { type, ...rules } = schema
  if (!Array.isArray(type) || type.filter((each) => each !== 'null').length < 2) return schema
  const kinds = type.map(String)
  const isKnown = (key: string): boolean =>
    OF_ALL.includes(key) || Object.values(OF_KIND).some((keywords) => keywords.includes(key))
  if (!Object.keys(rules).every(isKnown) || !kinds.every((kind) => keywordsOf(kind) !== undefined)) return schema
  const only = (keys: readonly string[]): JsonObject =>
    Object.fromEntries(Object.entries(rules).filter(([key]) => keys.includes(key)))
  return { ...only(OF_ALL), anyOf: kinds.map((kind) => ({ type: kind, ...only(keywordsOf(kind) ?? []) })) }
}

function keywordsOf(kind: string): readonly string[] | undefined {
  return OF_KIND[kind === 'integer' ? 'number' : kind]
}
