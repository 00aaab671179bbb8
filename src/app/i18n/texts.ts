import { createInstance } from 'i18next'
import { directionOf } from '../../config/index.ts'
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
  const i18n = createInstance()
  void i18n.init({
    lng: FALLBACK,
    fallbackLng: FALLBACK,
    // A copy: labels that come later are written into it.
    resources: { [FALLBACK]: { translation: { ...builtIn } } },
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    returnEmptyString: false,
    // Names and numbers keep their own order within a sentence that is written from right to left (Unicode UAX #9, isolates).
    interpolation: { escape: (value) => (directionOf(i18n.language) === 'rtl' ? `\u2068${value}\u2069` : value) },
    parseMissingKeyHandler: (label: string) => {
      if (!reported.has(label)) {
        reported.add(label)
        missing(label, i18n.language)
      }
      return wordsOf(label)
    },
  })
  // A screen asks for the same few hundred texts at each drawing.
  const bind = (): Translate => {
    const whole = new Map<string, string>()
    return (label, params) => {
      if (params !== undefined) return i18n.t(label, params)
      const text = whole.get(label) ?? i18n.t(label)
      whole.set(label, text)
      return text
    }
  }
  let t = bind()

  return {
    get t() {
      return t
    },
    get language() {
      return i18n.language
    },
    show(language, labels) {
      i18n.addResourceBundle(language, 'translation', labels, true, true)
      void i18n.changeLanguage(language)
      t = bind()
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
