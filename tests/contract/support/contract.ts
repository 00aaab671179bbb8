import { readFileSync } from 'node:fs'
import type { OperationId } from '../../../src/contract/index.ts'
import { operations } from '../../../src/contract/index.ts'

export type Schema = Record<string, unknown>

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: Schema
  example?: unknown
}

interface Operation {
  parameters?: Schema[]
  requestBody?: {
    content?: Record<string, { schema: Schema; example?: unknown; examples?: Record<string, { value: unknown }> }>
  }
  responses: Record<string, unknown>
}

/** The bundled contract. */
const document = JSON.parse(
  readFileSync(new URL('../../../src/contract/generated/gateway.json', import.meta.url), 'utf8'),
) as {
  paths: Record<string, Record<string, Operation>>
}

/** What a reference of the contract stands for. */
export function resolved(node: Schema): Schema {
  const { $ref } = node
  if (typeof $ref !== 'string') return node
  return resolved(
    $ref
      .replace('#/', '')
      .split('/')
      .reduce<unknown>(
        (place, key) => (place as Schema)[key.replaceAll('~1', '/').replaceAll('~0', '~')],
        document,
      ) as Schema,
  )
}

function described(id: OperationId): Operation {
  const { path, method } = operations[id]
  const operation = document.paths[path]?.[method]
  if (operation === undefined) throw new Error(`${id} is not in the contract`)
  return operation
}

/** The parameters of an operation, but for headers. */
export function parametersOf(id: OperationId): Parameter[] {
  const parameters = (described(id).parameters ?? []).map((parameter) => resolved(parameter) as unknown as Parameter)
  return parameters.filter((parameter) => parameter.in !== 'header')
}

/** The JSON body of an operation: its schema, and the examples of it. */
export function bodyOf(id: OperationId): { schema: Schema; examples: unknown[] } | undefined {
  const json = described(id).requestBody?.content?.['application/json']
  if (json === undefined) return undefined
  const several = Object.values(json.examples ?? {}).map(({ value }) => value)
  return { schema: json.schema, examples: json.example === undefined ? several : [json.example, ...several] }
}

/** The documented statuses of an operation. */
export function statusesOf(id: OperationId): Set<number> {
  return new Set(Object.keys(described(id).responses).map(Number))
}

export interface Request {
  path: Record<string, string>
  query: Record<string, string>
  body?: unknown
}

/** A request as the contract shows it. */
export function exampleRequest(id: OperationId): Request {
  const shown = (place: Parameter['in']) =>
    Object.fromEntries(parametersOf(id).flatMap((one) => (one.in === place ? [[one.name, String(one.example)]] : [])))
  const [example] = bodyOf(id)?.examples ?? []
  return { path: shown('path'), query: shown('query'), ...(example === undefined ? {} : { body: example }) }
}
