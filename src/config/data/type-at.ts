import type { DataRules } from '../model/values.ts'
import { tighten } from './limits.ts'
import { isSame } from './same.ts'

/** In the contract: beside a name, the property that holds the code it is the name of. */
export const CODE = 'x-code'

/** The rules at a dotted path: through properties and the numbered entries of lists. Names that rules leave open (`additionalProperties`) lead nowhere: who uses one declares it. */
export function typeAt(rules: DataRules | undefined, path: string): DataRules | undefined {
  if (path === '') return rules
  return path
    .split('.')
    .reduce<DataRules | undefined>((at, key) => (at === undefined ? undefined : step(at, key)), rules)
}

/** Names that could stand at a place: of its properties, and of those of the forms it may take. */
export function namesIn(rules: DataRules | undefined): string[] {
  if (rules === undefined) return []
  return [...new Set([...Object.keys(rules.properties ?? {}), ...formsOf(rules).flatMap(namesIn)])]
}

/**
 * Where the codes are that the value at a path is the name of: as many as the forms its object may take have. None where the
 * contract names no code for it.
 */
export function codesOf(rules: DataRules | undefined, path: string): string[] {
  const keys = path.split('.')
  const name = keys.pop() ?? ''
  const around = keys.join('.')
  return [...new Set(codesIn(typeAt(rules, around), name))].map((code) => [...keys, code].join('.'))
}

function codesIn(rules: DataRules | undefined, name: string): string[] {
  if (rules === undefined) return []
  const code = rules.properties?.[name]?.[CODE]
  return [...(typeof code === 'string' ? [code] : []), ...formsOf(rules).flatMap((form) => codesIn(form, name))]
}

function step(rules: DataRules, key: string): DataRules | undefined {
  if (/^\d+$/.test(key) && rules.items !== undefined) return rules.items
  if (/^\d+$/.test(key) && Array.isArray(rules['prefixItems']))
    return (rules['prefixItems'] as DataRules[])[Number(key)]
  const own = rules.properties !== undefined && Object.hasOwn(rules.properties, key) ? rules.properties[key] : undefined
  const below = (keys: readonly string[]) =>
    formsOf(rules, keys).flatMap((form): DataRules[] => [step(form, key) ?? []].flat())
  const [all = either(below(['oneOf', 'anyOf']))] = below(['allOf'])
  if (all === undefined || own === undefined) return all ?? own
  // What stands beside the forms limits what they say.
  return tighten(all, own)
}

/** What holds of a value whichever of these rules it keeps: only what each of them says, of types and values all that one of them allows. */
function either(rules: readonly DataRules[]): DataRules | undefined {
  const [first, ...others] = rules
  if (first === undefined || others.every((other) => isSame(first, other))) return first
  const said = Object.entries(first).filter(
    ([key, value]) => key === 'description' || others.every((other) => isSame(value, other[key])),
  )
  const names = [...new Set(rules.flatMap(({ properties }) => Object.keys(properties ?? {})))]
  const inner = (of: (each: DataRules) => DataRules | undefined) =>
    either(rules.flatMap((each): DataRules[] => [of(each) ?? []].flat()))
  const items = inner((each) => each.items)
  const properties = names.map((name) => [name, inner((each) => each.properties?.[name])])
  return {
    ...Object.fromEntries(said),
    ...(rules.every(({ type }) => type !== undefined) && { type: oneOrAll(rules.flatMap(({ type }) => type ?? [])) }),
    ...(rules.every((each) => each.enum !== undefined) && {
      enum: [...new Set(rules.flatMap((each) => each.enum ?? []))],
    }),
    ...(items !== undefined && { items }),
    ...(names.length > 0 && { properties: Object.fromEntries(properties) as Record<string, DataRules> }),
  }
}

function oneOrAll(types: readonly string[]): string | string[] {
  const [first = '', ...others] = new Set(types)
  return others.length === 0 ? first : [first, ...others]
}

/** Schemas that a value keeps too, all of them (`allOf`) or one. */
function formsOf(rules: DataRules, keys: readonly string[] = ['allOf', 'oneOf', 'anyOf']): DataRules[] {
  return keys.flatMap((key) => (Array.isArray(rules[key]) ? (rules[key] as DataRules[]) : []))
}
