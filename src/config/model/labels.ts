/** Keys of a file of labels that are no labels. */
const OTHERS: ReadonlySet<string> = new Set(['$schema', 'renamed', 'terms'])

/** Whether a key of a file of labels is the id of a label. */
export function isLabel(key: string): boolean {
  return !OTHERS.has(key)
}

/** The end of a label's id that says for which counts its text is (i18next; CLDR's plural categories). */
const FORM = /_(zero|one|two|few|many|other)$/

/** A label without the form of its text: `grid.count` of `grid.count_few`. */
export function withoutForm(label: string): string {
  return label.replace(FORM, '')
}

/** The forms of a counted text in a language beside the general one: none in Japanese, `_one` in English, five in Arabic. */
export function formsIn(language: string): string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  return pluralCategories.flatMap((category) => (category === 'other' ? [] : [`_${category}`]))
}

/** Letters of languages that part their words by spaces. */
const SPACED = /[\p{L}\p{N}](?<![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])/u

/** A text in which each term is called as the tenant calls it: whole words, as they are written, and no names of parameters. */
export function withTerms(text: string, terms: ReadonlyMap<string, string>): string {
  const names = [...terms.keys()]
  if (!names.some((term) => text.includes(term))) return text
  return text.replace(patternOf(names), (found) => terms.get(found) ?? found)
}

/** How a term is written in a text, in any case: `Booking` and `booking` of "Booking: a booking". */
export function spellingsIn(text: string, term: string): string[] {
  const found = text.match(patternOf([term], 'i')) ?? []
  return [...new Set(found.filter((each) => !each.startsWith('{{')))]
}

/** Finds whole words, the longest first, and names of parameters, which are nobody's words. */
function patternOf(terms: readonly string[], flags = ''): RegExp {
  const longestFirst = [...terms].sort((left, right) => right.length - left.length)
  const words = longestFirst.map((term) => {
    const before = SPACED.test(term[0] ?? '') ? '(?<![\\p{L}\\p{N}])' : ''
    const after = SPACED.test(term.at(-1) ?? '') ? '(?![\\p{L}\\p{N}])' : ''
    return before + term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') + after
  })
  return new RegExp(`\\{\\{[^}]*\\}\\}|${words.join('|')}`, `gu${flags}`)
}
