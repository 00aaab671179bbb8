/** How many letters must change, move in or drop out to make one word of the other (Levenshtein). */
export function distance(left: string, right: string): number {
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= right.length; column += 1) {
      const change = (previous[column - 1] ?? 0) + (left[row - 1] === right[column - 1] ? 0 : 1)
      current.push(Math.min(change, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1))
    }
    previous = current
  }
  return previous[right.length] ?? 0
}

/** The candidate most like a word, if one is near enough to be meant; letter case counts little. Long words are not compared. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > 100) return undefined
  let best: string | undefined
  let nearestYet = Infinity
  const lower = word.toLowerCase()
  const letters = lettersOf(lower)
  const most = mostChanges(word)
  const ofLastName = mostChanges(lower.slice(lower.lastIndexOf('.') + 1))
  for (const candidate of candidates) {
    const other = candidate.toLowerCase()
    // What two dotted names begin with alike says nothing about their ends.
    const least = Math.min(nearestYet, beginOf(other) === beginOf(lower) ? ofLastName : most)
    if (Math.abs(candidate.length - word.length) >= least) continue
    const others = lettersOf(other)
    // Each letter that only one of the two has takes a change of its own.
    if (Math.max(count(letters & ~others), count(others & ~letters)) >= least) continue
    const found = distance(lower, other) + (candidate === word ? 0 : 0.1)
    // Of a few letters two may stand in the wrong order, but not be others.
    const isOther = found > 2 && word.length <= 4 && letters !== others
    if (found < least && !isOther) {
      best = candidate
      nearestYet = found
    }
  }
  return best
}

/** How many letters may be wrong, and a half: something must be left of a short word, or any other would be near it. */
function mostChanges(word: string): number {
  return Math.min(word.length, Math.max(2, Math.floor(word.length / 3)) + 0.5)
}

/** All names of a dotted one but the last. */
function beginOf(word: string): string {
  return word.slice(0, word.lastIndexOf('.') + 1)
}

/** Which letters a word has, as bits; several letters may share one. */
function lettersOf(word: string): number {
  let bits = 0
  for (let index = 0; index < word.length; index += 1) bits |= 1 << (word.charCodeAt(index) & 31)
  return bits
}

function count(bits: number): number {
  let rest = bits
  let found = 0
  for (; rest !== 0; rest &= rest - 1) found += 1
  return found
}
