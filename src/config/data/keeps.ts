import { childOf } from '../conditions/paths.ts'
import type { DataRules } from '../model/values.ts'

/**
 * Whether a value keeps the limits that rules set to what it is: how long a text is and its pattern, how great a number, how many entries and
 * names (JSON Schema 2020-12, Validation 6.2 to 6.5, all but multiples). A pattern that is none refuses nothing.
 */
export function keepsLimits(rules: DataRules, value: unknown): boolean {
  const keeps = (keyword: string, test: (limit: number) => boolean): boolean => {
    const { [keyword]: limit } = rules
    return typeof limit !== 'number' || test(limit)
  }
  const isSized = (size: number, what: string): boolean =>
    keeps(`min${what}`, (limit) => size >= limit) && keeps(`max${what}`, (limit) => size <= limit)
  // A sign beyond the first 65,536 is one.
  if (typeof value === 'string')
    return isSized([...value].length, 'Length') && (rules.pattern === undefined || hasPattern(rules.pattern, value))
  if (typeof value === 'number')
    return (
      isSized(value, 'imum') &&
      keeps('exclusiveMinimum', (limit) => value > limit) &&
      keeps('exclusiveMaximum', (limit) => value < limit)
    )
  if (Array.isArray(value)) return isSized(value.length, 'Items')
  return typeof value !== 'object' || value === null || isSized(namesIn(value).length, 'Properties')
}

/** Whether a text has a pattern; each has one that is none. */
export function hasPattern(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text)
  } catch {
    return true
  }
}

/** The names of what an object holds. */
export function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.keys(value).filter((name) => childOf(value, name) !== undefined)
}
