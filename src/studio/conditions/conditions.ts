import type { Condition, Scalar } from '../../config/index.ts'

export const tests = ['is', 'isNot', 'in', 'notIn', 'filled', 'above', 'below', 'before', 'after'] as const
export type Test = (typeof tests)[number]

/** One line of a rule as a person edits it. */
export interface Line {
  field: string
  test: Test
  /** Several are comma-joined. */
  value: string
}

/** A rule of simple lines that hold together, or of which one is enough. */
export interface Lines {
  join: 'all' | 'any'
  lines: Line[]
}

/** Type of the value at a path, as the data rules say; undefined where nobody knows. */
export type TypeOf = (path: string) => string | undefined

const denied: Partial<Record<Test, Test>> = { is: 'isNot', in: 'notIn' }

/** A condition as lines; nothing for one that nests deeper or compares two fields, which is edited in its file. */
export function linesOf(condition: Condition | undefined): Lines | undefined {
  if (condition === undefined) return { join: 'all', lines: [] }
  const join = 'any' in condition ? 'any' : 'all'
  const parts = 'any' in condition ? condition.any : 'all' in condition ? condition.all : [condition]
  const lines = parts.map(lineOf)
  return lines.every((line) => line !== undefined) ? { join, lines } : undefined
}

/** The condition that lines say; nothing without a whole one. */
export function conditionOf({ join, lines }: Lines, typeOf: TypeOf): Condition | undefined {
  const parts = lines
    .filter(({ field, test, value }) => field !== '' && (test === 'filled' || value !== ''))
    .map((line) => condition(line, typeOf(line.field)))
  const [first] = parts
  if (first === undefined || parts.length === 1) return first
  return join === 'all' ? { all: parts } : { any: parts }
}

function lineOf(part: Condition): Line | undefined {
  if ('not' in part) {
    const line = lineOf(part.not)
    const test = line && denied[line.test]
    return test === undefined ? undefined : ({ ...line, test } as Line)
  }
  if (!('field' in part)) return undefined
  const test = tests.find((each) => each in part)
  const value = test === undefined ? undefined : (part as unknown as Record<string, unknown>)[test]
  if (test === undefined || (typeof value === 'object' && !Array.isArray(value))) return undefined
  return { field: part.field, test, value: Array.isArray(value) ? value.join(',') : String(value) }
}

function condition({ field, test, value }: Line, type: string | undefined): Condition {
  if (test === 'isNot') return { not: condition({ field, test: 'is', value }, type) }
  if (test === 'notIn') return { not: condition({ field, test: 'in', value }, type) }
  if (test === 'in') return { field, in: valuesIn(value).map((each) => scalar(each, type)) }
  if (test === 'filled') return { field, filled: value !== 'false' }
  return { field, [test]: scalar(value, type) } as unknown as Condition
}

/** The values of a list as it is typed. */
export function valuesIn(text: string): string[] {
  return text.split(',').flatMap((each) => (each.trim() === '' ? [] : [each.trim()]))
}

/** A value as the data has it: a text stays one where the field is a text; else numbers, true and false are themselves. */
function scalar(text: string, type: string | undefined): Scalar {
  if (type === 'string') return text
  if (text === 'true' || text === 'false') return text === 'true'
  return /^-?(0|[1-9]\d*)(\.\d+)?$/.test(text) ? Number(text) : text
}
