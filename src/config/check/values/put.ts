import { isChoice, isPath } from '../../conditions/condition.ts'
import type { Diagnostic } from '../../findings/diagnostic.ts'
import type { DataRules } from '../../model/values.ts'
import { child, valueOf, type Node } from '../../source/tree.ts'
import { checkLiteral, mismatch, typesOf } from './literals.ts'

/** A literal that is put where the data have a place for it, or the ends of a choice: one that the place cannot hold. */
export function checkPut(rules: DataRules | undefined, given: Node): Diagnostic[] {
  if (given.kind === 'object' && isChoice(valueOf(given) as object))
    return ['then', 'else'].flatMap((key) => {
      const end = child(given, key)
      return end === undefined ? [] : checkPut(rules, end)
    })
  return checkLiteral(rules, given, '')
}

/** A part of what is sent that its place cannot hold: a literal, or a list or an object where none belongs. What stands in them is another part. */
export function checkSent(rules: DataRules | undefined, part: Node): Diagnostic[] {
  const types = typesOf(rules)
  if (part.kind === 'scalar') return checkLiteral(rules, part, '')
  if (part.kind === 'object' && [isPath, isChoice].some((is) => is(valueOf(part) as object))) return []
  if (types.length === 0 || types.includes(part.kind)) return []
  return [mismatch(part, types, part.kind === 'array' ? 'a list' : 'an object', OTHER_WAYS)]
}

const OTHER_WAYS = 'A value from elsewhere is { "from": PATH }; a choice is { "when": CONDITION, "then": VALUE }.'
