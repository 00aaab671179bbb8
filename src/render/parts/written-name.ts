/** A word of a name with the signs within it that belong to it: `O'NEILL`, `AT&T`. */
const WORD = /[\p{L}\p{M}\p{N}'’&]+/gu
/** What stays as it is: other scripts and what a figure stands in, initials (up to four letters without a vowel), and such as are joined. */
const KEPT = /[^\p{Script=Latin}\p{M}'’&]|^[^AEIOUY]{1,4}$|^[^&]{1,2}(&[^&]{1,2})+$/u
/** A name of one short word, which may as well be an abbreviation: that of an agency. */
const ALONE = /^\p{L}{1,5}$/u
/** All letters but the first, and the one after `O'`, `D'`, `Mc` or an ampersand. */
const SMALL = /(?<!^|&|^\p{L}['’](?=\p{L}{2})|^MC(?=\p{L}{3}))\p{L}/gu

/**
 * A name that comes wholly in capitals, as people write it: `HUDSONQUAY HOMEWARES LLC` is Hudsonquay Homewares LLC. A text with a
 * small letter stays as it is, and so does a single short word and what stands on lines below a name: its address. `words` are those that are written otherwise, by their capitals: `GMBH` is GmbH, `OF` of.
 */
export function writtenName(text: string, words: Readonly<Record<string, string>> = {}): string {
  const [name = '', ...below] = text.split('\n')
  if (below.length > 0) return [writtenName(name, words), ...below].join('\n')
  if (/\p{Ll}/u.test(text) || (ALONE.test(text) && words[text] === undefined)) return text
  return text.replace(WORD, (word, at: number) => {
    const written =
      words[word] ?? (KEPT.test(word.normalize('NFD')) ? word : word.replace(SMALL, (letter) => letter.toLowerCase()))
    return at > 0 ? written : written.charAt(0).toUpperCase() + written.slice(1)
  })
}
