import { child, members, textOf, type Node } from './tree.ts'

/** Whether an entry of a collection says `hidden: true`. */
export function isHidden(entry: Node): boolean {
  const hidden = child(entry, 'hidden')
  return hidden?.kind === 'scalar' && hidden.value === true
}

/** Whether a field of a form says that it is shown and never changed. */
export function isReadOnly(field: Node): boolean {
  const readOnly = child(field, 'readOnly')
  return readOnly?.kind === 'scalar' && readOnly.value === true
}

/** The entries of a collection in the order in which they stand: that of the file, moved by `after` and `before`. */
export function entriesOf(collection: Node | undefined): [string, Node][] {
  return inPlace(members(collection).map(([id, { value }]) => [id, value]))
}

/**
 * Entries moved to the neighbours that they name, one after the other in the order given, but none before the one that it names has moved itself; one that
 * names none among them stays.
 */
export function inPlace(entries: readonly [string, Node][]): [string, Node][] {
  const ordered = [...entries]
  const placed = new Set<[string, Node]>()
  for (const each of entries) place(each)
  return ordered

  function place(moved: [string, Node]): void {
    const [own, entry] = moved
    const after = textOf(child(entry, 'after'))
    const beside = after ?? textOf(child(entry, 'before'))
    const other = beside === own ? undefined : entries.find(([id]) => id === beside)
    if (other === undefined || placed.has(moved)) return
    placed.add(moved)
    place(other)
    ordered.splice(ordered.indexOf(moved), 1)
    ordered.splice(ordered.indexOf(other) + (after === undefined ? 0 : 1), 0, moved)
  }
}

/** Whether it is the tenant that says it, over the portal's files or beside them. */
export function isOfTenant(place: { file: { path: string } } | undefined): boolean {
  return place?.file.path.startsWith('tenants/') === true
}
