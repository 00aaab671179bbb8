import { anchorsOf, homeOf, modernPointer, pointersOf } from './anchors.ts'
import type { Home } from './anchors.ts'
import { idWords } from '../shared/id-words.ts'
import { asObject, asSchema, DEFINITIONS, leadsToSchema, withInner } from '../data/inner.ts'
import { keysOf, nodeAt } from '../data/node-at.ts'
import type { JsonObject } from '../model/values.ts'
import { kindsApart } from './kinds.ts'
import { briefly, KINDS } from './words.ts'

/** What names a schema, or says how to read it: nothing that data is checked by. */
const OF_THE_FILE = ['$schema', '$id', 'id', '$anchor', '$dynamicAnchor', '$recursiveAnchor', '$vocabulary']

/**
 * A schema as 2020-12 writes it: of draft 4 to 2019-09 (their release notes) and of OpenAPI 3.0 (`nullable`). Choices of one kind
 * get its type, each property a title, its key in words where the schema has none, descriptions are short, and a reference that
 * leads nowhere is open; `lost` hears of it. What is not known stays as it is.
 */
export function modern(written: JsonObject, lost: (ref: string) => void = () => undefined): JsonObject {
  const root = OLDEST.test(String(written['$schema'])) ? withIds(written) : written
  const anchors = anchorsOf(root)
  const elsewhere = new Map<string, { name: string; home: Home }>()
  const read = each(root, { pointer: '#', id: '' })
  const types: JsonObject = {}
  // What is found while one is read is read after it.
  for (const [ref, { name, home }] of elsewhere) types[name] = each(asSchema(nodeAt(root, ref)) ?? {}, home)
  return elsewhere.size === 0 ? read : { ...read, $defs: { ...asObject(read['$defs']), ...types } }

  function each(schema: JsonObject, around: Home): JsonObject {
    const home = homeOf(schema, around, anchors)
    return withInner(named(kindsApart(typed(linked(renamed(schema), home)))), (inner) => each(inner, home), DEFINITIONS)
  }

  function linked({ $ref, $dynamicRef, $recursiveRef, ...schema }: JsonObject, home: Home): JsonObject {
    const said = [$ref, $dynamicRef, $recursiveRef].find((each) => typeof each === 'string')
    if (typeof said !== 'string') return schema
    const ref = pointersOf(said, home, anchors).find(
      (each) => /\.ya?ml#/.test(each) || nodeAt(root, each) !== undefined,
    )
    if (ref !== undefined) return { $ref: isFound(ref) ? modernPointer(ref, root) : found(ref, home), ...schema }
    // As 2019-09 and 2020-12 write that a schema holds itself.
    if ($ref === undefined) return { $ref: '#', ...schema }
    lost(said)
    return schema
  }

  /** Whether a schema is met on the way through those that hold it: one under a word that is no keyword is not. */
  function isFound(ref: string): boolean {
    return !ref.startsWith('#') || leadsToSchema(keysOf(ref), [...DEFINITIONS, 'dependencies'])
  }

  /** Where a schema that no keyword leads to stands in what is read, as a type of OpenAPI does: `#/components/schemas/Port`. */
  function found(ref: string, home: Home): string {
    const at = elsewhere.get(ref) ?? { name: `elsewhere-${elsewhere.size}`, home }
    elsewhere.set(ref, at)
    return `#/$defs/${at.name}`
  }

  function named(schema: JsonObject): JsonObject {
    const properties = asObject(schema['properties'])
    if (properties === undefined) return withKinds(root, schema)
    const titled = Object.entries(properties).map(([key, value]): [string, unknown] => {
      const inner = asObject(value)
      // A value of any kind has no rules.
      if (inner === undefined || Object.keys(inner).length === 0) return [key, value]
      return [key, { title: titleOf(root, inner) ?? idWords(key), ...inner }]
    })
    return withKinds(root, { ...schema, properties: Object.fromEntries(titled) })
  }
}

/** Drafts that call `id` what is `$id` from draft 6 on. */
const OLDEST = /draft-0[34]/

function withIds({ id, ...schema }: JsonObject): JsonObject {
  const named = typeof id === 'string' ? { $id: id, ...schema } : id === undefined ? schema : { id, ...schema }
  return withInner(named, withIds, DEFINITIONS)
}

/** A form by its type, where that tells it from the others; one of a type with a name by that. */
function withKinds(root: JsonObject, schema: JsonObject): JsonObject {
  const titled = ['oneOf', 'anyOf'].flatMap((key): [string, unknown][] => {
    const forms = Array.isArray(schema[key]) ? (schema[key] as unknown[]) : []
    const types = forms.map((form) => String(asObject(form)?.['type']))
    const isTold = types.length > 1 && new Set(types).size === types.length
    const isNamed = !isTold && forms.filter((form) => asObject(form)?.['$ref'] !== undefined).length > 1
    const wordsOf = (form: JsonObject): string | undefined => {
      if (form['$ref'] === undefined) return isTold || form['type'] === 'null' ? KINDS[String(form['type'])] : undefined
      return titleOf(root, form) === undefined ? typeWords(form) : undefined
    }
    const isAmong = types.length > 1 && types.includes('null')
    return isTold || isNamed || isAmong ? [[key, forms.map((form) => withTitle(form, wordsOf))]] : []
  })
  return { ...schema, ...Object.fromEntries(titled) }
}

function withTitle(form: unknown, wordsOf: (form: JsonObject) => string | undefined): unknown {
  const rules = asObject(form)
  const title = rules && wordsOf(rules)
  return title === undefined ? form : { title, ...rules }
}

