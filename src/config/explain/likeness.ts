import { child, members, sameValue, type Node } from '../source/tree.ts'

/** What any entry has of its own, a copy of another one, too. */
const ITS_OWN: ReadonlySet<string> = new Set(['label', 'title', 'after', 'before', 'hidden'])
/** So much has to be alike, and so little not, before an entry is told by another one. */
const LEAST_ALIKE = 3
const MOST_OTHERWISE = 2

/**
 * The entry among others that a new one was made like: it says all that the other says, most of it the same, and not by single words
 * alone. Undefined where there is none.
 * @returns its id, and the keys that both say the same of
 */
export function likeness(entry: Node, others: Node | undefined): { id: string; same: string[] } | undefined {
  const keysOf = (node: Node) => [...members(node)].map(([key]) => key).filter((key) => !ITS_OWN.has(key))
  const own = keysOf(entry)
  const alike = [...members(others)].flatMap(([id, { value: other }]) => {
    const same = keysOf(other).filter((key) => isSame(child(entry, key), child(other, key)))
    const isLike =
      keysOf(other).every((key) => own.includes(key)) &&
      same.length >= LEAST_ALIKE &&
      own.length - same.length <= MOST_OTHERWISE &&
      same.some((key) => child(entry, key)?.kind === 'object')
    return isLike ? [{ id, same }] : []
  })
  return alike.sort((one, other) => other.same.length - one.same.length)[0]
}

function isSame(one: Node | undefined, other: Node | undefined): boolean {
  return one !== undefined && other !== undefined && sameValue(one, other)
}
