/** Languages that order ASCII sign by sign, as the root collation of Unicode does; others have letters of two signs. */
const SIGN_BY_SIGN = /^(en|ja)(-|$)/
const FIRST = 0x20
const LAST = 0x7e
const ZERO = 0x30
const NINE = 0x39
/** Bits of a whole number in a double, of one sign, of the length of a run of digits, and of a digit. */
const ROOM = 53
const SIGN = 6
const LENGTH = 6
const DIGIT = 4
/** The longest run of digits that has a key. */
const LONGEST = 2 ** LENGTH - 1

const weightsOf = new Map<string, Uint8Array>()

/**
 * A whole number for each text, so that a text with a lower one comes first in the language, digits read as numbers. Of long
 * texts it holds the beginning (behind what all texts begin with): where two are equal the texts must be compared.
 * Undefined where signs beyond ASCII, or the language, do not allow it.
 */
export function prefixKeys(texts: readonly string[], locale: string): Float64Array | undefined {
  if (!SIGN_BY_SIGN.test(locale)) return undefined
  const weights = weightsOf.get(locale) ?? weigh(locale)
  weightsOf.set(locale, weights)
  const from = sharedLength(texts)
  const keys = new Float64Array(texts.length)
  for (let index = 0; index < texts.length; index += 1) {
    const key = keyOf(texts[index] ?? '', from, weights)
    if (key === undefined) return undefined
    keys[index] = key
  }
  return keys
}

/** The place of each ASCII sign in the language, upper and lower case being one; 0 is the end of a text. */
function weigh(locale: string): Uint8Array {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base' })
  const signs = Array.from({ length: LAST - FIRST + 1 }, (_, index) => String.fromCharCode(FIRST + index)).sort(compare)
  const weights = new Uint8Array(LAST + 1)
  let weight = 0
  signs.forEach((sign, index) => {
    const before = signs[index - 1]
    // All digits stand at the place of the first: a run of them is a number.
    const isSame = before !== undefined && (compare(before, sign) === 0 || (isDigit(before.charCodeAt(0)) && isDigit(sign.charCodeAt(0))))
    if (!isSame) weight += 1
    weights[sign.charCodeAt(0)] = weight
  })
  return weights
}

function keyOf(text: string, from: number, weights: Uint8Array): number | undefined {
  const key: Key = { value: 0, room: ROOM }
  for (let at = from; at < text.length && key.room > 0; at += 1) {
    const code = text.charCodeAt(at)
    if (code < FIRST || code > LAST) return undefined
    put(key, weights[code] ?? 0, SIGN)
    if (!isDigit(code)) continue
    let end = at
    while (isDigit(text.charCodeAt(end))) end += 1
    while (at < end && text.charCodeAt(at) === ZERO) at += 1
    if (end - at > LONGEST) return undefined
    put(key, end - at, LENGTH)
    for (; at < end; at += 1) put(key, text.charCodeAt(at) - ZERO, DIGIT)
    at = end - 1
  }
  return key.value * (POWERS[key.room] ?? 1)
}

interface Key {
  value: number
  /** Bits that are free. */
  room: number
}

const POWERS = Array.from({ length: ROOM + 1 }, (_, bits) => 2 ** bits)

/** Puts a number of so many bits at the end of a key; of one that does not fit, the upper bits. */
function put(key: Key, value: number, bits: number): void {
  const fitting = bits < key.room ? bits : key.room
  key.value = key.value * (POWERS[fitting] ?? 1) + (value >>> (bits - fitting))
  key.room -= fitting
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

function isDigit(code: number): boolean {
  return code >= ZERO && code <= NINE
}
