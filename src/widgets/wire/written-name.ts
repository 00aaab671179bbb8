/** A word of a name with the signs within it that belong to it: `O'NEILL`, `AT&T`. */
const WORD = /[\p{L}\p{M}\p{N}'’&]+/gu
/** What reads as initials where no vowel stands in it: `KMTC`. */
const SHORT = 4

/**
 * A name that comes wholly in capitals, as people write it: `HUDSONQUAY HOMEWARES LLC` is Hudsonquay Homewares LLC. A text with a
 * small letter stays as it is. `words` are those that are written otherwise, by their capitals: `GMBH` is GmbH, `OF` of.
 */
export function writtenName(text: string, words: Readonly<Record<string, string>> = {}): string {
  if (/\p{Ll}/u.test(text)) return text
  const known = (word: string): string | undefined => (Object.hasOwn(words, word) ? words[word] : undefined)
  return text.replace(WORD, (word, at: number) => {
    const written = known(word) ?? (isKept(word) ? word : word.replace(/[^&]+/g, capitalised))
    return /^\P{L}*$/u.test(text.slice(0, at)) ? written.replace(/^\p{L}/u, (first) => first.toUpperCase()) : written
  })
}

/** Other scripts, what a figure stands in, single letters, what is too short to be a word, and initials joined by an ampersand. */
function isKept(word: string): boolean {
  if (/[\p{N}\p{Lo}]/u.test(word) || !/^[\p{Script=Latin}\p{M}'’&]+$/u.test(word)) return true
  if (word.includes('&')) return word.split('&').every((part) => part.length <= 2)
  return word.length <= SHORT && !/[AEIOUY]/.test(word.normalize('NFD'))
}

/** All letters small but the first, and the one after `O'`, `D'` or `Mc`. */
function capitalised(word: string): string {
  return word.replace(/(?<!^|^\p{L}['’](?=\p{L}{2})|^MC(?=\p{L}{3}))\p{L}/gu, (letter) => letter.toLowerCase())
}
