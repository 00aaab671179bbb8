import { Contract } from '../../data/contract.ts'
import type { ContractDifference, ContractVersion } from './differences.ts'

/** The names of values that one version of the contract has and the other has not, in what is called and in what is only a type. */
export function goneNames(
  before: Pick<ContractVersion, 'contract'>,
  after: Pick<ContractVersion, 'contract'>,
  differences: readonly ContractDifference[],
): ReadonlySet<string> {
  const [old, now] = [new Contract(before.contract), new Contract(after.contract)]
  const kept = new Set(now.types())
  const ofTypes = old.types().flatMap((type) => {
    if (!kept.has(type)) return []
    const left = propertyNames(now.type(type))
    return [...propertyNames(old.type(type))].filter((name) => !left.has(name))
  })
  const called = differences.filter(({ weight }) => weight === 'breaking')
  return new Set([...ofTypes, ...called.flatMap(({ at }) => at.split(/\.|\[\]/).findLast((name) => name !== '') ?? [])])
}

function propertyNames(schema: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof schema !== 'object' || schema === null) return found
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties') for (const name of Object.keys(value as object)) found.add(name)
    propertyNames(value, found)
  }
  return found
}
