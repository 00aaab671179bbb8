import { existsSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { bundle, createConfig } from '@redocly/openapi-core'
import { isObject } from '../../config/index.ts'
import { loopsOf } from './loops.ts'
import { withoutNothing } from './nothing.ts'
import { atTheirServers, type Server } from './servers.ts'

/** A parameter of an operation, as far as the generators look at it. */
export interface ContractParameter {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  required?: boolean
}

/** What an operation answers, as far as the generators look at it. */
export interface ContractAnswer {
  content?: Record<string, unknown>
}

/** An operation of the contract, as far as the generators look at it. */
export interface ContractOperation {
  operationId?: string
  parameters?: (ContractParameter | { $ref: string })[]
  requestBody?: unknown
  responses?: Record<string, ContractAnswer | { $ref: string }>
  security?: Record<string, string[]>[]
}

/** The contract in one document; every `$ref` in it starts with `#/`. */
export interface ContractDocument {
  openapi: string
  servers?: Server[]
  security?: Record<string, string[]>[]
  paths: Record<string, Record<string, unknown>>
  components?: Record<string, Record<string, unknown>>
}

/** Where the contract starts, below the root of the repository. */
export const CONTRACT_ENTRY = 'openapi/gateway.yaml'

/**
 * Reads `openapi/gateway.yaml`, or another entry, and all files it points at into one document.
 * One of OpenAPI 3.0 is read as 3.1 says the same. Throws when a file is missing, cannot be read as YAML, or a `$ref` leads nowhere
 * or round to itself: there is nothing to generate from.
 */
export async function readContract(root: string, entry = CONTRACT_ENTRY): Promise<ContractDocument> {
  if (!existsSync(resolve(root, entry))) throw new Error(`There is no file ${entry}.`)
  const loops = await loopsOf(root, entry)
  if (loops.length > 0) throw new Error(`The contract refers in a circle: ${loops.join(', ')}`)
  const config = await createConfig({})
  const { bundle: document, problems } = await bundle({ ref: resolve(root, entry), config }).catch((fault: unknown) => {
    throw new Error(`${entry} cannot be read: ${fault instanceof Error ? fault.message : String(fault)}`)
  })
  const broken = problems.filter((problem) => problem.severity === 'error')
  if (broken.length > 0) {
    const lines = broken.map(({ message, location: [place] }) => {
      const file = place === undefined ? entry : relative(root, place.source.absoluteRef)
      return `${file}${place?.pointer === undefined ? '' : ` at ${place.pointer}`}: ${message.split('\n')[0] ?? ''}`
    })
    throw new Error(`The contract cannot be read: ${lines.join('; ')}`)
  }
  const lost = namedOnly(document.parsed)
  if (lost !== undefined)
    throw new Error(`The contract cannot be read: ${lost} leads nowhere: write the way to it (#/…).`)
  const parsed = atItsBase(withoutNothing(document.parsed) as Partial<ContractDocument>)
  if (parsed === undefined) {
    const isOlder = (document.parsed as { swagger?: unknown }).swagger !== undefined
    const why = isOlder ? 'it is one of Swagger 2, to be turned into OpenAPI 3 first' : 'it needs "openapi" and "paths"'
    throw new Error(`${entry} is no contract of OpenAPI 3: ${why}.`)
  }
  return parsed.openapi.startsWith('3.0') ? (asLatest(parsed) as ContractDocument) : parsed
}

/** A reference to a name (`$anchor`), which is no way through the document. */
function namedOnly(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if ('$ref' in value && typeof value.$ref === 'string' && /^#[^/]/.test(value.$ref)) return value.$ref
  for (const each of Object.values(value)) {
    const found = namedOnly(each)
    if (found !== undefined) return found
  }
  return undefined
}

/** A contract in which the paths say where they are on their host (`atTheirServers`). Nothing where it is none. */
function atItsBase(document: Partial<ContractDocument>): ContractDocument | undefined {
  const { openapi, paths, servers } = document
  if (typeof openapi !== 'string' || !openapi.startsWith('3.') || !isObject(paths)) return undefined
  return { ...document, openapi, ...atTheirServers(paths, servers) }
}

/** What says of which type a value is where the schema itself does not. */
const PARTS = ['allOf', 'anyOf', 'oneOf']

/** Schemas of OpenAPI 3.0 in the words of 3.1: `nullable` is a type, or null beside parts or a choice that say the type, and a limit that is not itself allowed is a number. */
function asLatest(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asLatest)
  if (typeof value !== 'object' || value === null) return value
  const { nullable, exclusiveMinimum, exclusiveMaximum, ...others } = value as Record<string, unknown>
  const rest = Object.fromEntries(Object.entries(others).map(([key, each]) => [key, asLatest(each)]))
  // A property may have one of these names: its schema is no yes or no.
  if (typeof nullable === 'object') rest['nullable'] = asLatest(nullable)
  if (nullable === true && typeof rest['type'] === 'string') rest['type'] = [rest['type'], 'null']
  else if (nullable === true && PARTS.some((key) => Array.isArray(rest[key])))
    return { anyOf: [rest, { type: 'null' }] }
  for (const [excluded, limit, name] of [
    [exclusiveMinimum, 'minimum', 'exclusiveMinimum'],
    [exclusiveMaximum, 'maximum', 'exclusiveMaximum'],
  ] as const) {
    if (typeof excluded === 'object' || typeof excluded === 'number') rest[name] = asLatest(excluded)
    if (excluded !== true) continue
    rest[name] = rest[limit]
    delete rest[limit]
  }
  return rest
}
