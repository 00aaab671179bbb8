import type { DataRules } from '../model/values.ts'
import { asObject } from './inner.ts'
import { hasPattern } from './keeps.ts'

/** Forms of forms that are looked into: a type may hold itself. */
const DEEPEST = 4

/** Keywords of the parts and forms of rules, and of those that hold by a condition. */
const FORMS = ['allOf', 'oneOf', 'anyOf']
export const CONDITIONAL = ['then', 'else', 'dependentSchemas']

/** Rules, what they refer to in `root`, and all parts and forms of them, told by `keys`. */
export function partsOf(rules: DataRules, root: DataRules, keys: readonly string[] = FORMS, depth = 0): DataRules[] {
  if (depth > DEEPEST) return [rules]
  const said = keys.flatMap((key) =>
    key === 'dependentSchemas' ? Object.values(asObject(rules[key]) ?? {}) : rules[key],
  )
  const inner = [referred(root, rules['$ref']), ...said]
  return [rules, ...inner.filter(isRules).flatMap((each) => partsOf(each, root, keys, depth + 1))]
}

/** The rules of a value by its name or number, in any of the parts and forms of those of what holds it. */
export function rulesWithin(rules: DataRules, name: string, root: DataRules, keys = FORMS): DataRules[] {
  return partsOf(rules, root, keys).flatMap(({ properties, prefixItems, items }) => {
    const first = Array.isArray(prefixItems) ? (prefixItems as unknown[])[Number(name)] : undefined
    const named = properties !== undefined && Object.hasOwn(properties, name) ? properties[name] : undefined
    return [named, /^\d+$/.test(name) ? (first ?? items) : undefined].filter(isRules)
  })
}

/** The rules of a value whose name is the data's own: by a pattern of names, else those of all further names; none where nothing is said of it. */
export function rulesOfOwnName(rules: DataRules, name: string, root: DataRules): DataRules | undefined {
  return partsOf(rules, root)
    .flatMap(({ patternProperties, additionalProperties }) => [
      ...Object.entries(asObject(patternProperties) ?? {}).flatMap(([pattern, each]) =>
        hasPattern(pattern, name) ? [each] : [],
      ),
      additionalProperties,
    ])
    .find(isRules)
}

/** Whether an object may have names that are its own; of no rules of further names it may not. */
export function takesOwnNames({ patternProperties, additionalProperties = false }: DataRules): boolean {
  return patternProperties !== undefined || additionalProperties !== false
}

/** Whether an object holds something, be it empty, under a name that its rules do not say. */
export function holdsOwnName(value: unknown, rules: DataRules, root: DataRules): boolean {
  const parts = partsOf(rules, root)
  const isSaid = (name: string): boolean =>
    parts.some(({ properties }) => properties !== undefined && Object.hasOwn(properties, name))
  return Object.keys(asObject(value) ?? {}).some((name) => !isSaid(name))
}

/** The rules of the value that names and numbers lead to; where none name it, those of names that are the data's own. */
export function rulesAtNames(
  rules: readonly DataRules[],
  names: readonly string[],
  root: DataRules,
  keys = FORMS,
): DataRules[] {
  return names.reduce((each, name) => each.flatMap((at) => rulesOfName(at, name, root, keys)), [...rules])
}

function rulesOfName(rules: DataRules, name: string, root: DataRules, keys: string[]): DataRules[] {
  const named = rulesWithin(rules, name, root, keys)
  const own = named.length > 0 ? undefined : rulesOfOwnName(rules, name, root)
  return own === undefined ? named : [own]
}

export function isRules(value: unknown): value is DataRules {
  return asObject(value) !== undefined
}

/** What a reference of resolved rules leads to: a type that holds itself, in `$defs`. */
function referred(root: DataRules, ref: unknown): unknown {
  const name = typeof ref === 'string' && ref.startsWith('#/$defs/') ? ref.slice('#/$defs/'.length) : undefined
  return name === undefined ? undefined : asObject(root['$defs'])?.[name]
}
