import type { OperationId } from '../../../src/contract/index.ts'
import type { Schema } from './contract.ts'
import { bodyOf, exampleRequest, parametersOf, resolved } from './contract.ts'

/** The largest body of an operation that carries no document, in bytes. */
const MOST_BYTES = 1_000_000
/** What fits into an address beside the headers, in characters. */
const MOST_QUERY = 12_000

/** A request that costs as much as can be, by what it is made of. */
export interface WorstRequest {
  name: string
  path: Record<string, string>
  query: Record<string, string>
  body?: string | Buffer
}

/** The worst requests of an operation that can be made from its schemas: those that the contract lets through, and wrong ones. */
export function worstRequests(id: OperationId): WorstRequest[] {
  const { path, query } = exampleRequest(id)
  const fullQuery = longestQuery(id, query)
  const body = bodyOf(id)
  if (body === undefined) return [{ name: 'the longest query', path, query: fullQuery }]
  const shown = (body.examples[0] ?? {}) as Schema
  const schema = resolved(body.schema)
  const made: Record<string, string> = {
    'as much as is let through': JSON.stringify({
      ...(full(schema, 'right', { left: MOST_BYTES, text: 40 }) as Schema),
      unId: undefined,
      ...shown,
    }),
    'the longest texts': JSON.stringify({
      ...(full(schema, 'right', { left: MOST_BYTES, text: 5000 }) as Schema),
      ...shown,
    }),
    'lists of things that are none': JSON.stringify({
      ...shown,
      ...(full(schema, 'wrong', { left: MOST_BYTES, text: 40 }) as Schema),
    }),
    'one list without an end': endlessList(schema, shown),
    'names that nobody knows': withNames(shown, (index) => `"n${index}":1`),
    'names of a prototype': withNames(shown, () => '"constructor":{"prototype":1}'),
    'brackets in brackets': `${'['.repeat(MOST_BYTES / 2)}${']'.repeat(MOST_BYTES / 2)}`,
    'one text': JSON.stringify({
      ...shown,
      ...Object.fromEntries(textNames(schema).map((name) => [name, 'x'])),
    }).replace('"x"', JSON.stringify('\u{1f4e6}'.repeat(MOST_BYTES / 5))),
  }
  return Object.entries(made).map(([name, text]) => ({ name, path, query: fullQuery, body: text }))
}

function longestQuery(id: OperationId, shown: Record<string, string>): Record<string, string> {
  const parameters = parametersOf(id).filter((one) => one.in === 'query')
  const share = Math.floor(MOST_QUERY / Math.max(1, parameters.length))
  const long = parameters.flatMap(({ name, schema }) => {
    const { type, pattern, enum: values, maxLength } = resolved(schema)
    const isFree = type === 'string' && pattern === undefined && values === undefined
    return isFree ? [[name, 'A1,'.repeat(share).slice(0, Math.min(share, Number(maxLength)))] as const] : []
  })
  return { ...shown, ...Object.fromEntries(long) }
}

interface Budget {
  /** Bytes that may still be used. */
  left: number
  /** Characters of a text at most. */
  text: number
}

/** A value with everything that its schema names, lists as long as they may be; `wrong` puts numbers where objects belong. */
function full(node: Schema, kind: 'right' | 'wrong', budget: Budget, depth = 0): unknown {
  const schema = resolved(node)
  budget.left -= 8
  if (budget.left < 0 || depth > 8) return undefined
  const { enum: values, type, properties, items } = schema
  if (Array.isArray(values)) return values[0] as unknown
  if (type === 'array' || items !== undefined) {
    const entries: unknown[] = []
    const most = Number(schema['maxItems'])
    while (entries.length < most && budget.left > 0)
      entries.push(kind === 'wrong' ? 1 : (full(items as Schema, kind, budget, depth + 1) ?? null))
    budget.left -= kind === 'wrong' ? 2 * entries.length : 0
    return entries
  }
  if (properties !== undefined) {
    const made = Object.entries(properties as Record<string, Schema>).flatMap(([name, property]) => {
      if (resolved(property)['readOnly'] === true) return []
      budget.left -= name.length + 4
      const value = full(property, kind, budget, depth + 1)
      return value === undefined ? [] : [[name, value] as const]
    })
    return Object.fromEntries(made)
  }
  if (type === 'integer' || type === 'number') return 1
  if (type === 'boolean') return true
  if (type === 'object') return ownFields(Number(schema['maxProperties']), budget)
  return textOf(schema, budget)
}

function ownFields(most: number, budget: Budget): Schema {
  const names = Array.from({ length: most }, (_, index) => `x_${index}`)
  budget.left -= most * 100
  return Object.fromEntries(names.map((name) => [name, [name, { name: ['a', { b: name }] }]]))
}

function textOf({ format, maxLength, pattern }: Schema, budget: Budget): string {
  if (format === 'yyyymmdd') return '20260131'
  if (format === 'hhmm') return '0930'
  if (format === 'date-time') return '2026-01-31T12:00:00Z'
  if (format === 'email') return 'name@acme.example'
  const length = typeof pattern === 'string' ? 1 : Math.min(Number(maxLength), budget.text, Math.max(0, budget.left))
  budget.left -= length
  return 'A'.repeat(length)
}

function endlessList(schema: Schema, shown: Schema): string {
  const properties = (schema['properties'] ?? {}) as Record<string, Schema>
  const [name = 'list'] = Object.keys(properties).filter((one) => resolved(properties[one] ?? {})['type'] === 'array')
  const ones = `[${'1,'.repeat(MOST_BYTES / 2 - 1000)}1]`
  return JSON.stringify({ ...shown, [name]: 0 }).replace(`"${name}":0`, `"${name}":${ones}`)
}

function withNames(shown: Schema, entry: (index: number) => string): string {
  const entries: string[] = []
  for (let length = 0, index = 0; length < MOST_BYTES - 20_000; index += 1) {
    entries.push(entry(index))
    length += entry(index).length + 1
  }
  return `${JSON.stringify({ ...shown, z: 0 }).slice(0, -1)},${entries.join(',')}}`
}

function textNames(schema: Schema): string[] {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>)
  return properties
    .filter(([, one]) => resolved(one)['type'] === 'string')
    .map(([name]) => name)
    .slice(0, 1)
}
