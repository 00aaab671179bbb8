import type { Condition, Operand } from '../model/values.ts'

/** What a path is called where people read it. */
export type NameOf = (path: string) => string

/** A condition as half a sentence: 'Mode is SE or SI', 'Pieces is above 3 and Status has a value'. */
export function conditionWords(condition: Condition, nameOf: NameOf): string {
  if ('all' in condition) return condition.all.map((each) => grouped(each, nameOf)).join(' and ')
  if ('any' in condition) return condition.any.map((each) => grouped(each, nameOf)).join(' or ')
  if ('not' in condition) return `not (${conditionWords(condition.not, nameOf)})`
  const name = nameOf(condition.field)
  if ('in' in condition) return `${name} is ${condition.in.map(String).join(' or ')}`
  if ('filled' in condition) return `${name} has ${condition.filled ? 'a' : 'no'} value`
  const [test, operand] = Object.entries(condition).find(([key]) => key !== 'field') ?? ['is', '']
  const than = operandWords(operand as Operand, nameOf)
  const words: Readonly<Record<string, string>> = {
    is: 'is',
    above: 'is above',
    below: 'is below',
    before: 'is before',
    after: 'is after',
    longer: 'is longer than',
  }
  return `${name} ${words[test] ?? test} ${than}`
}

/** A combination inside another stands in brackets. */
function grouped(condition: Condition, nameOf: NameOf): string {
  const words = conditionWords(condition, nameOf)
  return 'any' in condition || 'all' in condition ? `(${words})` : words
}

function operandWords(operand: Operand, nameOf: NameOf): string {
  return typeof operand === 'object' ? nameOf(operand.of) : operand === '' ? 'empty' : String(operand)
}
