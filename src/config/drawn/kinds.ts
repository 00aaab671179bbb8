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
/** Keywords that tell values apart whatever they are, or lead to such. All others are words about the value, an editor's own among them. */
const TELLING = [
  ...['enum', 'const', 'allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', '$ref', '$dynamicRef', '$recursiveRef'],
  ...['$defs', 'definitions', 'unevaluatedItems', 'unevaluatedProperties', 'extends', 'disallow'],
]

/**
 * Turns the rules of a value of several types into a choice between them, so that a number stays a number and a list is not taken for a
 * text. A type that is only joined with null stays as it is, and so do values that other rules tell apart.
 */
export function kindsApart(schema: JsonObject): JsonObject {
  const { type, ...rules } = schema
  if (!Array.isArray(type) || type.filter((each) => each !== 'null').length < 2) return schema
  const kinds = type.map(String)
  const isTold = TELLING.some((key) => rules[key] !== undefined)
  if (isTold || !kinds.every((kind) => keywordsOf(kind) !== undefined)) return schema
  const ofKinds = Object.values(OF_KIND).flat()
  const only = (takes: (key: string) => boolean): JsonObject =>
    Object.fromEntries(Object.entries(rules).filter(([key]) => takes(key)))
  const ofKind = (kind: string): JsonObject => only((key) => keywordsOf(kind)?.includes(key) === true)
  return { ...only((key) => !ofKinds.includes(key)), anyOf: kinds.map((kind) => ({ type: kind, ...ofKind(kind) })) }
}

function keywordsOf(kind: string): readonly string[] | undefined {
  return OF_KIND[kind === 'integer' ? 'number' : kind]
}
