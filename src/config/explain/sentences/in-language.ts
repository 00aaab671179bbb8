import { english } from './english.ts'
import { japanese } from './japanese.ts'
import type { Sentences } from './sentences.ts'

/** The sentences of a language; English for one without its own. */
export function sentencesIn(language: string): Sentences {
  return language === 'ja' ? japanese : english
}
