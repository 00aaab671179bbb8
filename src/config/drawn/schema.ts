import { Contract } from '../data/contract.ts'
import { tighten } from '../data/limits.ts'
import type { DataRules, JsonObject, Scalar } from '../model/values.ts'

/** Keys of a schema's root that are about the file, not about the data. */
const ofTheFile = ['$schema', '$id', '$ref', '$defs', 'definitions', 'renamed']

/**
 * The data rules that a schema of any origin says: its own `$ref`s resolved; one that points at a type of the contract stands over
 * that type. Words for people are left out.
 */
export function rulesOf(schema: JsonObject, contract: Contract): DataRules {
  const ref = schema['$ref']
  const type = typeof ref === 'string' && /\.ya?ml#/.test(ref) ? contract.type(ref.split('/').at(-1) ?? '') : undefined
  const own = type === undefined ? schema : { ...schema, $ref: undefined }
  const rules = new Contract({ ...own, components: { schemas: { root: own } } }).type('root') ?? {}
  const plain = Object.fromEntries(
    Object.entries(rules).filter(([key, value]) => !ofTheFile.includes(key) && value !== undefined),
  )
  return type === undefined ? plain : tighten(type, plain)
}

/** What a schema calls the value at a path, by its `title`; undefined where it has no word for it. */
export function titleAt(schema: JsonObject, path: readonly string[]): string | undefined {
  const schemaAt = nodeAt(schema, path)
  return wordOf(schemaAt?.['title'] ?? followed(schema, schemaAt)['title'])
}

/** The values that a schema lists at a path as `oneOf` or `anyOf` of constants, each with its title; undefined where it lists none. */
export function choicesAt(
  schema: JsonObject,
  path: readonly string[],
): { value: Scalar; title: string | undefined }[] | undefined {
  const forms = formsOf(followed(schema, nodeAt(schema, path)), 'oneOf', 'anyOf').map((form) => followed(schema, form))
  const choices = forms.flatMap(({ const: value, title }) => (isScalar(value) ? [{ value, title: wordOf(title) }] : []))
  return choices.length > 0 && choices.length === forms.filter(({ type }) => type !== 'null').length
    ? choices
    : undefined
}

/**
 * Rules as a layout reads them: parts that all hold are one, and a form that is nothing (`null`) is passed over where one other is left.
 * What is validated stays as it was written.
 */
export function plainOf(rules: DataRules): DataRules {
  const rest = formsOf(rules, 'anyOf', 'oneOf').filter(({ type }) => type !== 'null')
  const parts = [rules, ...formsOf(rules, 'allOf'), ...(rest.length === 1 ? rest : [])].map((part, at) =>
    at === 0 ? part : plainOf(part),
  )
  if (parts.length === 1) return rules
  const properties = Object.assign({}, ...parts.map((part) => part.properties)) as Record<string, DataRules>
  const required = parts.flatMap((part) => part.required ?? [])
  return {
    ...(Object.assign({}, ...parts.toReversed()) as DataRules),
    ...(Object.keys(properties).length > 0 && { type: 'object', properties }),
    ...(required.length > 0 && { required }),
  }
}

/** The rules with the words of the schema that they were made of: a title for each value, by `wordFor` its key where the schema has none, and for each form that a value may take. */
export function titled(
  rules: DataRules,
  schema: JsonObject,
  wordFor: (key: string) => string,
  at: JsonObject = schema,
): DataRules {
  const node = followed(schema, at)
  const inner = (value: DataRules, source: unknown, word?: string): DataRules => {
    // A value of any kind has no rules.
    if (Object.keys(value).length === 0) return value
    const from = asObject(source) ?? {}
    const title = wordOf(from['title'] ?? followed(schema, from)['title']) ?? word
    return { ...(title !== undefined && { title }), ...titled(value, schema, wordFor, from) }
  }
  const { properties, items } = rules
  return {
    ...rules,
    ...(properties !== undefined && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, value]) => [
          key,
          inner(value, asObject(node['properties'])?.[key], wordFor(key)),
        ]),
      ),
    }),
    ...(asObject(items) !== undefined && { items: inner(items ?? {}, node['items']) }),
    ...Object.fromEntries(
      ['allOf', 'anyOf', 'oneOf']
        .filter((key) => Array.isArray(rules[key]))
        .map((key) => [key, formsOf(rules, key).map((form, place) => inner(form, formsOf(node, key)[place]))]),
    ),
  }
}

/** The titles of all values in some rules. */
export function titlesIn({ title, properties, items, ...rules }: DataRules): string[] {
  const inner = [...Object.values(properties ?? {}), ...(asObject(items) === undefined ? [] : [items as DataRules])]
  return [
    ...(wordOf(title) === undefined ? [] : [String(title)]),
    ...[...inner, ...formsOf<DataRules>(rules, 'allOf', 'anyOf', 'oneOf')].flatMap(titlesIn),
  ]
}

/** What a schema says of the value at a path, in whichever of its parts; an empty key leads to the entries of a list. */
function nodeAt(schema: JsonObject, path: readonly string[]): JsonObject | undefined {
  const step = (at: JsonObject, key: string): JsonObject | undefined => {
    const node = followed(schema, at)
    const own = asObject(key === '' ? node['items'] : asObject(node['properties'])?.[key])
    return (
      own ??
      formsOf(node, 'allOf', 'anyOf', 'oneOf').reduce<JsonObject | undefined>(
        (found, form) => found ?? step(form, key),
        undefined,
      )
    )
  }
  return path.reduce<JsonObject | undefined>((at, key) => at && step(at, key), schema)
}

function formsOf<Rules extends JsonObject>(rules: Rules, ...keys: readonly string[]): Rules[] {
  return keys.flatMap((key) => (Array.isArray(rules[key]) ? (rules[key] as Rules[]) : []))
}

function isScalar(value: unknown): value is Scalar {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

function wordOf(title: unknown): string | undefined {
  return typeof title === 'string' && title !== '' ? title : undefined
}

function followed(root: JsonObject, at: JsonObject | undefined): JsonObject {
  let target = at ?? {}
  for (let step = 0; step < 20 && typeof target['$ref'] === 'string' && target['$ref'].startsWith('#/'); step += 1) {
    target =
      target['$ref']
        .slice(2)
        .split('/')
        .reduce<JsonObject | undefined>((inner, key) => asObject(inner?.[key]), root) ?? {}
  }
  return target
}

export function asObject(value: unknown): JsonObject | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined
}

/** A copy without some of its keys. */
export function without<T extends object, K extends keyof T>(value: T, ...keys: K[]): Omit<T, K> {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key as K))) as Omit<T, K>
}
