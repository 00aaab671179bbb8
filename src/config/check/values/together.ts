import type { Diagnostic } from '../../findings/diagnostic.ts'
import { report } from '../../findings/diagnostics.ts'
import { isHidden, isOfTenant } from '../../source/entries.ts'
import { child, members, sameValue, textOf, valueOf, type Node } from '../../source/tree.ts'

/**
 * Tests that stand side by side in `all` and exclude each other: the condition can never hold. One finding, at the second of the
 * two tests.
 */
export function checkTogether(condition: Node): Diagnostic[] {
  const all = child(condition, 'all')
  if (all?.kind !== 'array') return []
  for (const [index, second] of all.items.entries()) {
    const field = textOf(child(second, 'field'))
    const before = all.items.slice(0, index)
    const first = before.find((each) => field !== undefined && excludes(each, second, field))
    const denied = before.flatMap((each) => deniedBy(each, second) ?? deniedBy(second, each) ?? [])[0]
    if (denied !== undefined) return [report('condition-never', second, { field: denied })]
    if (first !== undefined) return [report('condition-never', second, { field: field ?? '' })]
  }
  return []
}

/**
 * Rules of a form that demand, at the same time, what excludes each other: whoever enters the value gets past none of them. One finding, at
 * what the tenant's rule demands.
 */
export function checkDemands(form: Node): Diagnostic[] {
  const rules = members(child(form, 'rules')).flatMap(([id, { value }]) => {
    const demanded = child(value, 'require')
    const field = textOf(child(demanded, 'field'))
    return demanded === undefined || field === undefined || isHidden(value) ? [] : [{ id, value, demanded, field }]
  })
  return rules.flatMap(({ id, value, demanded, field }, index) => {
    const other = rules.find(
      (each, at) =>
        (isOfTenant(each.demanded) ? at < index : at !== index) &&
        isAtOnce(each.value, value) &&
        excludes(each.demanded, demanded, field),
    )
    const isTold = other !== undefined && isOfTenant(demanded)
    return isTold ? [report('rules-at-odds', demanded, { field, rule: id, other: other.id })] : []
  })
}

/** Whether two rules are checked at the same time in any case: one of them always is, or both while the same holds; in the same rows. */
function isAtOnce(one: Node, other: Node): boolean {
  const [first, second] = [child(one, 'when'), child(other, 'when')]
  const isSame = first === undefined || second === undefined || sameValue(first, second)
  return isSame && textOf(child(one, 'each')) === textOf(child(other, 'each'))
}

/** Whether two conditions never hold at once, as two of the tests that stand side by side in them tell: none where there is no condition. */
export function areApart(one: Node | undefined, other: Node | undefined): boolean {
  return sideBySide(one).some((first) =>
    sideBySide(other).some((second) => {
      const field = textOf(child(first, 'field'))
      return denies(first, second) || denies(second, first) || (field !== undefined && excludes(first, second, field))
    }),
  )
}

/** A condition, and what holds with it. */
function sideBySide(condition: Node | undefined): Node[] {
  const all = child(condition, 'all')
  return condition === undefined ? [] : [condition, ...(all?.kind === 'array' ? all.items.flatMap(sideBySide) : [])]
}

/** The field of a test that the other one denies as it stands. */
function deniedBy(test: Node, other: Node): string | undefined {
  return denies(other, test) ? textOf(child(test, 'field')) : undefined
}

function denies(condition: Node, other: Node): boolean {
  const denied = child(condition, 'not')
  return denied !== undefined && sameValue(denied, other)
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
