const ZERO = 0x30
const NINE = 0x39
const SIGNS = 2 ** 16

/**
 * Signs that a collation orders by themselves, whatever stands beside them: those of ASCII, hiragana, katakana and the common ideographs.
 * Prolonged sounds, repeated signs and marks of their own depend on the sign before.
 */
const ALONE = /^[\x20-\x7E\u3041-\u3096\u30A1-\u30FA\u4E00-\u9FFF]$/
/** A Latin letter and what stands above or below it: ordered as the letter, then by the marks. */
const MARKED = /^[A-Za-z][\u0300-\u036F]+$/
const FIRST_MARKED = 0xc0
const LAST_MARKED = 0x17f

/** The place of each sign in a language, by its code; 0: it has none of its own. */
export interface Weights {
  of: Uint16Array
  heaviest: number
}

/** Codes of the signs that stand in some texts. */
export function signsIn(texts: readonly string[]): number[] {
  const found = new Uint8Array(SIGNS)
  for (const text of texts) for (let at = 0; at < text.length; at += 1) found[text.charCodeAt(at)] = 1
  return [...found.keys()].filter((code) => found[code] === 1)
}

const ofAscii = new Map<string, Weights>()

/** The weights of the signs of ASCII, made once for a language: most texts have no others. */
export function asciiWeights(locale: string): Weights {
  const found =
    ofAscii.get(locale) ??
    weigh(
      Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index),
      locale,
    )
  ofAscii.set(locale, found)
  return found
}

/** Weighs signs by their order in a language, upper and lower case being one, and letters whatever their marks; all digits weigh the same. */
export function weigh(codes: readonly number[], locale: string): Weights {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base' })
  const signs = codes
    .filter(isOrdered)
    .map((code) => String.fromCharCode(code))
    .sort(compare)
  const of = new Uint16Array(SIGNS)
  let heaviest = 0
  signs.forEach((sign, index) => {
    const before = signs[index - 1]
    const isSame =
      before !== undefined &&
      (compare(before, sign) === 0 || (isDigit(before.charCodeAt(0)) && isDigit(sign.charCodeAt(0))))
    if (!isSame) heaviest += 1
    of[sign.charCodeAt(0)] = heaviest
  })
  return { of, heaviest }
}

function isOrdered(code: number): boolean {
  const sign = String.fromCharCode(code)
  return ALONE.test(sign) || (code >= FIRST_MARKED && code <= LAST_MARKED && MARKED.test(sign.normalize('NFD')))
}

export function isDigit(code: number): boolean {
  return code >= ZERO && code <= NINE
}
