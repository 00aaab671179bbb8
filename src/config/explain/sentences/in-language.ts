import { english } from './english.ts'
import { japanese } from './japanese.ts'
import type { Sentences } from './sentences.ts'

const known: ReadonlyMap<string, Sentences> = new Map([
  ['en', english],
  ['ja', japanese],
])

/** The languages that have sentences. */
export const LANGUAGES: readonly string[] = [...known.keys()]

/** The sentences of a language; English for one without its own. */
export function sentencesIn(language: string): Sentences {
  return known.get(language) ?? english
}
