import { standIns, withoutValues } from '../../config/index.ts'
import type { OutlineEntry } from '../../config/node.ts'

/** Entries and all inside them, as they stand, each with how deep it is. */
export function flat(entries: readonly OutlineEntry[], depth = 0): { entry: OutlineEntry; depth: number }[] {
  return entries.flatMap((entry) => [{ entry, depth }, ...flat(entry.entries, depth + 1)])
}

/** Names an entry for as long as it is there. */
export function keyOf({ keys }: Pick<OutlineEntry, 'keys'>): string {
  return keys.join('.')
}

/** What an entry reads where its text stands alone, without the values that are put into it; its id where it has no text. */
export function textOf({ id }: Pick<OutlineEntry, 'id'>, text: string | undefined): string {
  return withoutValues(text === undefined || text === '' ? id : text)
}

/** What people read in a language: where it has no text, that of the language that stands in for it. */
export function readIn(texts: OutlineEntry['texts'], language: string): string | undefined {
  return [language, ...standIns(language), 'en'].map((each) => texts[each]).find((text) => text !== undefined)
}

/** A screen as an entry; without a title of its own it reads as it is called among the screens. */
export function titled(whole: OutlineEntry, titles: OutlineEntry['texts']): OutlineEntry {
  return typeof whole.says['title'] === 'string' ? whole : { ...whole, texts: titles }
}

/** The last field of the first section that has one. */
export function lastFieldOf(outline: readonly OutlineEntry[]): OutlineEntry | undefined {
  const ofSections = outline.map(({ entries }) => entries.filter(isFormField))
  return ofSections.find((fields) => fields.length > 0)?.at(-1)
}

/** Whether an entry is a field of a form, not one of a row. */
export function isFormField({ kind, keys }: Pick<OutlineEntry, 'kind' | 'keys'>): boolean {
  return kind === 'Field' && keys.length === 4
}

/** The way to the collection in which an entry stands; a field of a form stands in that of its section, wherever it is written. */
export function standsIn(entry: Pick<OutlineEntry, 'kind' | 'keys' | 'ids'>): string[] {
  const holder = entry.keys.slice(0, -1)
  return isFormField(entry) ? holder.with(1, sectionOf(entry)) : holder
}

/** The section in which a field of a form stands. */
export function sectionOf({ ids, keys }: Pick<OutlineEntry, 'keys' | 'ids'>): string {
  return ids[0] ?? keys[1] ?? ''
}

/** Whether two entries stand in the same collection. */
export function isLike(one: OutlineEntry, other: OutlineEntry): boolean {
  return standsIn(one).join('.') === standsIn(other).join('.')
}

/** The entries of the same collection, in their order. */
export function besides(entries: readonly OutlineEntry[], entry: OutlineEntry): OutlineEntry[] {
  return flat(entries).flatMap(({ entry: other }) => (isLike(other, entry) ? [other] : []))
}

/** The entry at a place, or the nearest one around it. */
export function entryAt(entries: readonly OutlineEntry[], place: string): OutlineEntry | undefined {
  const around = flat(entries).filter(({ entry }) => `${place}.`.startsWith(`${keyOf(entry)}.`))
  return around.toSorted((one, other) => other.entry.keys.length - one.entry.keys.length)[0]?.entry
}

/** An id that no entry of a collection has: the name itself, else with a number. */
export function freeId(name: string, among: readonly Pick<OutlineEntry, 'id'>[]): string {
  const taken = among.map(({ id }) => id)
  return [name, ...taken.map((_each, at) => `${name}${at + 2}`)].find((each) => !taken.includes(each)) ?? name
}

/** The words of a text in small letters from a to z and digits. */
export function plainWords(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.split(/[^a-z0-9]+/).filter((word) => word !== '')
}

/** A name that is not taken: the letters and digits of a text, in small letters, after `begins`. */
export function freeName(text: string, taken: readonly string[], begins = ''): string {
  const plain = plainWords(text).join('-').slice(0, 40)
  const name = `${begins}${plain === '' ? 'page' : plain}`
  const isFree = (each: string) => !taken.includes(each)
  for (let count = 1; ; count += 1) {
    const tried = count === 1 ? name : `${name}-${count}`
    if (isFree(tried)) return tried
  }
}
