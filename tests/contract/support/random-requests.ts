import type { OperationId } from '../../../src/contract/index.ts'
import type { Parameter, Request, Schema } from './contract.ts'
import { bodyOf, exampleRequest, parametersOf, resolved } from './contract.ts'

/** From 0 up to, not including, 1. The same row at every run (mulberry32). */
export type Random = () => number

export function randomFrom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export function pick<Value>(random: Random, values: readonly Value[]): Value {
  return values[Math.floor(random() * values.length)] as Value
}

/** Values that exist, by the name of the field or parameter that takes them. */
export type Ids = Readonly<Record<string, readonly string[]>>

const TEXTS = [
  '',
  ' ',
  "' or 1=1 --",
  '%',
  '_',
  '\\',
  '"',
  '<script>alert(1)</script>',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202etxt',
  '請求書 📦',
  '-1',
  '0',
  '1e9',
  '99999999999999999999',
  'null',
  'undefined',
  'true',
  '__proto__',
  'constructor',
  '20260230',
  '00000000',
  '99999999',
  '2560',
  ',',
  'A,B,,C',
  '*',
  '(',
  '[a-',
  '../../etc/passwd',
  'x'.repeat(60),
] as const
const LONG_TEXT = 'x'.repeat(20_000)
const NUMBERS = [0, -1, 1, 1.5, -0.0001, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e15, 1e21, 1e308, -1e308, 5e-324]
const OTHERS = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { __proto__: null },
  JSON.parse('{"__proto__":{"admin":true},"constructor":1}') as unknown,
  deep(60),
]

function deep(levels: number): unknown {
  return levels === 0 ? 'bottom' : [deep(levels - 1)]
}

/** A value that fits a schema, or nearly: patterns are met where an example of the schema meets them. */
function fitting(random: Random, schema: Schema, ids: Ids, name = '', depth = 0): unknown {
  const whole = merged(schema)
  if ('const' in whole) return whole['const']
  const known = ids[name]
  if (known !== undefined && random() < 0.85) return pick(random, known)
  if (Array.isArray(whole['enum'])) return pick(random, whole['enum'] as unknown[])
  if (Array.isArray(whole['examples']) && random() < 0.5) return pick(random, whole['examples'] as unknown[])
  const { type } = whole
  const kind = Array.isArray(type) ? pick(random, type as string[]) : type
  if (kind === 'object' || whole['properties'] !== undefined) return object(random, whole, ids, depth)
  if (kind === 'array') return list(random, whole, ids, name, depth)
  if (kind === 'integer' || kind === 'number') return numberIn(random, whole, kind)
  if (kind === 'boolean') return random() < 0.5
  if (kind === 'null') return null
  return textOf(random, whole)
}

/** A schema with its references and combinations followed; of alternatives the first that has properties. */
function merged(schema: Schema): Schema {
  const { allOf, anyOf, oneOf, ...own } = resolved(schema)
  const parts = [...asList(allOf), ...asList(anyOf).slice(0, 1), ...asList(oneOf).slice(0, 1)].map(merged)
  const all = [own, ...parts]
  const properties = Object.assign({}, ...all.map((part) => part['properties'] ?? {})) as Schema
  const required = all.flatMap((part) => (part['required'] as string[] | undefined) ?? [])
  return {
    ...(Object.assign({}, ...parts) as Schema),
    ...own,
    ...(Object.keys(properties).length > 0 ? { properties } : {}),
    required,
  }
}

function asList(value: unknown): Schema[] {
  return Array.isArray(value) ? (value as Schema[]) : []
}

function object(random: Random, { properties = {}, required = [] }: Schema, ids: Ids, depth: number): Schema {
  const entries = Object.entries(properties as Record<string, Schema>)
  const share = depth > 3 ? 0 : 0.25
  const kept = entries.filter(([name]) => (required as string[]).includes(name) || random() < share)
  return Object.fromEntries(kept.map(([name, schema]) => [name, fitting(random, schema, ids, name, depth + 1)]))
}

