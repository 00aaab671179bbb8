import { childOf } from '../conditions/paths.ts'
import { innerOf } from '../data/inner.ts'
import { hasPattern } from '../data/keeps.ts'
import { matches } from '../data/matches.ts'
import { isRules, partsOf, rulesOfOwnName, rulesWithin } from '../data/parts.ts'
import type { DataRules, JsonObject } from '../model/values.ts'

/** Conditions of conditions that are looked into: rules may hold themselves. */
const DEEPEST = 8

/** What rules say of an object as it is now, and what their conditions say that do not hold now. */
interface Said {
  now: DataRules[]
  unmet: DataRules[]
}

/**
 * A value without what only an `if` or a `dependentSchemas` of its rules names that does not hold now: the form library shows it no more.
 * Where nothing is so, the same value. `root` are the rules of the whole.
 */
export function withoutUnmet(value: unknown, rules: DataRules, root: DataRules): unknown {
  if (typeof value !== 'object' || value === null || !hasConditions(rules)) return value
  if (Array.isArray(value)) {
    const entries = value.map((entry, at) => withoutUnmet(entry, together(rulesWithin(rules, String(at), root)), root))
    return entries.every((entry, at) => entry === value[at]) ? value : entries
  }
  const { now, unmet } = saidOf(rules, value, root)
  const held = Object.entries(value) as [string, unknown][]
  const kept = held.flatMap(([name, entry]): [string, unknown][] => {
    const said = now.map((part) => ownRules(part, name)).filter(isRules)
    if (said.length === 0 && !now.some((part) => takes(part, name)) && unmet.some((part) => ownRules(part, name)))
      return []
    const ofOwnName = said.length > 0 ? [] : now.map((part) => rulesOfOwnName(part, name, root)).filter(isRules)
    return [[name, withoutUnmet(entry, together([...said, ...ofOwnName]), root)]]
  })
  const isSame = kept.length === held.length && kept.every(([, entry], at) => entry === held[at]?.[1])
  return isSame ? value : Object.fromEntries(kept)
}

/** What several rules say of one value, as one. */
function together([only = {}, ...others]: readonly DataRules[]): DataRules {
  return others.length === 0 ? only : { allOf: [only, ...others] }
}

function saidOf(rules: DataRules, value: object, root: DataRules, depth = 0): Said {
  const now = partsOf(rules, root)
  if (depth > DEEPEST) return { now, unmet: [] }
  const branches = now.flatMap((part) => branchesIn(part, value, root))
  const met = branches.filter(({ holds }) => holds).map(({ branch }) => saidOf(branch, value, root, depth + 1))
  const unmet = branches.filter(({ holds }) => !holds).flatMap(({ branch }) => allOf(branch, root))
  return {
    now: [...now, ...met.flatMap((each) => each.now)],
    unmet: [...unmet, ...met.flatMap((each) => each.unmet)],
  }
}

/** The rules that hold by a condition, each with whether it does. */
function branchesIn(
  { if: asked, then, else: otherwise, dependentSchemas }: DataRules,
  value: object,
  root: DataRules,
): { branch: DataRules; holds: boolean }[] {
  const isMet = asked === true || (isRules(asked) && partsOf(asked, root, []).every((each) => matches(each, value)))
  const choice: [unknown, boolean][] =
    asked === undefined
      ? []
      : [
          [then, isMet],
          [otherwise, !isMet],
        ]
  const depending = Object.entries((dependentSchemas ?? {}) as JsonObject).map(([name, branch]): [unknown, boolean] => [
    branch,
    childOf(value, name) !== undefined,
  ])
  return [...choice, ...depending].flatMap(([branch, holds]) => (isRules(branch) ? [{ branch, holds }] : []))
}

/** Rules with all of their parts, and those of their conditions whether they hold or not. */
function allOf(rules: DataRules, root: DataRules, depth = 0): DataRules[] {
  if (depth > DEEPEST) return []
  return partsOf(rules, root).flatMap((part) => [
    part,
    ...branchesIn(part, {}, root).flatMap(({ branch }) => allOf(branch, root, depth + 1)),
  ])
}

function ownRules({ properties }: DataRules, name: string): DataRules | undefined {
  return properties !== undefined && Object.hasOwn(properties, name) ? properties[name] : undefined
}

/** Whether an object may have a name of its own. */
function takes({ additionalProperties = false, patternProperties }: DataRules, name: string): boolean {
  return (
    additionalProperties !== false || Object.keys(patternProperties ?? {}).some((pattern) => hasPattern(pattern, name))
  )
}

const conditionsWithin = new WeakMap<DataRules, boolean>()

/** Whether any rules below hold by a condition, or refer to such that may; found once for rules that stay. */
function hasConditions(rules: DataRules): boolean {
  const known = conditionsWithin.get(rules)
  if (known !== undefined) return known
  const found =
    ['if', 'dependentSchemas', '$ref'].some((key) => rules[key] !== undefined) || innerOf(rules).some(hasConditions)
  conditionsWithin.set(rules, found)
  return found
}
