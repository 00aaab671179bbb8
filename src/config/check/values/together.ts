import type { Diagnostic } from '../../findings/diagnostic.ts'
import { report } from '../../findings/diagnostics.ts'
import { child, textOf, valueOf, type Node } from '../../source/tree.ts'

/**
 * Tests that stand side by side in `all` and exclude each other: the condition can never hold. One finding, at the second of the
 * two tests.
 */
export function checkTogether(condition: Node): Diagnostic[] {
  const all = child(condition, 'all')
  if (all?.kind !== 'array') return []
  for (const [index, second] of all.items.entries()) {
    const field = textOf(child(second, 'field'))
    const first = all.items.slice(0, index).find((each) => field !== undefined && excludes(each, second, field))
    if (first !== undefined) return [report('condition-never', second, { field: field ?? '' })]
  }
  return []
}

function excludes(first: Node, second: Node, field: string): boolean {
  if (textOf(child(first, 'field')) !== field) return false
  const [one, other] = [allowedBy(first), allowedBy(second)]
  // An empty list is none, and lacks everything.
  if ([first, second].some((each) => child(each, 'lacks') !== undefined)) return false
  if (one.empty || other.empty) return one.empty !== other.empty
  const { values } = one
  if (values !== undefined && other.values !== undefined) return !values.some((value) => other.values?.includes(value))
  const low = Math.max(one.above, other.above)
  const high = Math.min(one.below, other.below)
  const numbers = values ?? other.values
  return numbers === undefined
    ? low >= high
    : numbers.every((value) => typeof value === 'number' && (value <= low || value >= high))
}

/** What a test lets through: no value at all, some values, numbers between two others. */
function allowedBy(test: Node): { empty: boolean; values: unknown[] | undefined; above: number; below: number } {
  const number = (key: string, otherwise: number) => {
    const node = child(test, key)
    return node?.kind === 'scalar' && typeof node.value === 'number' ? node.value : otherwise
  }
  const filled = child(test, 'filled')
  const is = child(test, 'is')
  const among = child(test, 'in')
  const values =
    is?.kind === 'scalar' ? [is.value] : among?.kind === 'array' ? among.items.map((item) => valueOf(item)) : undefined
  return {
    empty: filled?.kind === 'scalar' && filled.value === false,
    values,
    above: number('above', -Infinity),
    below: number('below', Infinity),
  }
}
