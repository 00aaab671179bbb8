import { child, members, textOf, type Node } from './tree.ts'

/** Whether an entry of a collection says `hidden: true`. */
export function isHidden(entry: Node): boolean {
  const hidden = child(entry, 'hidden')
  return hidden?.kind === 'scalar' && hidden.value === true
}

/**
 * The entries of a collection in the order in which they stand: that of the file, moved by `after` and `before`.
 * Entries that move are placed one after the other, in the order of the file; one that names no neighbour stays.
 */
export function entriesOf(collection: Node | undefined): [string, Node][] {
  const ordered = members(collection).map(([id, member]): [string, Node] => [id, member.value])
  for (const moved of [...ordered]) {
    const after = textOf(child(moved[1], 'after'))
    const before = textOf(child(moved[1], 'before'))
    const beside = after ?? before
    if (beside === undefined || beside === moved[0] || !ordered.some(([id]) => id === beside)) continue
    ordered.splice(ordered.indexOf(moved), 1)
    const index = ordered.findIndex(([id]) => id === beside)
    ordered.splice(after === undefined ? index : index + 1, 0, moved)
  }
  return ordered
}