function list(random: Random, { items = {}, minItems = 0 }: Schema, ids: Ids, name: string, depth: number): unknown[] {
  const length = Math.max(Number(minItems), depth > 3 ? 0 : Math.floor(random() * 3))
  return Array.from({ length }, () => fitting(random, items as Schema, ids, name, depth + 1))
}

function numberIn(random: Random, { minimum = -5, maximum = 500 }: Schema, kind: string): number {
  const value = Number(minimum) + random() * (Number(maximum) - Number(minimum))
  return kind === 'integer' ? Math.floor(value) : Math.round(value * 100) / 100
}

function textOf(random: Random, { pattern, format, contentEncoding }: Schema): string {
  if (contentEncoding === 'base64') return 'JVBERi0xLjQK'
  if (format === 'date-time') return '2026-01-31T12:00:00Z'
  if (typeof pattern === 'string') {
    const fits = new RegExp(pattern, 'u')
    const candidates = [
      '20260131',
      '0930',
      '7',
      '01',
      'A',
      'PACFRT01',
      '10M',
      'x_costCentre',
      'name@acme.example',
      '12-345678900',
    ].filter((one) => fits.test(one))
    if (candidates.length > 0) return pick(random, candidates)
  }
  return pick(random, ['CIV', 'Yokohama', 'PACFRT01', 'PO-7781', 'KG', '20260131', 'pdf', '7'])
}

/** The same value with some of its parts replaced by what nobody expects there. */
export function mutated(random: Random, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || random() < 0.15) return hostile(random)
  if (Array.isArray(value)) {
    const at = Math.floor(random() * value.length)
    if (value.length === 0 || random() < 0.1) return [...(value as unknown[]), hostile(random)]
    return (value as unknown[]).map((entry, index) => (index === at ? mutated(random, entry) : entry))
  }
  const names = Object.keys(value)
  const name = names.length === 0 || random() < 0.1 ? pick(random, TEXTS) : pick(random, names)
  return { ...value, [name]: mutated(random, (value as Schema)[name]) }
}

function hostile(random: Random): unknown {
  const chance = random()
  if (chance < 0.05) return LONG_TEXT
  return chance < 0.55 ? pick(random, TEXTS) : chance < 0.8 ? pick(random, NUMBERS) : pick(random, OTHERS)
}

/** A request of an operation: as the contract shows it, made from its schemas, or one of both with something wrong in it. */
export function randomRequest(random: Random, id: OperationId, ids: Ids): Request {
  const base = random() < 0.4 ? exampleRequest(id) : madeRequest(random, id, ids)
  if (random() < 0.45) return base
  const { body } = base
  const spoilBody = body !== undefined && random() < 0.7
  return {
    path: spoilBody ? base.path : spoiled(random, base.path, (text) => text !== '' && !/\p{Cs}/u.test(text)),
    query: spoilBody ? base.query : spoiled(random, base.query, () => true),
    ...(body === undefined ? {} : { body: spoilBody ? mutated(random, body) : body }),
  }
}

function madeRequest(random: Random, id: OperationId, ids: Ids): Request {
  const values = (place: Parameter['in']) =>
    Object.fromEntries(
      parametersOf(id)
        .filter((one) => one.in === place && (one.required === true || random() < 0.4))
        .map((one) => [one.name, String(fitting(random, one.schema, ids, one.name))]),
    )
  const body = bodyOf(id)
  return {
    path: values('path'),
    query: values('query'),
    ...(body === undefined ? {} : { body: fitting(random, body.schema, ids) }),
  }
}

function spoiled(
  random: Random,
  values: Record<string, string>,
  may: (text: string) => boolean,
): Record<string, string> {
  const text = pick(random, TEXTS)
  const names = Object.keys(values)
  if (names.length === 0 || !may(text)) return values
  return { ...values, [pick(random, names)]: text }
}
