import { isOfTenant } from '../source/entries.ts'
import type { Diagnostic } from '../findings/diagnostic.ts'
import { report } from '../findings/diagnostics.ts'
import { standingFields } from '../source/standing.ts'
import { child, descend, members, textOf, type Node } from '../source/tree.ts'
import { nearest } from '../shared/words.ts'

/** Where an entry says that it stands beside another one. */
interface Move {
  id: string
  beside: string
  side: 'after' | 'before'
  node: Node
}

/** An entry of a collection, and the ids that it may name; any, where that is not judged. */
interface Entry {
  id: string
  node: Node
  others: readonly string[] | undefined
}

/** The section in which a field stands that others do not stand beside. */
type Elsewhere = (id: string) => string | undefined

/** `after` and `before` of a collection's entries: each names another entry, an entry has one of the two, and all of them together can be kept. */
export function checkOrder(collection: Node): Diagnostic[] {
  const ids = members(collection).map(([id]) => id)
  return checkEntries(members(collection).map(([id, { value }]) => ({ id, node: value, others: ids })))
}

/** The same of the fields that stand in a section of a form: beside the fields there. What is said of where a field does not stand is not judged. */
export function checkFieldOrder(sections: Node | undefined, section: string): Diagnostic[] {
  const fields = standingFields(sections).get(section) ?? []
  const ids = [...members(descend(sections, [section, 'fields'])).map(([id]) => id), ...fields.map(({ id }) => id)]
  const sectionOf: Elsewhere = (wanted) =>
    [...standingFields(sections)].find(([, standing]) => standing.some(({ id }) => id === wanted))?.[0]
  return checkEntries(
    fields.map(({ id, home, field }) => ({
      id,
      node: field,
      others: isJudged(field, home === section) ? ids : undefined,
    })),
    sectionOf,
  )
}

/** Whether a field's neighbours are to be in the section in which it stands: not those from before it came, nor those of one that this form has not. */
function isJudged(field: Node, isHome: boolean): boolean {
  const said = child(field, 'section')
  return said === undefined
    ? isHome
    : !isHome && ['after', 'before'].some((key) => child(field, key)?.file === said.file)
}

function checkEntries(entries: readonly Entry[], sectionOf?: Elsewhere): Diagnostic[] {
  const ids = entries.map(({ id }) => id)
  const found: Diagnostic[] = []
  const moves: Move[] = []
  for (const { id, node: entry, others: known } of entries) {
    const others = known?.filter((other) => other !== id)
    const sides = (['after', 'before'] as const).flatMap((side) => {
      const node = child(entry, side)
      const beside = textOf(node)
      return node === undefined || beside === undefined ? [] : [{ id, beside, side, node }]
    })
    for (const { beside, node } of sides) {
      if (others?.includes(beside) === false)
        found.push(
          report('unknown-neighbour', node, {
            name: beside,
            nearest: beside === id ? undefined : nearest(beside, others),
            section: beside === id ? undefined : sectionOf?.(beside),
          }),
        )
    }
    const [first, second] = sides
    if (first !== undefined && second !== undefined) {
      const node = isOfTenant(first.node) && !isOfTenant(second.node) ? first.node : second.node
      found.push(report('order-contradicts', node, { why: `"${id}" has both after and before` }))
    } else if (first !== undefined && ids.includes(first.beside)) moves.push(first)
  }
  const circle = inCircle(moves)
  const place = circle.findLast(({ node }) => isOfTenant(node)) ?? circle.at(-1)
  if (place === undefined) return found
  const words = circle.map(({ id, side, beside }) => `"${id}" ${side} "${beside}"`).join(', ')
  return [...found, report('order-contradicts', place.node, { why: words })]
}

/** The moves that cannot all be kept: what is left once every entry is taken away that has nothing before it, or nothing behind it. */
function inCircle(moves: readonly Move[]): Move[] {
  let left = moves.filter(({ id, beside }) => id !== beside)
  for (;;) {
    const firsts = new Set(left.map(firstOf))
    const seconds = new Set(left.map(secondOf))
    const kept = left.filter((move) => seconds.has(firstOf(move)) && firsts.has(secondOf(move)))
    if (kept.length === left.length) return kept
    left = kept
  }
}

function firstOf({ id, beside, side }: Move): string {
  return side === 'after' ? beside : id
}

function secondOf({ id, beside, side }: Move): string {
  return side === 'after' ? id : beside
}
