import { readFileSync } from 'node:fs'
import type { OperationId } from '../../contract/index.ts'

export type Schema = Record<string, unknown>

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: Schema
}

interface Body {
  content?: Record<string, { schema: Schema }>
}

interface DocumentedOperation {
  operationId: OperationId
  parameters?: (Parameter | Reference)[]
  requestBody?: Body & { required?: boolean }
  responses: Record<string, Body | Reference>
  security?: Record<string, string[]>[]
}

interface Reference {
  $ref: string
}

interface ContractDocument {
  paths: Record<string, Partial<Record<Method, DocumentedOperation>>>
  security?: Record<string, string[]>[]
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const
type Method = (typeof METHODS)[number]

/** An operation as the routes need it. References inside a schema point into the document. */
export interface ContractOperation {
  id: OperationId
  method: Uppercase<Method>
  /** With parameters as the router writes them: `/bookings/:id`. */
  url: string
  params: Schema | undefined
  query: Schema | undefined
  headers: Schema | undefined
  body: Schema | undefined
  /** Schemas of the answers by status; undefined for an answer without a body. */
  responses: ReadonlyMap<number, Schema | undefined>
  /** Statuses whose answer is a file instead of JSON. */
  files: ReadonlySet<number>
  /** Whether nobody is served without a token. */
  secured: boolean
}

/** The contract: the bundled document and its operations in the order of the document. */
export function readContract(): { document: Schema; operations: ContractOperation[] } {
  const document = JSON.parse(
    readFileSync(new URL('../../contract/generated/gateway.json', import.meta.url), 'utf8'),
  ) as ContractDocument & Schema
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    METHODS.flatMap((method) => {
      const operation = methods[method]
      return operation === undefined ? [] : [describe(document, path, method, operation)]
    }),
  )
  return { document, operations }
}

/** Names of the fields whose text is a file. */
export function fileFields(document: Schema): ReadonlySet<string> {
  const names = new Set<string>()
  JSON.stringify(document, (name, value: unknown) => {
    if (typeof value === 'object' && value !== null && 'contentEncoding' in value) names.add(name)
    return value
  })
  return names
}

function describe(
  document: ContractDocument & Schema,
  path: string,
  method: Method,
  operation: DocumentedOperation,
): ContractOperation {
  const parameters = (operation.parameters ?? []).map((parameter) => resolve(document, parameter))
  const security = operation.security ?? document.security ?? []
  const responses = Object.entries(operation.responses).map(
    ([status, response]) => [Number(status), resolve(document, response)] as const,
  )
  return {
    id: operation.operationId,
    method: method.toUpperCase() as Uppercase<Method>,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    params: objectOf(parameters, 'path'),
    query: objectOf(parameters, 'query'),
    headers: objectOf(parameters, 'header'),
    body: schemaOf(operation.requestBody),
    responses: new Map(responses.map(([status, response]) => [status, schemaOf(response)])),
    files: new Set(
      responses.flatMap(([status, { content }]) =>
        content?.['application/octet-stream'] === undefined ? [] : [status],
      ),
    ),
    secured: security.length > 0 && security.every((way) => Object.keys(way).length > 0),
  }
}

function schemaOf(body: Body | undefined): Schema | undefined {
  return body?.content?.['application/json']?.schema
}

/** The parameters of one place as an object. Node gives headers in lower case. */
function objectOf(parameters: Parameter[], place: Parameter['in']): Schema | undefined {
  const found = parameters.filter((parameter) => parameter.in === place)
  if (found.length === 0) return undefined
  const name = (parameter: Parameter) => (place === 'header' ? parameter.name.toLowerCase() : parameter.name)
  return {
    type: 'object',
    properties: Object.fromEntries(found.map((parameter) => [name(parameter), parameter.schema])),
    required: found.filter(({ required }) => required === true).map(name),
  }
}

function resolve<Value extends object>(document: Schema, value: Value | Reference): Value {
  if (!('$ref' in value)) return value
  const target = value.$ref
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((place, key) => (place as Schema)[key], document)
  return resolve(document, target as Value | Reference)
}
