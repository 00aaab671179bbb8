import type { DataRules } from '../model/values.ts'
import { tighten } from './limits.ts'

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
  for (const form of formsOf(rules)) {
    const found = step(form, key)
    // What stands beside the forms limits what they say.
    if (found !== undefined) return own === undefined ? found : tighten(found, own)
  }
  return own
}

/** Schemas that a value keeps too, all of them or one. */
function formsOf(rules: DataRules): DataRules[] {
  return ['allOf', 'oneOf', 'anyOf'].flatMap((key) => (Array.isArray(rules[key]) ? (rules[key] as DataRules[]) : []))
}
