import { isJson } from '../../config/node.ts'
import type { ContractAnswer, ContractDocument, ContractOperation, ContractParameter } from './contract.ts'
import type { Generator } from './generator.ts'
import { header } from './generator.ts'

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const

/** An entry of the table of operations. */
export interface OperationEntry {
  method: (typeof METHODS)[number]
  path: string
  query: Record<string, { required?: true }>
  /** Whether a body may be sent; absent means no. */
  hasBody?: true
  /** Whether success answers with a body; absent means no. */
  hasResult?: true
  /** Whether that body is a file instead of JSON; absent means no. */
  isFile?: true
  /** Whether success may also come without a body; absent means no. */
  silent?: true
  /** False where no token is needed, also where it is taken; absent means that it is. */
  secured?: false
  /** Whether it is done once, however often the request arrives under one `Idempotency-Key`; absent means no. */
  once?: true
  /** Whether it writes a record of a version that `If-Match` may name; absent means no. */
  versioned?: true
}

/** Every operation of the contract by its id, in the order of the contract. Throws for one without an id or with a used one. */
export function operationTable(contract: ContractDocument): Record<string, OperationEntry> {
  const table: Record<string, OperationEntry> = {}
  for (const [path, named] of Object.entries(contract.paths)) {
    const item = followed<Record<string, unknown>>(contract, named)
    for (const method of METHODS) {
      const operation = item[method] as ContractOperation | undefined
      if (operation === undefined) continue
      const id = operation.operationId
      if (id === undefined)
        throw new Error(`${method.toUpperCase()} ${path} has no operationId: every operation needs a name of its own.`)
      if (Object.hasOwn(table, id))
        throw new Error(`Two operations are called ${id}: the second is ${method.toUpperCase()} ${path}.`)
      table[id] = entry(contract, method, path, item, operation)
    }
  }
  return table
}

function entry(
  contract: ContractDocument,
  method: OperationEntry['method'],
  path: string,
  item: Record<string, unknown>,
  operation: ContractOperation,
): OperationEntry {
  const shared = (item['parameters'] ?? []) as (ContractParameter | { $ref: string })[]
  const parameters = [...shared, ...(operation.parameters ?? [])].map((parameter) => followed(contract, parameter))
  const query = parameters.filter((parameter) => parameter.in === 'query')
  const security = operation.security ?? contract.security ?? []
  const needsToken = security.length > 0 && security.every((scheme) => Object.keys(scheme).length > 0)
  const successes = successesOf(operation).map((each) => followed(contract, each))
  const bodies = successes.flatMap(({ content }) => (content === undefined ? [] : [Object.keys(content)]))
  return {
    method,
    path,
    query: Object.fromEntries(query.map(({ name, required }) => [name, required === true ? { required } : {}])),
    ...(operation.requestBody !== undefined && { hasBody: true as const }),
    ...(bodies.length > 0 && { hasResult: true as const }),
    ...(bodies.some((types) => !types.some(isJson)) && { isFile: true as const }),
    ...(bodies.length > 0 && bodies.length < successes.length && { silent: true as const }),
    ...(!needsToken && { secured: false as const }),
    ...(parameters.some(({ name }) => name === 'Idempotency-Key') && { once: true as const }),
    ...(parameters.some(({ name }) => name === 'If-Match') && { versioned: true as const }),
  }
}

/** What an operation answers when it succeeds: what it answers at all where it names no status of success. */
function successesOf({ responses = {} }: ContractOperation): (ContractAnswer | { $ref: string })[] {
  const named = Object.entries(responses).filter(([status]) => status.startsWith('2'))
  const said = named.length > 0 ? named : Object.entries(responses).filter(([status]) => status === 'default')
  return said.map(([, answer]) => answer)
}

/** The table of operations as a TypeScript constant: what a call needs to know at run time. */
export const operationsGenerator: Generator = {
  name: 'operations',
  generate({ contract }) {
    const rows = Object.entries(operationTable(contract)).map(
      ([id, operation]) => `  ${JSON.stringify(id)}: ${JSON.stringify(operation)},\n`,
    )
    const text = `${header('openapi/')}
/** Every operation of the gateway: where it is, which parameters it has, whether it has bodies and needs a token. */
export const operations = {
${rows.join('')}} as const

/** The name of an operation. */
export type OperationId = keyof typeof operations
`
    return { 'src/contract/generated/operations.ts': text }
  },
}

/** What stands where references of the bundled document lead at last: `readContract` has made sure that they lead somewhere, and not round. */
function followed<Value extends object>(contract: ContractDocument, value: Value | { $ref: string }): Value {
  return '$ref' in value ? followed(contract, resolveRef(contract, value.$ref) as Value | { $ref: string }) : value
}

function resolveRef(contract: ContractDocument, ref: string): unknown {
  let found: unknown = contract
  for (const segment of ref.replace(/^#\//, '').split('/')) {
    const key = decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~')
    found = typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[key] : undefined
  }
  return found
}
