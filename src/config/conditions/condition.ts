import { dayIn, daysAfter, isDay } from '../shared/day.ts'
import type { BodyRule, Condition, Operand, Path, Scalar, ValueRule } from '../model/values.ts'

/** Where a condition or a value rule reads. `get` answers `undefined` for a path that has no value. */
export interface Scope {
  get(path: Path): unknown
}

/**
 * Whether a value counts as given: not `undefined`, `null`, `''`, `[]`, nor an object in which nothing is filled.
 * Zero and `false` are values.
 */
export function isFilled(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return false
  if (Array.isArray(value)) return value.length > 0
  if (typeof value === 'object') return Object.values(value).some(isFilled)
  return true
}

/**
 * Whether a condition holds in a scope. A field without a value fails every test but `filled: false`; `true` and `false` are
 * also the texts of them, and a number is also the text of it;
 * `above`, `below`, `before` and `after` compare two numbers as numbers, also where one of them came as a text, and two strings by their
 * characters (YYYYMMDD and HHmm sort so), anything else fails; `before` and `after` take a day beside a day of the wire in each way that
 * `dayIn` reads, and what is no day there fails; so many `days` from no day are none. `longer` counts the characters of a text without outer spaces; `lacks` holds for a list, empty or
 * not, in which the value is not.
 */
export function evaluate(condition: Condition, scope: Scope): boolean {
  if ('all' in condition) return condition.all.every((part) => evaluate(part, scope))
  if ('any' in condition) return condition.any.some((part) => evaluate(part, scope))
  if ('not' in condition) return !evaluate(condition.not, scope)
  const value = scope.get(condition.field)
  if ('filled' in condition) return isFilled(value) === condition.filled
  if (value === undefined || value === null) return false
  if ('longer' in condition) return typeof value === 'string' && [...value.trim()].length > condition.longer
  if ('lacks' in condition) return Array.isArray(value) && !value.includes(condition.lacks)
  if ('in' in condition) return condition.in.some((each) => isSame(value, each))
  if ('is' in condition) return isSame(value, operand(condition.is, scope))
  if ('above' in condition) return compare(value, operand(condition.above, scope)) === 1
  if ('below' in condition) return compare(value, operand(condition.below, scope)) === -1
  if ('before' in condition) return compareDays(value, operand(condition.before, scope)) === -1
  return compareDays(value, operand(condition.after, scope)) === 1
}

/** Whether a condition holds; an absent one does. */
export function holds(condition: Condition | undefined, scope: Scope): boolean {
  return condition === undefined || evaluate(condition, scope)
}

/** The value a rule stands for in a scope; `undefined` where its path has none, or a choice without `else` does not apply. */
export function resolve(rule: ValueRule, scope: Scope): unknown {
  if (typeof rule !== 'object') return rule
  if ('from' in rule) return rule.as === 'text' ? textOf(scope.get(rule.from)) : scope.get(rule.from)
  if (evaluate(rule.when, scope)) return resolve(rule.then, scope)
  return rule.else === undefined ? undefined : resolve(rule.else, scope)
}

