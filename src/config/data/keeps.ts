import type { DataRules } from '../model/values.ts'
import { patternFault } from './patterns.ts'

/** Whether a text or a number keeps the limits that rules set to one: how long it is, its form, how small and how great. Patterns with a fault are not asked. */
export function keepsLimits(rules: DataRules, value: unknown): boolean {
  const limit = (key: string, otherwise: number) => Number(rules[key] ?? otherwise)
  if (typeof value === 'number')
    return (
      value >= limit('minimum', -Infinity) &&
      value <= limit('maximum', Infinity) &&
      value > limit('exclusiveMinimum', -Infinity) &&
      value < limit('exclusiveMaximum', Infinity)
    )
  if (typeof value !== 'string') return true
  // As JSON Schema counts: a sign beyond the first 65,536 is one.
  const { length } = [...value]
  const { pattern } = rules
  return (
    length >= limit('minLength', 0) &&
    length <= limit('maxLength', Infinity) &&
    (typeof pattern !== 'string' || patternFault(pattern) !== undefined || new RegExp(pattern, 'u').test(value))
  )
}
