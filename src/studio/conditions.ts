import type { Condition } from '../config/index.ts'

export const tests = ['is', 'in', 'filled', 'above', 'below', 'before', 'after'] as const
export type Test = (typeof tests)[number]

/** One line of a rule as a person edits it. */
export interface Line {
  field: string
  test: Test
  value: string
}

/** A rule of simple lines that hold together, or of which one is enough. */
export interface Lines {
  join: 'all' | 'any'
  lines: Line[]
}

/** A condition as lines; nothing for one that nests deeper or compares two fields, which is edited in its file. */
export function linesOf(condition: Condition | undefined): Lines | undefined {
  if (condition === undefined) return { join: 'all', lines: [] }
  const join = 'any' in condition ? 'any' : 'all'
  const parts = 'any' in condition ? condition.any : 'all' in condition ? condition.all : [condition]
  const lines = parts.map(lineOf)
  return lines.every((line) => line !== undefined) ? { join, lines } : undefined
}

/** The condition that lines say; nothing without a whole one. */
export function conditionOf({ join, lines }: Lines): Condition | undefined {
  const parts = lines.filter(({ field, test, value }) => field !== '' && (test === 'filled' || test === 'is' || value !== '')).map(condition)
  const [first] = parts
  if (first === undefined || parts.length === 1) return first
  return join === 'all' ? { all: parts } : { any: parts }
}

function lineOf(part: Condition): Line | undefined {
  if (!('field' in part)) return undefined
  const test = tests.find((each) => each in part)
  const value = test === undefined ? undefined : (part as unknown as Record<string, unknown>)[test]
  if (test === undefined || (typeof value === 'object' && !Array.isArray(value))) return undefined
  return { field: part.field, test, value: Array.isArray(value) ? value.join(', ') : String(value) }
}

function condition({ field, test, value }: Line): Condition {
  if (test === 'in') return { field, in: value.split(',').map((each) => scalar(each.trim())) }
  if (test === 'filled') return { field, filled: value !== 'false' }
  return { field, [test]: scalar(value) } as unknown as Condition
}

/** What is typed as a number is one, and true and false are themselves. */
function scalar(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true'
  return /^-?(0|[1-9]\d*)(\.\d+)?$/.test(text) ? Number(text) : text
}
