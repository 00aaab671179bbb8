import { childOf } from '../conditions/paths.ts'
import type { DataRules } from '../model/values.ts'
import { isObject } from '../shared/object.ts'
import { hasPattern, keepsLimits, namesIn } from './keeps.ts'

type Rules = DataRules | boolean

/**
 * Whether a value may be one of a schema, as far as its shape tells: type, `const`, `enum`, what is required and the same of what it
 * holds. It tells the branches of `oneOf` and `anyOf` apart without a validator of each (the page compiles none), one that is not filled yet
 * too; what is sent is checked by the form's own.
 */
export const hasShape = matcher(false)

/**
 * Whether a value keeps the rules of a schema, but for formats, multiples, equal entries, how often `contains` holds, what depends on names and what is
 * unevaluated: an `if` is asked so.
 */
export const matches = matcher(true)

/** `isWhole`: limits, patterns and conditions are asked, too. */
function matcher(isWhole: boolean) {
  return matchesRules

  function matchesRules(schema: Rules, value: unknown): boolean {
    if (typeof schema === 'boolean') return schema
    const { type } = schema
    if (type !== undefined && ![type].flat().some((each) => isOfType(value, each))) return false
    if (schema['const'] !== undefined && !same(schema['const'], value)) return false
    if (Array.isArray(schema['enum']) && !schema['enum'].some((each) => same(each, value))) return false
    if (!matchesParts(schema, value) || (isWhole && !(keepsLimits(schema, value) && matchesConditions(schema, value))))
      return false
    if (Array.isArray(value)) return matchesEntries(schema, value)
    return typeof value !== 'object' || value === null || matchesNames(schema, value)
  }

  function matchesParts(schema: DataRules, value: unknown): boolean {
    const [any, one] = [listOf(schema, 'anyOf'), listOf(schema, 'oneOf')]
    const fitting = (branches: readonly Rules[]): number => branches.filter((each) => matchesRules(each, value)).length
    return (
      listOf(schema, 'allOf').every((each) => matchesRules(each, value)) &&
      (any.length === 0 || fitting(any) > 0) &&
      // Forms that are not filled yet look alike.
      (one.length === 0 || (isWhole ? fitting(one) === 1 : fitting(one) > 0))
    )
  }

  function matchesConditions(schema: DataRules, value: unknown): boolean {
    const { not, contains, propertyNames: names = true } = schema as Record<string, Rules | undefined>
    const { if: asked, then = true, else: otherwise = true } = schema as Record<string, Rules | undefined>
    return (
      (not === undefined || !matchesRules(not, value)) &&
      (contains === undefined || !Array.isArray(value) || value.some((entry) => matchesRules(contains, entry))) &&
      namesIn(value).every((name) => matchesRules(names, name)) &&
      (asked === undefined || matchesRules(matchesRules(asked, value) ? then : otherwise, value))
    )
  }

  function matchesEntries(schema: DataRules, list: readonly unknown[]): boolean {
    const [places, items] = [listOf(schema, 'prefixItems'), listOf(schema, 'items')]
    const first = places.length > 0 ? places : items
    const others = schema[Array.isArray(schema.items) ? 'additionalItems' : 'items'] as Rules | undefined
    return list.every((entry, at) => matchesRules(first[at] ?? others ?? true, entry))
  }

  function matchesNames(schema: DataRules, value: object): boolean {
    const { required = [], properties = {} } = schema
    const patterns = Object.entries((schema['patternProperties'] ?? {}) as Record<string, Rules>)
    const others = (schema['additionalProperties'] ?? true) as Rules
    const rulesOf = (name: string): Rules[] => {
      const own = Object.hasOwn(properties, name) ? [properties[name] ?? true] : []
      const all = [...own, ...patterns.flatMap(([pattern, rules]) => (hasPattern(pattern, name) ? [rules] : []))]
      return all.length > 0 ? all : [others]
    }
    const names = namesIn(value)
    return (
      required.every((name) => names.includes(name)) &&
      names.every((name) => rulesOf(name).every((rules) => matchesRules(rules, childOf(value, name))))
    )
  }
}

function listOf(schema: DataRules, key: string): Rules[] {
  const list = schema[key]
  return Array.isArray(list) ? (list as Rules[]) : []
}

function isOfType(value: unknown, type: unknown): boolean {
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return isObject(value)
  if (type === 'integer') return Number.isInteger(value)
  return typeof value === type
}

function same(left: unknown, right: unknown): boolean {
  return Object.is(left, right) || (typeof left === 'object' && JSON.stringify(left) === JSON.stringify(right))
}
