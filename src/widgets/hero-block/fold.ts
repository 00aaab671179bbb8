import type { Stop } from './journey.ts'

/** So many entries of a way are shown at most; the further ones stand folded between them. */
export const MOST = 6

/** The stops that an entry of the strip stands for, by their places in the way: one, or several that are folded. */
export interface Entry {
  first: number
  stops: readonly Stop[]
}

/**
 * A long way as at most `MOST` entries: where it begins and ends, the last place that is passed, the one that comes next, and as many
 * around them as have room. What is between is folded, two stops at least.
 */
export function entriesOf(stops: readonly Stop[]): Entry[] {
  const one = (index: number): Entry => ({ first: index, stops: stops.slice(index, index + 1) })
  const many = (from: number, to: number): Entry => ({ first: from, stops: stops.slice(from, to) })
  const ones = (from: number, to: number): Entry[] =>
    Array.from({ length: to - from }, (_, offset) => one(from + offset))
  const count = stops.length
  if (count <= MOST) return ones(0, count)
  // Beside the end of the other side and what is folded before it.
  const room = MOST - 2
  const ahead = stops.findIndex(({ state }) => state !== 'passed')
  const next = ahead === -1 ? count - 1 : ahead
  if (next < room) return [...ones(0, room), many(room, count - 1), one(count - 1)]
  if (next > count - room) return [one(0), many(1, count - room), ...ones(count - room, count)]
  return [one(0), many(1, next - 1), ...ones(next - 1, next + 1), many(next + 1, count - 1), one(count - 1)]
}
