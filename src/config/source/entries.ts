import { child, members, textOf, type Node } from './tree.ts'

/** Whether an entry of a collection says `hidden: true`. */
export function isHidden(entry: Node): boolean {
  const hidden = child(entry, 'hidden')
  return hidden?.kind === 'scalar' && hidden.value === true
}

/** The entries of a collection in the order in which they stand: that of the file, moved by `after` and `before`. */
export function entriesOf(collection: Node | undefined): [string, Node][] {
  return inPlace(members(collection).map(([id, { value }]) => [id, value]))
}

/** Entries moved to the neighbours that they name, one after the other in the order given; one that names none among them stays. */
export function inPlace(entries: readonly [string, Node][]): [string, Node][] {
  const ordered = [...entries]
  for (const moved of entries) {
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
