import { contract } from '../../config/testing/contract.ts'
import type { ContractDocument } from './contract.ts'
import { operationTable } from './operations.ts'

/** Keys into the contract, and what stands there instead; nothing: it is gone. */
export type Edit = [keys: readonly (string | number)[], value?: unknown]

/** The contract with pieces put in or taken out, in which no two places are one object. */
export function edited(edits: readonly Edit[]): ContractDocument {
  const document = JSON.parse(JSON.stringify(contract)) as ContractDocument
  for (const [keys, value] of edits) {
    const [last = '', ...above] = [...keys].reverse()
    const holder = above.reverse().reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document)
    if (Array.isArray(holder)) holder.splice(Number(last), 1, ...(value === undefined ? [] : [value]))
    else if (value === undefined) Reflect.deleteProperty(holder as object, last)
    else Object.assign(holder as object, { [last]: JSON.parse(JSON.stringify(value)) as unknown })
  }
  return document
}

/** A contract as the compiler takes it. */
export function version(of: ContractDocument) {
  return { contract: of, operations: operationTable(of) }
}

/** Keys to what tests change in many ways. */
export const order = (...keys: string[]) => ['components', 'schemas', 'Order', ...keys]
export const field = (...keys: string[]) => order('properties', ...keys)
export const list = ['paths', '/orders', 'get']
export const save = ['paths', '/orders', 'post']
export const countries = ['paths', '/countries', 'get']
export const ok = ['responses', '200', 'content']
export const text = { type: 'string' }
