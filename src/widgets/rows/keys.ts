import type { Entry } from '../wire/action-code.ts'

/**
 * Keys that follow rows through edits, additions and removals, so that a row keeps its elements and its focus.
 * A row that is the same object keeps its key wherever it stands now; an edited row (a new object) keeps the key of its place
 * unless that key went elsewhere; any other row gets a new one from `mint`.
 */
export function carryKeys(before: readonly Entry[], keys: readonly string[], after: readonly Entry[], mint: () => string): string[] {
  const places = new Map<Entry, number>(before.map((row, index) => [row, index]))
  const taken = new Set<number>()
  const followed = after.map((row) => {
    const place = places.get(row)
    if (place === undefined || taken.has(place)) return undefined
    taken.add(place)
    return keys[place]
  })
  return followed.map((key, index) => {
    if (key !== undefined) return key
    const edited = after.length >= before.length && index < before.length && !taken.has(index)
    return (edited ? keys[index] : undefined) ?? mint()
  })
}
