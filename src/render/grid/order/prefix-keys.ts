import { asciiWeights, isDigit, signsIn, weigh } from './sign-weights.ts'
import type { Weights } from './sign-weights.ts'

/** Languages that order signs one by one, as the root collation of Unicode does; others have letters of two signs. */
const SIGN_BY_SIGN = /^(en|ja)(-|$)/
const ZERO = 0x30
/** So few texts of all may be compared for want of a key, before other signs than those of ASCII get weights. */
const FEW = 0.02
/** Bits of a whole number in a double, of the length of a run of digits, and of a digit. */
const ROOM = 53
const LENGTH = 6
const DIGIT = 4
/** Digits that are put into a key together. */
const AT_ONCE = 7
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
  const from = sharedLength(texts)
  const { keys, lacking } = keysBy(texts, from, asciiWeights(locale))
  return lacking <= texts.length * FEW ? keys : keysBy(texts, from, weigh(signsIn(texts), locale)).keys
}

/** The keys of texts by the weights of signs, and how many have none. */
function keysBy(texts: readonly string[], from: number, weights: Weights): { keys: Float64Array; lacking: number } {
  const bits = Math.ceil(Math.log2(weights.heaviest + 1))
  const keys = new Float64Array(texts.length)
  const key: Key = { value: 0, room: ROOM }
  let lacking = 0
  for (let index = 0; index < texts.length; index += 1) {
    const made = keyOf(key, texts[index] ?? '', from, weights.of, bits)
    if (made === undefined) lacking += 1
    keys[index] = made ?? NO_KEY
  }
  return { keys, lacking }
}

/** A key that is being made: one for all texts, for a hundred thousand would have to be cleared away. */
interface Key {
  value: number
  /** Bits that are free. */
  room: number
}

/** Puts a number of so many bits at the end of a key; of one that does not fit, the upper bits. */
function put(key: Key, number: number, size: number): void {
  const fitting = size < key.room ? size : key.room
  key.value = key.value * (POWERS[fitting] ?? 1) + (number >>> (size - fitting))
  key.room -= fitting
}

const POWERS = Array.from({ length: ROOM + 1 }, (_, bits) => 2 ** bits)

function keyOf(key: Key, text: string, from: number, weightOf: Uint16Array, bits: number): number | undefined {
  key.value = 0
  key.room = ROOM
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    const weight = weightOf[code] ?? 0
    // Also the sign behind the last that fits: it may change that one.
    if (weight === 0) return undefined
    if (key.room === 0) break
    put(key, weight, bits)
    if (!isDigit(code)) continue
    let end = at
    while (isDigit(text.charCodeAt(end))) end += 1
    while (at < end && text.charCodeAt(at) === ZERO) at += 1
    if (end - at > LONGEST) return undefined
    put(key, end - at, LENGTH)
    for (let digits = 0; at < end; digits = 0) {
      const first = at
      for (; at < end && at - first < AT_ONCE; at += 1) digits = digits * 2 ** DIGIT + text.charCodeAt(at) - ZERO
      put(key, digits, (at - first) * DIGIT)
    }
    at = end - 1
  }
  return key.value * (POWERS[key.room] ?? 1)
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
