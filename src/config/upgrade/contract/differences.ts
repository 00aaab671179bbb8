import { Contract, type Operation } from '../../data/contract.ts'
import type { DataRules } from '../../model/values.ts'
import { callDifferences } from './calls.ts'
import type { ContractDifference } from './difference.ts'
import { schemaDifferences, type SchemaDifference } from './schemas.ts'

/** A contract as the compiler has it: the bundled document and the table of its operations. */
export interface ContractVersion {
  contract: unknown
  operations: Readonly<Record<string, Operation>>
}

/**
 * Compares two versions operation by operation: what is sent (parameters, body) and what is answered apart, since what the one may gain
 * breaks the other. In the order of the operations of before, new ones after them; last what differs in refusals, which many operations
 * share, once each.
 */
export function contractDifferences(before: ContractVersion, after: ContractVersion): ContractDifference[] {
  const keeps = (word: string) => word === 'default' || word === 'deprecated'
  const [old, now] = [new Contract(before.contract, { keeps }), new Contract(after.contract, { keeps })]
  const found: ContractDifference[] = []
  for (const [operation, was] of Object.entries(before.operations)) {
    const is = after.operations[operation]
    if (is === undefined) {
      const other = renamedOperation(was, before, after) ?? inItsPlace(operation, before, after, old, now)
      found.push({ operation, weight: 'breaking', at: '', change: 'is gone', ...(other !== undefined && { other }) })
      continue
    }
    found.push(...callDifferences(operation, was, is, old, now))
  }
  for (const operation of Object.keys(after.operations))
    if (!Object.hasOwn(before.operations, operation))
      found.push({ operation, weight: 'harmless', at: '', change: 'is new' })
  const both = Object.keys(before.operations).filter((operation) => Object.hasOwn(after.operations, operation))
  return [...sharedOnce(found), ...refusalDifferences(both, old, now)]
}

/** A new operation in the place of one that is gone, by the same method, or the only one there. */
function renamedOperation(
  { path, method }: Operation,
  before: ContractVersion,
  after: ContractVersion,
): string | undefined {
  const fresh = Object.entries(after.operations).filter(
    ([id, each]) => !Object.hasOwn(before.operations, id) && each.path === path,
  )
  return (fresh.find(([, each]) => each.method === method) ?? (fresh.length === 1 ? fresh[0] : undefined))?.[0]
}

/** New operations that answer what one that is gone did, as where it was split: three at most, told apart by nothing here. */
function inItsPlace(
  operation: string,
  before: ContractVersion,
  after: ContractVersion,
  old: Contract,
  now: Contract,
): string | undefined {
  const answered = JSON.stringify(old.answer(operation, ''))
  const like = Object.entries(after.operations).flatMap(([id, { method }]) =>
    !Object.hasOwn(before.operations, id) &&
    method === before.operations[operation]?.method &&
    answered !== undefined &&
    JSON.stringify(now.answer(id, '')) === answered
      ? [id]
      : [],
  )
  return like.length === 0 || like.length > 3 ? undefined : like.join(' or ')
}

/** A header is of the whole gateway where several operations have it: what differs there is told once. */
function sharedOnce(found: readonly ContractDifference[]): ContractDifference[] {
  const same = new Map<string, ContractDifference>()
  const others = new Map<ContractDifference, number>()
  for (const each of found.filter(({ part }) => part === 'header')) {
    const key = `${each.at} ${each.change}`
    const first = same.get(key) ?? each
    same.set(key, first)
    others.set(first, (others.get(first) ?? -1) + 1)
  }
  return found.flatMap((each) => {
    if (each.part !== 'header') return [each]
    const more = others.get(each)
    return more === undefined ? [] : [more === 0 ? each : { ...each, others: more }]
  })
}

/** What differs in refusals of a status that both versions have; each difference once, with how many operations have it beside the first. */
function refusalDifferences(operations: readonly string[], old: Contract, now: Contract): ContractDifference[] {
  const found = new Map<string, { first: ContractDifference; operations: Set<string> }>()
  for (const operation of operations) {
    const after = now.refusals(operation)
    for (const [status, was] of old.refusals(operation)) {
      if (was === undefined || !after.has(status)) continue
      for (const each of refusalDifference(was, after.get(status))) {
        const key = `${each.at} ${each.change}`
        const known = found.get(key) ?? { first: { ...each, operation, part: 'refusal' }, operations: new Set() }
        found.set(key, { ...known, operations: known.operations.add(operation) })
      }
    }
  }
  return [...found.values()].map(({ first, operations: { size } }) =>
    size === 1 ? first : { ...first, others: size - 1 },
  )
}

function refusalDifference(was: DataRules, is: DataRules | undefined): SchemaDifference[] {
  return is === undefined
    ? [{ weight: 'breaking', at: '', change: 'is no JSON any more: it says neither why nor at which fields' }]
    : schemaDifferences(was, is, 'answered')
}
