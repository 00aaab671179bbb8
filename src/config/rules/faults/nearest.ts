import type { ErrorObject } from 'ajv'
import { CONDITIONAL, isRules, partsOf, rulesAtNames } from '../../data/parts.ts'
import { childOf } from '../../conditions/paths.ts'
import type { DataRules } from '../../model/values.ts'
import { namesOf } from './fault.ts'
import { lackingIn } from './presence.ts'

/** Parts of rules that hold whichever form is meant, and those together with the forms. */
const PARTS = ['allOf', ...CONDITIONAL]
export const ALL = [...PARTS, 'oneOf', 'anyOf']

/**
 * What is wrong with data, without what only those branches of a choice say that the data are not meant to be: of `oneOf` and `anyOf`
 * a validator tells the faults of every branch, and a person has filled one. `root` are the rules, `data` what was checked.
 */
export function withoutOtherBranches(errors: readonly ErrorObject[], root: DataRules, data: unknown): ErrorObject[] {
  const choices = errors.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf')
  // The outer ones first: what is wrong inside a branch that is not meant goes with it.
  const outwards = choices.toSorted((one, other) => depthOf(one) - depthOf(other))
  return outwards.reduce<ErrorObject[]>(
    (left, choice) => {
      // Of several choices of a value each is one of those that say what is wrong.
      const nth = choices.filter((each) => isAtSame(each, choice)).indexOf(choice)
      return left.includes(choice) ? ofNearest(left, choice, nth, root, data) : left
    },
    [...errors],
  )
}

function ofNearest(
  errors: ErrorObject[],
  choice: ErrorObject,
  nth: number,
  root: DataRules,
  data: unknown,
): ErrorObject[] {
  const names = namesOf(choice)
  const rules = rulesAtNames([root], names, root, ALL)
  const inside = errors.filter((error) => error !== choice && isInside(error, names))
  const holders = new Set(
    rules.flatMap((at) => partsOf(at, root, ALL)).filter((part) => Array.isArray(part[choice.keyword])),
  )
  const said = [...holders].map((holder) => {
    const branches = (holder[choice.keyword] as unknown[]).filter(isRules)
    return new Map(branches.map((branch) => [branch, inside.filter((error) => saysBelow(branch, error, names, root))]))
  })
  const broken = said.filter((each) => [...each.values()].every((errors) => errors.length > 0))
  const saidBy = broken[nth] ?? broken[0] ?? said[0] ?? new Map<DataRules, ErrorObject[]>()
  const branches = [...saidBy.keys()]
  const value = names.reduce(childOf, data)
  const distance = (branch: DataRules): number =>
    foreignNames(branch, value, root) * FOREIGN +
    (saidBy.get(branch) ?? []).reduce((sum, error) => sum + (isOfKind(error, names) ? OTHER_KIND : 1), 0)
  const [nearest] = branches.toSorted((one, other) => distance(one) - distance(other))
  if (nearest === undefined) return errors
  const own = saidBy.get(nearest) ?? []
  const ofOthers = [...saidBy.values()].flat()
  const ofWhole = (error: ErrorObject): boolean => rules.some((at) => saysBelow(at, error, names, root, PARTS))
  const left = errors.filter((error) => !ofOthers.includes(error) || own.includes(error) || ofWhole(error))
  if (own.length === 0) return left
  const among = lackingIn(saidBy.values(), names)
  return left.flatMap((error) => {
    if (error === choice) return []
    return among !== undefined && own.includes(error) ? [{ ...error, params: { ...error.params, among } }] : [error]
  })
}

/** How far a branch is that is of another type or has another constant, and for each name that it does not know. */
const OTHER_KIND = 100
const FOREIGN = 10

function isOfKind(error: ErrorObject, names: readonly string[]): boolean {
  const depth = namesOf(error).length - names.length
  return depth === 0 ? error.keyword === 'type' : depth === 1 && ['const', 'enum'].includes(error.keyword)
}

/** How many names of an object a branch does not know. */
function foreignNames(branch: DataRules, value: unknown, root: DataRules): number {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 0
  return Object.keys(value).filter((name) => rulesAtNames([branch], [name], root, ALL).length === 0).length
}

/** Whether rules of the value at `names` say what an error says, at its place. */
export function saysBelow(
  rules: DataRules,
  error: ErrorObject,
  names: readonly string[],
  root: DataRules,
  keys: readonly string[] = ALL,
): boolean {
  const [first, ...rest] = namesOf(error).slice(names.length)
  const own = partsOf(rules, root, keys)
  if (first === undefined) return own.some((part) => says(part, error))
  const below = rulesAtNames(
    own.map((part) => ({ ...part, oneOf: undefined, anyOf: undefined })),
    [first],
    root,
    PARTS,
  )
  return rulesAtNames(below, rest, root, ALL).some((at) => partsOf(at, root, ALL).some((part) => says(part, error)))
}

function says(rules: DataRules, { keyword, params }: ErrorObject): boolean {
  const said = rules[keyword]
  if (said === undefined) return false
  const { missingProperty, additionalProperty, limit, allowedValue, allowedValues, type } = params as Record<
    string,
    unknown
  >
  if (keyword === 'required') return Array.isArray(said) && said.includes(missingProperty)
  // Of two forms that are closed each says it of its own names.
  if (keyword === 'additionalProperties' && typeof additionalProperty === 'string')
    return said === false && rulesAtNames([rules], [additionalProperty], rules, []).length === 0
  const value = limit ?? allowedValue ?? allowedValues ?? type
  return value === undefined || JSON.stringify(said) === JSON.stringify(value)
}

/** Whether an error is of the value that names lead to, or of one inside it. */
export function isInside(error: ErrorObject, names: readonly string[]): boolean {
  const own = namesOf(error)
  return names.every((name, at) => own[at] === name)
}

function isAtSame(one: ErrorObject, other: ErrorObject): boolean {
  return one.keyword === other.keyword && one.instancePath === other.instancePath
}

function depthOf(error: ErrorObject): number {
  return namesOf(error).length
}
