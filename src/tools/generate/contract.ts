import { existsSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { bundle, createConfig } from '@redocly/openapi-core'

/** A parameter of an operation, as far as the generators look at it. */
export interface ContractParameter {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  required?: boolean
}

/** An operation of the contract, as far as the generators look at it. */
export interface ContractOperation {
  operationId?: string
  parameters?: (ContractParameter | { $ref: string })[]
  requestBody?: unknown
  responses?: Record<string, { content?: Record<string, unknown> }>
  security?: Record<string, string[]>[]
}

/** The contract in one document; every `$ref` in it starts with `#/`. */
export interface ContractDocument {
  openapi: string
  security?: Record<string, string[]>[]
  paths: Record<string, Record<string, unknown>>
  components?: Record<string, Record<string, unknown>>
}

/** Where the contract starts, below the root of the repository. */
export const CONTRACT_ENTRY = 'openapi/gateway.yaml'

/**
 * Reads `openapi/gateway.yaml`, or another entry, and all files it points at into one document.
 * Throws when a file is missing, cannot be read as YAML, or a `$ref` leads nowhere: there is nothing to generate from.
 */
export async function readContract(root: string, entry = CONTRACT_ENTRY): Promise<ContractDocument> {
  if (!existsSync(resolve(root, entry))) throw new Error(`There is no file ${entry}.`)
  const config = await createConfig({})
  const { bundle: document, problems } = await bundle({ ref: resolve(root, entry), config })
  const broken = problems.filter((problem) => problem.severity === 'error')
  if (broken.length > 0) {
    const lines = broken.map(({ message, location: [place] }) => {
      const file = place === undefined ? entry : relative(root, place.source.absoluteRef)
      return `${file}${place?.pointer === undefined ? '' : ` at ${place.pointer}`}: ${message.split('\n')[0] ?? ''}`
    })
    throw new Error(`The contract cannot be read: ${lines.join('; ')}`)
  }
  return structuredClone(document.parsed) as ContractDocument
}

/** Follows a `$ref` of the bundled document; undefined when it leads nowhere. */
export function resolveRef(contract: ContractDocument, ref: string): unknown {
  let found: unknown = contract
  for (const segment of ref.replace(/^#\//, '').split('/')) {
    const key = decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~')
    found = typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[key] : undefined
  }
  return found
}
