import { languageFor } from '../../config/index.ts'

/** The language offered that suits best a header `accept-language` (RFC 9110, 12.5.4); undefined where none does. */
export function wantedLanguage(accepted: string, offered: readonly string[]): string | undefined {
  const wanted = accepted.split(',').map((each) => {
    const [tag = '', ...parameters] = each.split(';').map((part) => part.trim())
    const weight = Number(/^q=(.*)$/i.exec(parameters[0] ?? '')?.[1] ?? 1)
    return { tag, weight: Number.isNaN(weight) ? 1 : weight }
  })
  return languageFor(
    wanted
      .filter(({ weight }) => weight > 0)
      .sort((one, other) => other.weight - one.weight)
      .map(({ tag }) => tag),
    offered,
  )
}

/** A message for people, in each language that the gateway writes. */
export interface Words {
  en: string
  ja: string
}
export type Language = keyof Words

/** Words, or a text that is already in the caller's language or for programs. */
export type Message = Words | string

const LANGUAGES: readonly Language[] = ['en', 'ja']

/** The language in which a caller with this header `accept-language` is answered: English where it asks for none of the gateway's. */
export function languageOf(accepted = ''): Language {
  const wanted = wantedLanguage(accepted, LANGUAGES)
  return LANGUAGES.find((language) => language === wanted) ?? 'en'
}

/** The language in which a caller with this header is written to: one of those offered, else English; undefined where it names none, as programs do. */
export function namedLanguage(accepted: string, offered: readonly string[] = LANGUAGES): string | undefined {
  return /[a-z]/i.test(accepted) ? (wantedLanguage(accepted, offered) ?? 'en') : undefined
}

/** A message as it is answered. */
export function inLanguage(message: Message, language: Language): string {
  return typeof message === 'string' ? message : message[language]
}
