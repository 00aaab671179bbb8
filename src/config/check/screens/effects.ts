import type { Diagnostic } from '../../findings/diagnostic.ts'
import { report } from '../../findings/diagnostics.ts'
import { entriesOf, isHidden, isOfTenant } from '../../source/entries.ts'
import { child, members, textOf, valueOf, type Node } from '../../source/tree.ts'

interface Effect {
  id: string
  node: Node
  /** The list of whose rows it is. */
  each: string | undefined
  on: string
  /** What starts it outside of the rows. */
  alsoOn: string | undefined
}

/** Effects that do nothing, and those that start each other in a circle, each circle once, at its first effect. `coveredBy` tells the paths of a field. */
export function checkEffects(form: Node, coveredBy: (field: string) => readonly string[]): Diagnostic[] {
  const effects = entriesOf(child(form, 'effects'))
    .filter(([, node]) => !isHidden(node))
    .flatMap(([id, node]): Effect[] => {
      const on = textOf(child(node, 'on'))
      return on === undefined
        ? []
        : [{ id, node, each: textOf(child(node, 'each')), on, alsoOn: textOf(child(node, 'alsoOn')) }]
    })
  const done = new Set<Effect>()
  const found = effects.flatMap(checkIdle)
  for (const effect of effects) follow(effect, [])
  return found

  function follow(effect: Effect, way: readonly Effect[]): void {
    const begin = way.indexOf(effect)
    if (begin !== -1) {
      const circle = way.slice(begin)
      const first = effects.find((each) => circle.includes(each)) ?? effect
      found.push(
        report('effect-circle', child(first.node, 'on') ?? first.node, {
          circle: [...circle, effect].map(({ id }) => id).join(' → '),
        }),
      )
      return
    }
    if (done.has(effect)) return
    for (const next of effects) if (starts(effect, next, coveredBy)) follow(next, [...way, effect])
    done.add(effect)
  }
}

/** What makes a tenant's effect do nothing: it changes no field, or waits for a value and for another one of the same field. */
function checkIdle({ node, each, on }: Effect): Diagnostic[] {
  const ways = ['clear', 'clearFields', 'set'].map((key) => child(node, key))
  if (!ways.some((way) => (way?.kind === 'array' ? way.items : members(way)).length > 0))
    return isOfTenant(node) ? [report('effect-without-change', node)] : []
  const [to, when] = [child(node, 'to'), child(node, 'when')]
  const isNever =
    to?.kind === 'scalar' && when !== undefined && excludes(when, each === undefined ? on : `row.${on}`, to.value)
  return isNever && [to, when].some(isOfTenant) ? [report('effect-never', when, { on, to: String(to.value) })] : []
}

/** Whether what one effect changes starts another. Clearing starts none that needs the field filled, unless others have a part in its value. */
function starts(effect: Effect, next: Effect, coveredBy: (field: string) => readonly string[]): boolean {
  const begins = [inAnyRow(next, next.on), ...(next.alsoOn === undefined ? [] : [next.alsoOn])]
  const isBegin = (path: string): boolean => begins.some((each) => overlaps(path, each))
  const reaches = (path: string): boolean => isBegin(inAnyRow(effect, path))
  const asked = next.each === undefined ? next.on : `row.${next.on}`
  const set = members(child(effect.node, 'set')).find(([path]) => reaches(path))
  if (set !== undefined) {
    const to = child(next.node, 'to')
    const value = valueOf(set[1].value)
    const becomesAnother = to !== undefined && typeof value !== 'object' && value !== valueOf(to)
    if (
      !becomesAnother &&
      !(set[0] === next.on && effect.each === next.each && excludes(child(next.node, 'when'), asked, value))
    )
      return true
  }
  if (child(next.node, 'to') !== undefined) return false
  if (namesIn(effect, 'clearFields').flatMap(coveredBy).some(isBegin)) return true
  return namesIn(effect, 'clear').some(reaches) && !needsFilled(child(next.node, 'when'), asked)
}

function namesIn({ node }: Effect, key: string): string[] {
  const list = child(node, key)
  return list?.kind === 'array' ? list.items.map((item) => textOf(item) ?? '') : []
}

/** A path of an effect as one in the data; an effect of every row speaks of any of them. */
function inAnyRow({ each }: Effect, path: string): string {
  return each === undefined ? path : `${each}.*.${path}`
}

/** Whether one of two paths is the other or leads to it. */
function overlaps(left: string, right: string): boolean {
  return left === right || left.startsWith(`${right}.`) || right.startsWith(`${left}.`)
}

/** Whether a condition fails while a field has no value. */
function needsFilled(condition: Node | undefined, path: string): boolean {
  const all = child(condition, 'all')
  if (all?.kind === 'array') return all.items.some((part) => needsFilled(part, path))
  const any = child(condition, 'any')
  if (any?.kind === 'array') return any.items.length > 0 && any.items.every((part) => needsFilled(part, path))
  const not = child(condition, 'not')
  if (not !== undefined) return textOf(child(not, 'field')) === path && isLiteral(child(not, 'filled'), false)
  if (textOf(child(condition, 'field')) !== path) return false
  const filled = child(condition, 'filled')
  return filled === undefined || isLiteral(filled, true)
}

/** Whether a condition plainly fails for a literal value of a field. */
function excludes(condition: Node | undefined, path: string, value: unknown): boolean {
  const all = child(condition, 'all')
  if (all?.kind === 'array') return all.items.some((part) => excludes(part, path, value))
  if (typeof value === 'object' || textOf(child(condition, 'field')) !== path) return false
  if (isLiteral(child(condition, 'filled'), false)) return value !== ''
  const is = child(condition, 'is')
  const among = child(condition, 'in')
  if (is?.kind === 'scalar') return is.value !== value
  return among?.kind === 'array' && !among.items.some((item) => valueOf(item) === value)
}

function isLiteral(node: Node | undefined, value: boolean): boolean {
  return node?.kind === 'scalar' && node.value === value
}
