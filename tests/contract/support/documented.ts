import { readFileSync } from 'node:fs'
import type { OperationId } from '../../../src/contract/index.ts'
import { operations } from '../../../src/contract/index.ts'

const document = JSON.parse(
  readFileSync(new URL('../../../src/contract/generated/gateway.json', import.meta.url), 'utf8'),
) as {
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>
}

/** Every documented status of some operations, as `operation status`. */
export function documented(ids: readonly OperationId[]): string[] {
  return ids.flatMap((id) => {
    const { path, method } = operations[id]
    return Object.keys(document.paths[path]?.[method]?.responses ?? {}).map((status) => `${id} ${status}`)
  })
}
