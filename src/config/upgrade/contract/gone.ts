import { Contract } from '../../data/contract.ts'
import type { DataRules } from '../../model/values.ts'
import type { ContractDifference } from './difference.ts'
import type { ContractVersion } from './differences.ts'
import { formsOf } from './forms.ts'
import { itemsOf } from './schemas.ts'

/** The names of values that one version of the contract has and the other has not, in what is called and in what is only a type. */
export function goneNames(
  before: Pick<ContractVersion, 'contract'>,
  after: Pick<ContractVersion, 'contract'>,
  differences: readonly ContractDifference[],
): ReadonlySet<string> {
  const [old, now] = [new Contract(before.contract), new Contract(after.contract)]
  const kept = new Set(now.types())
  const ofTypes = old.types().flatMap((type) => (kept.has(type) ? goneIn(old.type(type), now.type(type)) : []))
  const called = differences.filter(({ weight }) => weight === 'breaking')
  return new Set([...ofTypes, ...called.flatMap(({ at }) => at.split(/\.|\[\]/).findLast((name) => name !== '') ?? [])])
}

/** The names that a value loses by itself: not those in a value that is gone as a whole. */
function goneIn(old: DataRules = {}, now: DataRules = {}): string[] {
  const was = propertiesOf(old)
  const is = new Map(propertiesOf(now))
  const inside = was.flatMap(([name, rules]) => {
    const next = is.get(name)
    return next === undefined ? [name] : goneIn(rules, next)
  })
  const [items, itemsNow] = [itemsOf(old), itemsOf(now)]
  return items === undefined || itemsNow === undefined ? inside : [...inside, ...goneIn(items, itemsNow)]
}

/** The values of an object, in whichever of its forms. */
function propertiesOf(rules: DataRules): [string, DataRules][] {
  return [...formsOf(rules).flatMap(propertiesOf), ...Object.entries(rules.properties ?? {})]
}
