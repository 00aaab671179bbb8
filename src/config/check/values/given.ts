import type { Diagnostic } from '../../findings/diagnostic.ts'
import { report } from '../../findings/diagnostics.ts'
import type { DataRules } from '../../model/values.ts'
import { child, type Node } from '../../source/tree.ts'
import { nearest } from '../../shared/words.ts'
import { typesOf, wider } from './literals.ts'

/** A value that a call gives a parameter, and those of a choice: one that the contract's schema of the parameter refuses. A list is written as codes joined by commas. */
export function checkGiven(rules: DataRules | undefined, given: Node): Diagnostic[] {
  if (rules === undefined) return []
  if (given.kind === 'object')
    return ['then', 'else'].flatMap((key) => {
      const part = child(given, key)
      return part === undefined ? [] : checkGiven(rules, part)
    })
  if (given.kind !== 'scalar' || given.value === null || given.value === '') return []
  const { value } = given
  const items = rules.items
  if (items !== undefined)
    return String(value)
      .split(',')
      .flatMap((each) => checkGiven(items, { ...given, value: each }))
      .slice(0, 1)
  if (rules.enum !== undefined) {
    // In an address everything is text.
    const words = rules.enum.map(String)
    if (words.includes(String(value))) return []
    const right = { nearest: nearest(String(value), words), allowed: words.slice(0, 16).join(', ') }
    return [report('not-in-list', given, { value: String(value), ...right })]
  }
  const isNumber = typesOf(rules).map(wider).includes('number')
  if (isNumber && !Number.isFinite(Number(value)))
    return [report('wrong-type', given, { expected: 'a number', found: `the text "${String(value)}"` })]
  if (typesOf(rules).includes('boolean') && !['true', 'false'].includes(String(value)))
    return [report('wrong-type', given, { expected: 'true or false', found: `"${String(value)}"` })]
  const low = Number(rules['minimum'] ?? -Infinity)
  const high = Number(rules['maximum'] ?? Infinity)
  if (isNumber && (Number(value) < low || Number(value) > high))
    return [
      report('out-of-range', given, {
        value: Number(value),
        wrong: Number(value) < low ? `less than ${low}` : `more than ${high}`,
      }),
    ]
  const pattern = rules['pattern']
  return typeof pattern === 'string' && !new RegExp(pattern, 'u').test(String(value))
    ? [report('wrong-form', given, { value: String(value), pattern })]
    : []
}
