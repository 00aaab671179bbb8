import { createContext, useContext } from 'react'
import { deviceStorage } from '../../app/index.ts'
import { textIn } from '../../config/index.ts'
import type { Texts } from '../host/api.ts'
import en from './en.json'
import ja from './ja.json'

/** Languages that the studio itself speaks; those of a tenant's portal are chosen in the preview. */
export const studioLanguages = ['en', 'ja'] as const
export type StudioLanguage = (typeof studioLanguages)[number]

/** What the studio reads in one language. */
export interface Words {
  language: StudioLanguage
  /** The text of a label of the studio; an unknown one reads as its last part. */
  t(label: string, values?: Record<string, string | number>): string
  /** A text of the portal in the studio's language, else in English. */
  of(texts: Texts): string
  /** What one of some choices reads; one without texts, or none of them, is its own name. */
  named(choices: readonly { value: string; texts?: Texts }[] | undefined, chosen: string): string
}

const KEY = 'studio-language'
const spoken = { en, ja }

export function wordsIn(language: StudioLanguage): Words {
  const languages = [...new Set([language, 'en' as const])].map((each) => ({
    language: each,
    texts: new Map(Object.entries(spoken[each])),
  }))
  const of = (texts: Texts): string => texts[language] ?? texts['en'] ?? Object.values(texts)[0] ?? ''
  return {
    language,
    t: (label, values) => textIn(languages, label, values) ?? label.split('.').at(-1) ?? label,
    of,
    named(choices, chosen) {
      const texts = choices?.find(({ value }) => value === chosen)?.texts
      return texts === undefined ? chosen : of(texts)
    },
  }
}

/** The language chosen here before, else the browser's. */
export function firstLanguage(kept: string | null, preferred: readonly string[]): StudioLanguage {
  const isSpoken = (language: string | undefined): language is StudioLanguage =>
    studioLanguages.some((each) => each === language)
  return [kept ?? '', ...preferred].map((each) => each.split('-')[0]).find(isSpoken) ?? 'en'
}

export function keptLanguage(): StudioLanguage {
  return firstLanguage(deviceStorage().getItem(KEY), navigator.languages)
}

export function keepLanguage(language: StudioLanguage): void {
  deviceStorage().setItem(KEY, language)
}

export const WordsContext = createContext<Words>(wordsIn('en'))

/** The studio's words in the language chosen. */
export function useWords(): Words {
  return useContext(WordsContext)
}
