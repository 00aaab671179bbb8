import { directionOf, standIns, textIn } from '../../config/index.ts'
import type { Translate } from '../../render/index.ts'
import { builtIn } from './built-in.ts'

const FALLBACK = 'en'

/** The portal's texts in the language shown. */
export interface Texts {
  /** The text of a label. Stays the same function until the language or its labels change. */
  readonly t: Translate
  /** Language shown, e.g. `ja`. */
  readonly language: string
  /** Adds the labels of a language and shows it. */
  show(language: string, labels: Record<string, string>): void
  /** Calls the listener at each change; answers how to stop. */
  subscribe(listener: () => void): () => void
}

/**
 * Makes the texts, in built-in English at first. A label missing in a language falls back to the English text; one that
 * English lacks, too, is shown as the words of its id (never as the id) and reported to `missing` once.
 */
export function createTexts(missing: (label: string, language: string) => void): Texts {
  const reported = new Set<string>()
  const listeners = new Set<() => void>()
  const known = new Map([[FALLBACK, new Map<string, string>(Object.entries(builtIn))]])
  const bind = (language: string): Translate => {
    const tried = [...new Set([language, ...standIns(language), FALLBACK])]
    const languages = tried.flatMap((each) => {
      const texts = known.get(each)
      return texts === undefined ? [] : [{ language: each, texts }]
    })
    // Names and numbers keep their own order within a sentence that is written from right to left (Unicode UAX #9, isolates).
    const put = directionOf(language) === 'rtl' ? (value: string) => `\u2068${value}\u2069` : undefined
    return (label, values) => {
      const text = textIn(languages, label, values, put)
      if (text !== undefined) return text
      if (!reported.has(label)) {
        reported.add(label)
        missing(label, language)
      }
      return wordsOf(label)
    }
  }
  let shown = FALLBACK
  let t = bind(shown)

  return {
    get t() {
      return t
    },
    get language() {
      return shown
    },
    show(language, labels) {
      known.set(language, new Map([...(known.get(language) ?? []), ...Object.entries(labels)]))
      shown = language
      t = bind(language)
      listeners.forEach((listener) => {
        listener()
      })
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** `field.portOfLoading` reads `Port of loading`. */
function wordsOf(label: string): string {
  const words = (label.split('.').at(-1) ?? '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_-]/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
