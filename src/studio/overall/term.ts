import { spellingsIn } from '../../config/index.ts'
import type { WordTable } from '../../config/node.ts'

/** A way in which a term is written in the portal's texts, what it is called instead, and the labels whose texts have it. */
export interface Spelling {
  was: string
  called: string
  places: { label: string; text: string }[]
}

/**
 * Where the portal's own texts in a language have a term, by how it is written: as it was typed alone, or in any case. The new name takes the capitals of
 * each place. The tenant's own texts are written as the tenant wants them.
 */
export function spellingsOf(
  { lines }: Pick<WordTable, 'lines'>,
  language: string,
  [term, called]: readonly [string, string],
  inAnyCase: boolean,
): Spelling[] {
  if (term === '') return []
  const found = new Map<string, Spelling['places']>()
  for (const { label, texts, base, renamed, isOwn } of lines) {
    const text = renamed.includes(language) ? base[language] : texts[language]
    if (text === undefined || isOwn || (base[language] !== undefined && !renamed.includes(language))) continue
    for (const was of spellingsIn(text, term))
      if (inAnyCase || was === term) found.set(was, [...(found.get(was) ?? []), { label, text }])
  }
  return [...found].map(([was, places]) => ({ was, called: like(was, term, called), places }))
}

/** Where a term stands behind an English article that its new name does not take: a shipper → an exporter. */
export function withArticles(
  table: Pick<WordTable, 'lines'>,
  language: string,
  [term, called]: readonly [string, string],
  inAnyCase: boolean,
): Spelling[] {
  const [was, is] = [articleOf(term), articleOf(called)]
  if (language !== 'en' || term === '' || called === '' || was === is) return []
  return spellingsOf(table, language, [`${was} ${term}`, `${is} ${called}`], inAnyCase)
}

/** The English article before a word as it is spoken: an order, a unit, an hour, an FTZ file. */
function articleOf(words: string): 'a' | 'an' {
  const isSpelt = /^[A-Z]{2,}(?![a-z])/.test(words)
  return (isSpelt ? /^[AEFHILMNORSX]/ : /^(?:[aeio]|u(?!ni|s[ae]|ti)|hour|honest)/i).test(words) ? 'an' : 'a'
}

/** What English makes of a word where there are several: booking → bookings, box → boxes, city → cities. */
export function pluralOf(word: string): string {
  if (/[^aeiou]y$/i.test(word)) return `${word.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh)$/i.test(word) ? `${word}es` : `${word}s`
}

/** A name with the capitals that a term has at a place: BOOKING → ORDER, booking → order, Booking → Order. Abbreviations stay what they are. */
function like(was: string, term: string, called: string): string {
  if (was === term) return called
  if (was === was.toUpperCase()) return called.toUpperCase()
  if (was === was.toLowerCase()) return small(called)
  const [first = '', ...rest] = was === sentence(was) ? small(called) : called
  return first.toUpperCase() + rest.join('')
}

/** In small letters, but for words that are capitals alone. */
function small(text: string): string {
  return text.replace(/\S+/g, (word) => (word.length > 1 && word === word.toUpperCase() ? word : word.toLowerCase()))
}

/** As a sentence begins: one capital, and no other. */
function sentence(text: string): string {
  const [first = '', ...rest] = text.toLowerCase()
  return first.toUpperCase() + rest.join('')
}
