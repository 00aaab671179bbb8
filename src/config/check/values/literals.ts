import type { Diagnostic } from '../../findings/diagnostic.ts'
import { report } from '../../findings/diagnostics.ts'
import { asType, isOfType } from '../../meta/metas.ts'
import type { DataRules } from '../../model/values.ts'
import { child, textOf, type Node } from '../../source/tree.ts'
import { hasPattern } from '../../data/keeps.ts'
import { judged } from '../../data/patterns.ts'
import { dayIn, isDay } from '../../shared/day.ts'
import { nearest } from '../../shared/words.ts'

const NEVER_HOLDS = 'A comparison of two types never holds.'

/**
 * A literal that a value can never be: not among the values of its type, of another type, or of another form than the wire's days and the
 * contract's patterns. An empty text stands for none and always fits.
 * `description` is said of one of another type: what comes of it where the literal is compared, unless it stands elsewhere.
 */
export function checkLiteral(
  rules: DataRules | undefined,
  literal: Node | undefined,
  description = NEVER_HOLDS,
): Diagnostic[] {
  if (rules === undefined || literal?.kind !== 'scalar' || literal.value === null || literal.value === '') return []
  const { value } = literal
  if (rules.enum !== undefined) {
    const words = rules.enum.map(String)
    return rules.enum.includes(value)
      ? []
      : [
          report('not-in-list', literal, {
            value: String(value),
            nearest: nearest(String(value), words),
            allowed: words.slice(0, 16).join(', '),
          }),
        ]
  }
  const types = typesOf(rules)
  if (
    types.length === 0 ||
    types.some((type) => isOfType(literal, type) || (type === 'integer' && typeof value === 'number'))
  )
    return ofOtherForm(rules, literal, value)
  const meant = asType(value, types)
  return meant === undefined
    ? [mismatch(literal, types, `a ${typeof value}`, description)]
    : [report('wrong-type', literal, { ...ofTypes(types), found: `a ${typeof value}`, write: meant })]
}

/** A text that is no day where days are kept, or that the contract's pattern refuses. */
function ofOtherForm(rules: DataRules, literal: Node, value: unknown): Diagnostic[] {
  if (typeof value !== 'string') return []
  if (rules['format'] === 'yyyymmdd')
    return isDay(value) ? [] : [report('wrong-form', literal, { value, examples: '20310105' })]
  const { pattern } = judged(rules)
  return pattern === undefined || hasPattern(pattern, value) ? [] : [report('wrong-form', literal, { value, pattern })]
}

/** The literals of one test of a condition (`is`, `in`) against the rules of its field. */
export function checkTest(condition: Node, rulesOf: (path: string) => DataRules | undefined): Diagnostic[] {
  const field = textOf(child(condition, 'field'))
  if (field === undefined) return []
  const rules = rulesOf(field)
  const among = child(condition, 'in')
  return [
    ...checkOperand(rules, child(condition, 'is'), rulesOf),
    ...(among?.kind === 'array' ? among.items.flatMap((item) => checkLiteral(rules, item)) : []),
    // A comparison may name a value that the field itself cannot have.
    ...comparisons.flatMap((key) => checkOperand(typeOnly(rules), child(condition, key), rulesOf)),
    ...(['before', 'after'] as const).flatMap((key) => checkMoment(child(condition, key))),
    ...ofOneType(rules, child(condition, 'longer'), 'string'),
    ...ofOneType(rules, child(condition, 'lacks'), 'array'),
  ]
}

/** A test that a value of one type alone can pass: `longer` is of texts, `lacks` of lists. */
function ofOneType(rules: DataRules | undefined, test: Node | undefined, type: string): Diagnostic[] {
  const types = typesOf(rules)
  return test === undefined || types.length === 0 || types.includes(type)
    ? []
    : [mismatch(test, [type], `one of type ${types.join(' or ')}`)]
}

/** A text beside `before` or `after` that is no day and no time of day. */
function checkMoment(literal: Node | undefined): Diagnostic[] {
  const text = textOf(literal)
  if (literal === undefined || text === undefined || text === '') return []
  const isTime = /^\d+$/.test(text) && text.length !== 8
  return isTime || dayIn(text) !== undefined
    ? []
    : [report('wrong-form', literal, { value: text, examples: '20310105, 1430, { "of": "today" }' })]
}

const comparisons = ['above', 'below', 'before', 'after'] as const

/** What a field is compared with: a literal, or the value of another field (`of`), which must be of its type. */
function checkOperand(
  rules: DataRules | undefined,
  operand: Node | undefined,
  rulesOf: (path: string) => DataRules | undefined,
): Diagnostic[] {
  const of = child(operand, 'of')
  if (of === undefined) return checkLiteral(rules, operand)
  const types = typesOf(rules).map(wider)
  const others = typesOf(rulesOf(textOf(of) ?? '')).map(wider)
  if (types.length === 0 || others.length === 0 || types.some((type) => others.includes(type))) return []
  return [mismatch(of, types, `one of type ${others.join(' or ')}`)]
}

/** A finding about something of a type that is none of those of its place. */
export function mismatch(place: Node, types: readonly string[], found: string, description = NEVER_HOLDS): Diagnostic {
  return report('wrong-type', place, { ...ofTypes(types), found, ...(description !== '' && { description }) })
}

function ofTypes(types: readonly string[]): { expected: string } {
  return { expected: `a value of type ${types.join(' or ')}` }
}

function typeOnly(rules: DataRules | undefined): DataRules | undefined {
  return rules?.type === undefined ? undefined : { type: rules.type }
}

/** The types that a value may have; none where the rules leave it open. */
export function typesOf(rules: DataRules | undefined): string[] {
  return rules?.type === undefined ? [] : [rules.type].flat()
}

/** Whole numbers are numbers. */
export function wider(type: string): string {
  return type === 'integer' ? 'number' : type
}
