import type { Meta } from '../meta/schema.ts'
import { isMap } from '../upgrade/targets.ts'
import { aboutTexts } from '../explain/sentences/about-words.ts'
import { child, members, type Node } from '../source/tree.ts'
import type { Named, Place, Taking } from '../edit/names.ts'
import { choicesOf, titlesOf } from '../edit/titles.ts'
import { bodyListsOf } from './body.ts'
import { namesFor } from './nameable.ts'
import { operationsLike } from './value-maps.ts'

const types = ['string', 'integer', 'number', 'boolean', 'object', 'array', 'scalar'] as const
type ShapeType = (typeof types)[number]

/** What stands in a place that is no single value, as the language describes it: objects, lists, maps, conditions, and all that stands in these. */
export interface Shape {
  titles: Record<string, string>
  about: Record<string, string>
  /** `scalar`: a text, a number, yes or no. */
  type?: ShapeType
  /** `condition`; `value`: a value rule; `values`: names, each with one. */
  holds?: 'condition' | 'value' | 'values'
  'x-names'?: 'label' | 'path'
  enum?: string[]
  choices?: Named[]
  default?: unknown
  required?: readonly string[]
  items?: Shape
  properties?: Record<string, Shape>
  /** Of a map, what stands under each key. */
  entries?: Shape
  /** Of a map, what its keys may be; without, any. */
  keys?: Named[]
  /** Of a map over lists, what a row of each takes. */
  rows?: Record<string, Taking[]>
  /** Its new keys are ids of the tenant's own. */
  isOfIds?: true
  /** Of what may be one of several things, each of them. */
  forms?: Shape[]
}

const CONDITION = /\/\$defs\/(condition|access)$/
const VALUE = /\/\$defs\/valueRule$/
const BODY = /\/\$defs\/bodyRule$/
/** What is given to a call, and other names that are given values, is said apart (`valueMapsOf`), once there is what holds it. */
const GIVEN: ReadonlySet<string> = new Set(['path', 'query', 'body'])

/** What a meta-schema lets stand in a place. `node` is what stands there, `key` what it stands under. */
export function shapeOf(around: Place, declared: Meta, node: Node | undefined, key = ''): Shape {
  const { metas } = around.world.project.language
  const meta = metas.resolve(declared)
  const words = { titles: titlesOf(meta.title ?? key), about: aboutTexts(meta.description ?? '') }
  const usual = meta.default !== undefined && typeof meta.default !== 'object' && { default: meta.default }
  const ref = declared.$ref ?? ''
  if (CONDITION.test(ref)) return { ...words, type: 'object', holds: 'condition' }
  if (VALUE.test(ref)) return { ...words, holds: 'value' }
  if (BODY.test(ref)) return { ...words, type: 'object', holds: 'values' }
  if (meta.oneOf !== undefined) return { ...words, forms: meta.oneOf.map((each) => shapeOf(around, each, node, key)) }
  if (Array.isArray(meta.type)) return { ...words, type: 'scalar' }
  if (meta.items !== undefined) return { ...words, type: 'array', items: shapeOf(around, meta.items, undefined, key) }
  if (isMap(meta)) return { ...words, ...mapOf(around, meta, node, key) }
  if (meta.properties !== undefined) return { ...words, ...objectOf(around, meta, node) }
  if (meta.enum !== undefined)
    return { ...words, ...usual, type: 'string', enum: meta.enum.map(String), choices: choicesOf(key, meta.enum) }
  return { ...words, ...usual, ...singleOf(around, meta) }
}

function singleOf(around: Place, meta: Meta): Partial<Shape> {
  const { 'x-names': kind, type = 'string' } = meta
  if (kind === 'label' || kind === 'field' || kind === 'path')
    return { type: 'string', 'x-names': kind === 'label' ? kind : 'path' }
  const named = kind === 'operation' ? operationsLike(around, '') : namesFor(around, kind)
  if (named === undefined || named.length === 0) return { type: types.find((each) => each === type) ?? 'scalar' }
  return { type: 'string', enum: named.map(({ value }) => value), choices: named }
}

function mapOf(around: Place, meta: Meta, node: Node | undefined, key: string): Partial<Shape> {
  const { metas } = around.world.project.language
  const { 'x-names': kind, enum: listed } = metas.resolve(meta.propertyNames ?? {})
  const entry: Meta = typeof meta.additionalProperties === 'object' ? meta.additionalProperties : {}
  if (VALUE.test(entry.$ref ?? '')) return { type: 'object', holds: 'values' }
  const ids = [...members(node)].map(([id]) => id)
  const entries = shapeOf(around, entry, undefined)
  // Beside which other entry one stands.
  for (const beside of ['after', 'before']) {
    const place = entries.properties?.[beside]
    if (place !== undefined) Object.assign(place, { enum: ids, titles: titlesOf(`stands ${beside}`) })
  }
  // A row is added to a list, and says what the contract has in one.
  const lists = kind === 'field' && BODY.test(entry.$ref ?? '') ? bodyListsOf(around.data) : []
  const rows = lists.flatMap(({ path, rows: taken }) => (taken === undefined ? [] : [[path, taken] as const]))
  if (rows.length > 0)
    return { type: 'object', entries, keys: rows.map(([value]) => ({ value })), rows: Object.fromEntries(rows) }
  const names =
    listed !== undefined
      ? choicesOf(key, listed)
      : kind === 'field'
        ? around.paths.map((value) => ({ value }))
        : namesFor(around, kind)
  return {
    type: 'object',
    entries,
    ...(names !== undefined && { keys: names }),
    ...(meta['x-collection'] !== undefined && { isOfIds: true }),
  }
}

function objectOf(around: Place, meta: Meta, node: Node | undefined): Partial<Shape> {
  const { required = [], properties = {} } = meta
  const { metas } = around.world.project.language
  const calls = meta['x-call'] !== undefined
  const isOfValues = (each: Meta) => {
    const { additionalProperties: entries } = metas.resolve(each)
    return typeof entries === 'object' && VALUE.test(entries.$ref ?? '')
  }
  const shown = Object.entries(properties).filter(
    ([key, each]) => !(calls && GIVEN.has(key)) && !(isOfValues(each) && !required.includes(key)),
  )
  const inner = shown.map(([key, each]) => [key, shapeOf(around, each, child(node, key), key)] as const)
  return { type: 'object', properties: Object.fromEntries(inner), ...(required.length > 0 && { required }) }
}
