import { asObject, innerOf } from './inner.ts'
import { isRules, rulesOfOwnName } from './parts.ts'
import { isSame } from './same.ts'
import type { DataRules } from '../model/values.ts'

/**
 * The value without the objects in it that may be missing and in which nobody has entered anything: they hold only what they begin with,
 * their defaults and constants and flags that are not set, and lack what must be in them. Nothing where only such was in it.
 */
export function withoutBegun(value: unknown, rules: DataRules): unknown {
  if (!hasOptional(rules) || typeof value !== 'object' || value === null) return value
  const { items, properties = {}, required = [] } = rules
  if (Array.isArray(value))
    return typeof items === 'object' ? value.map((entry: unknown) => inPlace(entry, items)) : value
  const entries = Object.entries(value)
  const kept = entries.flatMap(([name, entry]: [string, unknown]): [string, unknown][] => {
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined
    if (!isRules(own)) {
      // What stands under a name of the data's own was put there by somebody.
      const further = rulesOfOwnName(rules, name, NOTHING)
      return [[name, further === undefined ? entry : inPlace(entry, further)]]
    }
    if (!required.includes(name) && isBare(entry, own) && isLacking(entry, own)) return []
    const left = withoutBegun(entry, own)
    return left === undefined ? [] : [[name, left]]
  })
  return kept.length === 0 && entries.length > 0 ? undefined : Object.fromEntries(kept)
}

/** A value that stands where it is, whatever is left in it; null is a value. */
function inPlace(value: unknown, rules: DataRules): unknown {
  const left = withoutBegun(value, rules)
  return left === undefined ? {} : left
}

/** Nothing is looked up. */
const NOTHING: DataRules = {}

const optionalWithin = new WeakMap<DataRules, boolean>()

/** Whether an object that may be missing, here or below, must hold something; found once for rules that stay. */
function hasOptional(rules: DataRules): boolean {
  const known = optionalWithin.get(rules)
  if (known !== undefined) return known
  optionalWithin.set(rules, false)
  const named = Object.entries(rules.properties ?? {}).filter(([, inner]) => isRules(inner))
  const found =
    named.some(([name, inner]) => rules.required?.includes(name) !== true && mustHold(inner)) ||
    [...innerOf(rules)].some((inner) => isRules(inner) && hasOptional(inner))
  optionalWithin.set(rules, found)
  return found
}

function mustHold({ properties, required = [] }: DataRules): boolean {
  if (properties === undefined) return false
  return required.length > 0 || Object.values(properties).some((inner) => isRules(inner) && mustHold(inner))
}

/** Whether an object holds nothing but what it begins with. */
function isBare(value: unknown, { properties = {} }: DataRules): boolean {
  const values = asObject(value)
  return (
    values !== undefined &&
    Object.entries(values).every(([name, entry]) => {
      const own = Object.hasOwn(properties, name) ? properties[name] : undefined
      if (!isRules(own)) return false
      const begins = own['const'] ?? own['default'] ?? (own.type === 'boolean' ? false : undefined)
      return (begins !== undefined && isSame(entry, begins)) || isBare(entry, own)
    })
  )
}

/** Whether something is missing that must be in an object, or in one in it. */
function isLacking(value: unknown, { properties = {}, required = [] }: DataRules): boolean {
  const values = asObject(value)
  if (values === undefined) return false
  return (
    required.some((name) => values[name] === undefined && properties[name]?.readOnly !== true) ||
    Object.entries(values).some(([name, entry]) => isRules(properties[name]) && isLacking(entry, properties[name]))
  )
}
