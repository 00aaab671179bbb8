import type { Diagnostic } from '../findings/diagnostic.ts'
import { report } from '../findings/diagnostics.ts'
import { isOfType } from '../meta/metas.ts'
import type { DataRules } from '../model/values.ts'
import { child, textOf, type Node } from '../source/tree.ts'
import { nearest } from '../shared/words.ts'

/** A literal that a value can never be: not among the values of its type, or of another type. An empty text stands for none and always fits. */
export function checkLiteral(rules: DataRules | undefined, literal: Node | undefined): Diagnostic[] {
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
  const types = rules.type === undefined ? [] : [rules.type].flat()
  if (
    types.length === 0 ||
    types.some((type) => isOfType(literal, type) || (type === 'integer' && typeof value === 'number'))
  )
    return []
  return [
    report('wrong-type', literal, {
      expected: `a value of type ${types.join(' or ')}`,
      found: `a ${typeof value}`,
      description: 'A comparison of two types never holds.',
    }),
  ]
}

/** The literals of one test of a condition (`is`, `in`) against the rules of its field. */
export function checkTest(condition: Node, rulesOf: (path: string) => DataRules | undefined): Diagnostic[] {
  const field = textOf(child(condition, 'field'))
  if (field === undefined) return []
  const rules = rulesOf(field)
  const among = child(condition, 'in')
  return [
    ...checkLiteral(rules, child(condition, 'is')),
    ...(among?.kind === 'array' ? among.items.flatMap((item) => checkLiteral(rules, item)) : []),
  ]
}
