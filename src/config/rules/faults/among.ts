import type { ErrorObject } from 'ajv'
import { childOf } from '../../conditions/paths.ts'
import { matches } from '../../data/matches.ts'
import { isRules, partsOf, rulesAtNames } from '../../data/parts.ts'
import type { DataRules } from '../../model/values.ts'
import { namesOf } from './fault.ts'
import { ALL, isInside, saysBelow } from './nearest.ts'

/**
 * The faults of a list that lacks an entry which must be among them (`contains`), without the reasons why each of its entries is no such
 * one, which a validator reports, too. Faults of an entry by its own rules stay. `root` are the rules.
 */
export function withoutOtherEntries(errors: readonly ErrorObject[], root: DataRules): ErrorObject[] {
  const lists = errors.filter(({ keyword }) => keyword === 'contains').map(namesOf)
  return errors.filter((error) => !lists.some((list) => isOfEntry(error, list, root)))
}

/** A fault of a list of whose entries too many are such as must be among them, as one of its own (`maxContains`). Any other error as it is. */
export function ofTooMany(error: ErrorObject, root: DataRules, data: unknown): ErrorObject {
  const { maxContains: most } = error.params as { maxContains?: number }
  if (error.keyword !== 'contains' || most === undefined) return error
  const names = namesOf(error)
  const list = names.reduce(childOf, data)
  const isTooMuch = ({ contains }: DataRules): boolean =>
    isRules(contains) && Array.isArray(list) && list.filter((entry) => keeps(contains, entry)).length > most
  const keeps = (rules: DataRules, entry: unknown): boolean =>
    partsOf(rules, root, []).every((part) => matches(part, entry))
  const ofList = rulesAtNames([root], names, root, ALL).flatMap((rules) => partsOf(rules, root, ALL))
  return ofList.some(isTooMuch) ? { ...error, keyword: 'maxContains', params: { limit: most } } : error
}

/** Whether an error says that an entry of a list is not the one that must be among them, and nothing else. */
function isOfEntry(error: ErrorObject, list: readonly string[], root: DataRules): boolean {
  const names = namesOf(error).slice(0, list.length + 1)
  if (names.length === list.length || !isInside(error, list)) return false
  const says = (rules: unknown): boolean => isRules(rules) && saysBelow(rules, error, names, root)
  const ofList = rulesAtNames([root], list, root, ALL).flatMap((rules) => partsOf(rules, root, ALL))
  return ofList.some(({ contains }) => says(contains)) && !rulesAtNames([root], names, root, ALL).some(says)
}
