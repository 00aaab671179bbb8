import { readFileSync } from 'node:fs'
import type { OperationId } from '../../../src/contract/index.ts'
import { operations } from '../../../src/contract/index.ts'

const document = JSON.parse(
  readFileSync(new URL('../../../src/contract/generated/gateway.json', import.meta.url), 'utf8'),
) as {
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>
}

/** A key that belongs to another request: shown for all operations in once.test.ts. */
const OF_KEYS = ['422']
/** Preconditions of a write: shown for all operations in versions.test.ts. */
const OF_PRECONDITIONS = ['412', '428']

/** Every documented status of some operations, as `operation status`; those that writes have in common are shown elsewhere. */
export function documented(ids: readonly OperationId[]): string[] {
  return statusesOf(ids, (status) => !OF_KEYS.includes(status) && !OF_PRECONDITIONS.includes(status))
}

/** What operations that are done once answer to a key of another request. */
export const ofKeys = () => statusesOf(ALL, (status) => OF_KEYS.includes(status))

/** What operations that write a record of a version answer to a precondition. */
export const ofPreconditions = () => statusesOf(ALL, (status) => OF_PRECONDITIONS.includes(status))

const ALL = Object.keys(operations) as OperationId[]

function statusesOf(ids: readonly OperationId[], isMeant: (status: string) => boolean): string[] {
  return ids.flatMap((id) => {
    const { path, method } = operations[id]
    const statuses = Object.keys(document.paths[path]?.[method]?.responses ?? {})
    return statuses.filter(isMeant).map((status) => `${id} ${status}`)
  })
}
