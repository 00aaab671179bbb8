import type { Condition, Path, Scalar } from '../../config/index.ts'

/** Tests as people choose them; each `not…` is the denial of another one. */
export const tests = [
  'is',
  'isNot',
  'in',
  'notIn',
  'filled',
  'above',
  'notAbove',
  'below',
  'notBelow',
  'before',
  'notBefore',
  'after',
  'notAfter',
  'longer',
  'lacks',
] as const
export type Test = (typeof tests)[number]

/** One line of a rule as a person edits it. */
export interface Line {
  field: string
  test: Test
  /** Several are comma-joined. */
  value: string
  /** The field whose value takes the place of `value`; empty where none is chosen yet. */
  of?: Path
  /** How many days after that field's day is meant, a whole number; empty: that day. */
  days?: string
}

export const joins = ['all', 'any', 'none', 'notAll'] as const
export type Join = (typeof joins)[number]

/** Lines and groups that hold together, of which one is enough, or that must not hold. */
export interface Group {
  join: Join
  lines: (Line | Group)[]
}

/** Type of the value at a path, as the data rules say; undefined where nobody knows. */
export type TypeOf = (path: string) => string | undefined

const denied: Readonly<Partial<Record<Test, Test>>> = {
  is: 'isNot',
  in: 'notIn',
  above: 'notAbove',
  below: 'notBelow',
  before: 'notBefore',
  after: 'notAfter',
}
const affirmed = Object.fromEntries(Object.entries(denied).map(([test, denial]) => [denial, test])) as Partial<
  Record<Test, Test>
>
/** Tests that take no other field's value. */
const alone: readonly Test[] = ['in', 'notIn', 'filled', 'longer', 'lacks']

/** Whether a test compares days, so that one of them may lie some days from another field's. */
export function isOfDays(test: Test): boolean {
  return ['before', 'notBefore', 'after', 'notAfter'].includes(test)
}

/** Whether a test compares with one value, which another field may give. */
export function isCompared(test: Test): boolean {
  return !alone.includes(test)
}

export function isGroup(part: Line | Group): part is Group {
  return 'join' in part
}

/** A condition as lines and groups; without one, none. */
export function groupOf(condition: Condition | undefined): Group {
  if (condition === undefined) return { join: 'all', lines: [] }
  const line = lineOf(condition)
  if (line !== undefined) return { join: 'all', lines: [line] }
  if ('all' in condition) return { join: 'all', lines: condition.all.map(partOf) }
  if ('any' in condition) return { join: 'any', lines: condition.any.map(partOf) }
  const inner = 'not' in condition ? condition.not : condition
  if ('all' in inner) return { join: 'notAll', lines: inner.all.map(partOf) }
  return { join: 'none', lines: 'any' in inner ? inner.any.map(partOf) : [partOf(inner)] }
}

/** The condition that a group says; nothing without a whole line. */
export function conditionOf({ join, lines }: Group, typeOf: TypeOf): Condition | undefined {
  const parts = lines.flatMap((part) => {
    const said = isGroup(part) ? conditionOf(part, typeOf) : isWhole(part) ? condition(part, typeOf(part.field)) : []
    return said ?? []
  })
  const [first] = parts
  if (first === undefined) return undefined
  const together = parts.length === 1 ? first : join === 'all' || join === 'notAll' ? { all: parts } : { any: parts }
  return join === 'none' || join === 'notAll' ? { not: together } : together
}

/** Whether nothing that is begun lacks a part. */
export function isComplete({ lines }: Group): boolean {
  return lines.every((part) => (isGroup(part) ? isComplete(part) : isWhole(part)))
}

function isWhole({ field, test, value, of, days = '' }: Line): boolean {
  if (field === '') return false
  if (test === 'filled') return true
  if (days !== '' && !/^-?\d{1,4}$/.test(days)) return false
  return test === 'longer' ? /^\d+$/.test(value) : (of ?? value) !== ''
}

function partOf(condition: Condition): Line | Group {
  return lineOf(condition) ?? groupOf(condition)
}

function lineOf(part: Condition): Line | undefined {
  if ('not' in part) {
    const line = lineOf(part.not)
    const test = line && denied[line.test]
    return line === undefined || test === undefined ? undefined : { ...line, test }
  }
  if (!('field' in part)) return undefined
  const test = tests.find((each) => each in part)
  if (test === undefined) return undefined
  const value = (part as unknown as Record<string, unknown>)[test]
  if (typeof value === 'object' && value !== null && 'of' in value) {
    const days = 'days' in value ? { days: String(value.days) } : {}
    return { field: part.field, test, value: '', of: String(value.of), ...days }
  }
  return { field: part.field, test, value: Array.isArray(value) ? value.join(',') : String(value) }
}

function condition(line: Line, type: string | undefined): Condition {
  const { field, test, value, of, days = '' } = line
  const affirmation = affirmed[test]
  if (affirmation !== undefined) return { not: condition({ ...line, test: affirmation }, type) }
  if (test === 'in') return { field, in: valuesIn(value).map((each) => scalar(each, type)) }
  if (test === 'filled') return { field, filled: value !== 'false' }
  if (test === 'longer') return { field, longer: Number(value) }
  const other = days !== '' && isOfDays(test) ? { of, days: Number(days) } : { of }
  return { field, [test]: of === undefined ? scalar(value, type) : other } as unknown as Condition
}

/** The values of a list as it is typed. */
export function valuesIn(text: string): string[] {
  return text.split(',').flatMap((each) => (each.trim() === '' ? [] : [each.trim()]))
}

/** A value as the data has it: a text stays one where the field is a text; else numbers, true and false are themselves. */
export function scalar(text: string, type: string | undefined): Scalar {
  if (type === 'string') return text
  if (text === 'true' || text === 'false') return text === 'true'
  return /^-?(0|[1-9]\d*)(\.\d+)?$/.test(text) ? Number(text) : text
}
