import { isDigit, signsIn, weigh } from './sign-weights.ts'

/** Languages that order signs one by one, as the root collation of Unicode does; others have letters of two signs. */
const SIGN_BY_SIGN = /^(en|ja)(-|$)/
const ZERO = 0x30
/** Bits of a whole number in a double, of the length of a run of digits, and of a digit. */
const ROOM = 53
const LENGTH = 6
const DIGIT = 4
/** The longest run of digits that has a key. */
const LONGEST = 2 ** LENGTH - 1

/** The key of a text that has none: greater than any. */
export const NO_KEY = Infinity

/**
 * A whole number for each text, so that a text with a lower one comes first in the language, digits read as numbers. Of long
 * texts it holds the beginning (behind what all texts begin with): where two are equal the texts must be compared. A text with signs
 * that are not ordered by themselves has no key. Undefined where the language does not allow keys.
 */
export function prefixKeys(texts: readonly string[], locale: string): Float64Array | undefined {
  if (!SIGN_BY_SIGN.test(locale)) return undefined
  const weights = weigh(signsIn(texts), locale)
  const bits = Math.ceil(Math.log2(weights.heaviest + 1))
  const from = sharedLength(texts)
  return Float64Array.from(texts, (text) => keyOf(text, from, weights.of, bits) ?? NO_KEY)
}

function keyOf(text: string, from: number, weightOf: Uint16Array, bits: number): number | undefined {
  let value = 0
  let room = ROOM
  // Puts a number of so many bits at the end of the key; of one that does not fit, the upper bits.
  const put = (number: number, size: number): void => {
    const fitting = size < room ? size : room
    value = value * 2 ** fitting + (number >>> (size - fitting))
    room -= fitting
  }
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    const weight = weightOf[code] ?? 0
    // Also the sign behind the last that fits: it may change that one.
    if (weight === 0) return undefined
    if (room === 0) break
    put(weight, bits)
    if (!isDigit(code)) continue
    let end = at
    while (isDigit(text.charCodeAt(end))) end += 1
    while (at < end && text.charCodeAt(at) === ZERO) at += 1
    if (end - at > LONGEST) return undefined
    put(end - at, LENGTH)
    for (; at < end; at += 1) put(text.charCodeAt(at) - ZERO, DIGIT)
    at = end - 1
  }
  return value * 2 ** room
}

/** How many signs all texts begin with; a run of digits is not cut. */
function sharedLength(texts: readonly string[]): number {
  const [first = ''] = texts
  let length = first.length
  for (const text of texts) {
    let same = 0
    while (same < length && text.charCodeAt(same) === first.charCodeAt(same)) same += 1
    length = same
    if (length === 0) return 0
  }
  while (length > 0 && isDigit(first.charCodeAt(length - 1))) length -= 1
  return length
}