/** The name of the type that a form refers to, in words. */
function typeWords({ $ref: ref }: JsonObject): string | undefined {
  const name = typeof ref === 'string' && ref.startsWith('#/') ? keysOf(ref).at(-1) : undefined
  return name === undefined || /^\d+$/.test(name) ? undefined : idWords(name)
}

/** The title of a schema, or of what it refers to. */
function titleOf(root: JsonObject, schema: JsonObject, steps = 0): string | undefined {
  const { title, $ref: ref } = schema
  if (typeof title === 'string' && title !== '') return title
  const next = typeof ref === 'string' && steps < 20 ? asObject(nodeAt(root, ref)) : undefined
  return next && titleOf(root, next, steps + 1)
}

function renamed(schema: JsonObject): JsonObject {
  const { items, additionalItems, dependencies, nullable, ...kept } = schema
  const result: JsonObject = Object.fromEntries(Object.entries(kept).filter(([key]) => !isOfTheFile(key, kept)))
  for (const [exclusive, limit] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (typeof result[exclusive] !== 'boolean') continue
    if (result[exclusive]) {
      result[exclusive] = result[limit]
      delete result[limit]
    } else delete result[exclusive]
  }
  if (Array.isArray(items)) {
    result['prefixItems'] = items
    if (additionalItems !== undefined) result['items'] = additionalItems
  } else if (items !== undefined) result['items'] = items
  for (const [key, value] of Object.entries(asObject(dependencies) ?? {})) {
    const kind = asObject(value) === undefined ? 'dependentRequired' : 'dependentSchemas'
    result[kind] = { ...asObject(result[kind]), [key]: kind === 'dependentSchemas' ? value : [value].flat() }
  }
  closeEarly(result)
  nameChoices(result)
  if (nullable === true && typeof result['type'] === 'string') result['type'] = [result['type'], 'null']
  // Draft 3 knows any type, and schemas among types.
  const types = [result['type']].flat()
  if (types.some((type) => typeof type !== 'string' || type === 'any')) delete result['type']
  if (typeof result['description'] === 'string') result['description'] = briefly(result['description'])
  if (typeof result['pattern'] === 'string') result['pattern'] = inUnicode(result['pattern'])
  const names = asObject(result['patternProperties'])
  if (names !== undefined)
    result['patternProperties'] = Object.fromEntries(
      Object.entries(names).map(([pattern, value]) => [inUnicode(pattern), value]),
    )
  // Draft 3 says at a property that it is required.
  if (typeof result['required'] === 'boolean') delete result['required']
  return result
}

/** Keywords beside which a value may keep further rules that say something of its names and entries. */
const BESIDE = ['$ref', '$dynamicRef', '$recursiveRef', 'allOf', 'anyOf', 'oneOf', 'if', 'dependentSchemas', 'not']

/** What is said of all further names or entries, where nothing else may speak of them (2020-12, Core 11.2 and 11.3), is what an older keyword says. */
function closeEarly(schema: JsonObject): void {
  if (BESIDE.some((key) => schema[key] !== undefined)) return
  const { unevaluatedProperties: names, unevaluatedItems: entries } = schema
  if (names !== undefined) {
    delete schema['unevaluatedProperties']
    schema['additionalProperties'] ??= names
  }
  if (entries === undefined || schema['contains'] !== undefined) return
  delete schema['unevaluatedItems']
  schema['items'] ??= entries
}

/** Listed values whose titles stand in a list beside them (`enumNames`, of react-jsonschema-form before version 6), as constants with titles. */
function nameChoices(schema: JsonObject): void {
  const { enum: values, enumNames: names } = schema
  if (!Array.isArray(values) || !Array.isArray(names) || schema['anyOf'] !== undefined) return
  delete schema['enum']
  delete schema['enumNames']
  schema['anyOf'] = values.map((value: unknown, at) => ({
    const: value,
    ...(isWord(names[at]) && { title: names[at] }),
  }))
}

function isWord(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

/** A pattern as patterns are read (2020-12, Core 6.4), by all signs of Unicode: there a sign that means itself has no backslash. */
function inUnicode(pattern: string): string {
  if (isPattern(pattern)) return pattern
  const plain = pattern.replaceAll(/\\([^A-Za-z0-9])/g, (whole, sign: string) =>
    sign === '-' ? String.raw`\x2d` : '^$\\.*+?()[]{}|/'.includes(sign) ? whole : sign,
  )
  return isPattern(plain) ? plain : pattern
}

function isPattern(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u')
    return true
  } catch {
    return false
  }
}

/** An `id` is a schema's name only as a text beside other keywords of a schema. */
function isOfTheFile(key: string, schema: JsonObject): boolean {
  return OF_THE_FILE.includes(key) && typeof schema[key] !== 'object'
}

/** The type that a schema says without the word. */
function typed(schema: JsonObject): JsonObject {
  if (schema['type'] !== undefined) return schema
  if (asObject(schema['properties']) !== undefined) return { type: 'object', ...schema }
  const choices: unknown[] | undefined = Array.isArray(schema['enum'])
    ? schema['enum']
    : 'const' in schema
      ? [schema['const']]
      : undefined
  const types = new Set(choices?.map(typeOf))
  const [type] = types
  return types.size === 1 && type !== undefined ? { type, ...schema } : schema
}

function typeOf(value: unknown): string | undefined {
  return ['string', 'number', 'boolean'].includes(typeof value) ? typeof value : undefined
}
