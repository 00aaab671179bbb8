import type { Diagnostic } from '../findings/diagnostic.ts'
import { report } from '../findings/diagnostics.ts'
import { child, members, textOf, type Node } from '../source/tree.ts'
import { nearest } from '../shared/words.ts'

/** Where an entry says that it stands beside another one. */
interface Move {
  id: string
  beside: string
  side: 'after' | 'before'
  node: Node
}

/** `after` and `before` of a collection's entries: each names another entry, an entry has one of the two, and all of them together can be kept. */
export function checkOrder(collection: Node): Diagnostic[] {
  const ids = members(collection).map(([id]) => id)
  const found: Diagnostic[] = []
  const moves: Move[] = []
  for (const [id, { value }] of members(collection)) {
    const sides = (['after', 'before'] as const).flatMap((side) => {
      const node = child(value, side)
      const beside = textOf(node)
      return node === undefined || beside === undefined ? [] : [{ id, beside, side, node }]
    })
    for (const { beside, node } of sides) {
      const others = ids.filter((other) => other !== id)
      if (!others.includes(beside))
        found.push(report('unknown-neighbour', node, { name: beside, nearest: nearest(beside, others) }))
    }
    const [first, second] = sides
    if (first !== undefined && second !== undefined) {
      const node = ofTenant(first.node) && !ofTenant(second.node) ? first.node : second.node
      found.push(report('order-contradicts', node, { why: `"${id}" has both after and before` }))
    } else if (first !== undefined && ids.includes(first.beside)) moves.push(first)
  }
  const circle = inCircle(moves)
  const place = circle.findLast(({ node }) => ofTenant(node)) ?? circle.at(-1)
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

function ofTenant({ file }: Node): boolean {
  return file.path.startsWith('tenants/')
}