/** The body a rule stands for: values and choices are resolved, those without a value are left out. */
export function resolveBody(rule: BodyRule, scope: Scope): unknown {
  if (Array.isArray(rule)) return rule.map((each) => resolveBody(each, scope)).filter((each) => each !== undefined)
  if (typeof rule !== 'object' || isPath(rule)) return resolve(rule, scope)
  if (isChoice(rule)) {
    const chosen = evaluate(rule.when, scope) ? rule.then : rule.else
    return chosen === undefined ? undefined : resolveBody(chosen, scope)
  }
  const entries = Object.entries(rule).map(([key, each]) => [key, resolveBody(each, scope)] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

/** Every path that a body reads. */
export function pathsOfBody(rule: BodyRule): Path[] {
  if (Array.isArray(rule)) return rule.flatMap(pathsOfBody)
  if (typeof rule !== 'object') return []
  if (isPath(rule)) return pathsOf(rule)
  if (isChoice(rule))
    return [
      ...pathsOf(rule.when),
      ...[rule.then, rule.else].flatMap((part) => (part === undefined ? [] : pathsOfBody(part))),
    ]
  return Object.values(rule).flatMap(pathsOfBody)
}

/** Whether an object of a body is the value at a path, not a part of the body. */
export function isPath(rule: object): rule is { from: Path; as?: 'text' } {
  return 'from' in rule && Object.keys(rule).every((key) => key === 'from' || key === 'as')
}

/** Whether an object of a body is a choice between two parts of the body, not itself one. */
export function isChoice(rule: object): rule is { when: Condition; then: BodyRule; else?: BodyRule } {
  return 'when' in rule && 'then' in rule
}

/** What a condition may test a field for. */
export const TESTS: readonly string[] = ['is', 'in', 'filled', 'above', 'below', 'before', 'after', 'longer', 'lacks']

/** Whether an object of JSON is a condition or a value rule, by its form: it says one thing, and half of two of them is a third. */
export function isOneThing(value: object): boolean {
  if (isPath(value) || isChoice(value)) return true
  const entries = Object.entries(value)
  if (entries.length === 2) return 'field' in value && entries.some(([name]) => TESTS.includes(name))
  return entries.length === 1 && entries.some(joins)
}

/** `{ all: [ … ] }`; an entry may have the id `all`, too. */
function joins([name, part]: [string, unknown]): boolean {
  return name === 'not' ? typeof part === 'object' : ['all', 'any'].includes(name) && Array.isArray(part)
}

/** Every path that a condition or a value rule reads, each once, in order of appearance. */
export function pathsOf(source: Condition | ValueRule): Path[] {
  const found = new Set<Path>()
  collect(source, found)
  return [...found]
}

function collect(source: Condition | ValueRule, found: Set<Path>): void {
  if (typeof source !== 'object') return
  if ('all' in source) return source.all.forEach((part) => collect(part, found))
  if ('any' in source) return source.any.forEach((part) => collect(part, found))
  if ('not' in source) return collect(source.not, found)
  if ('from' in source) {
    found.add(source.from)
    return
  }
  if ('when' in source) {
    collect(source.when, found)
    collect(source.then, found)
    if (source.else !== undefined) collect(source.else, found)
    return
  }
  found.add(source.field)
  for (const value of Object.values<Operand | Operand[]>(source)) {
    if (typeof value === 'object' && value !== null && 'of' in value) found.add(value.of)
  }
}

function textOf(value: unknown): unknown {
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value
}

function operand(value: Operand, scope: Scope): unknown {
  if (typeof value !== 'object') return value
  const { of, days } = value
  return days === undefined ? scope.get(of) : daysAfter(String(scope.get(of)), days)
}

/**
 * Whether a value is the asked one; a flag may have come as a text, as back ends send `'true'` and `'false'` (frame §2 and §4), a number as
 * one, and a code of digits as a number.
 */
function isSame(value: unknown, asked: unknown): boolean {
  if (typeof asked === 'boolean' && typeof value === 'string') return value.toLowerCase() === String(asked)
  if (typeof asked === 'number') return numberOf(value) === asked
  return (typeof asked === 'string' ? digitsOf(value) : value) === asked
}

/** A number, or a text of nothing but one, as a number; anything else as it is. */
function numberOf(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value
}

/** -1, 0 or 1 for two comparable values, `undefined` for two that are not. */
function compare(left: unknown, right: unknown): -1 | 0 | 1 | undefined {
  if (typeof left === 'number' || typeof right === 'number') {
    const [one, other] = [numberOf(left), numberOf(right)]
    return typeof one === 'number' && typeof other === 'number' ? order(one, other) : undefined
  }
  if (typeof left !== 'string' || typeof right !== 'string' || left === '' || right === '') return undefined
  return order(left, right)
}

/** As `compare`; beside a day of the wire, a text or a number, only another day compares, `00000000` and 0 with none. */
function compareDays(left: unknown, right: unknown): -1 | 0 | 1 | undefined {
  const [one, other] = [digitsOf(left), digitsOf(right)]
  if (typeof one !== 'string' || typeof other !== 'string' || !(isDay(one) || isDay(other))) return compare(left, right)
  return compare(dayIn(one), dayIn(other))
}

/** A number as a text, as a code or a day of digits may have come; anything else as it is. */
function digitsOf(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value
}

function order(left: Scalar, right: Scalar): -1 | 0 | 1 {
  if (left === right) return 0
  return left < right ? -1 : 1
}
