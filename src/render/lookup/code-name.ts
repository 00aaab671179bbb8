import type { LookupModel } from '../../config/index.ts'
import type { Translate } from '../services/services.ts'

/**
 * What a lookup calls a code without asking for it: the label of a fixed option, of a country its name in the reader's language.
 * Nothing where it knows none; then the gateway's own words stand. `isAlone`: there are none of those.
 */
export function codeName(
  lookup: LookupModel | undefined,
  code: string,
  t: Translate,
  locale: string,
  isAlone = false,
): string | undefined {
  const option = lookup?.options?.find(({ value }) => value === code)
  if (option !== undefined) return t(option.label)
  return lookup?.names === 'region' ? regionName(code, locale, isAlone) : undefined
}

const known = new Map<string, Intl.DisplayNames>()

/**
 * What the reader's language calls a country, by its code (ISO 3166-1 alpha-2). Nothing where it has no name, and for readers
 * of English: the gateway's names are English, and those of the field. `isAlone`: the gateway sent no name.
 */
export function regionName(code: string, locale: string, isAlone = false): string | undefined {
  if (!/^[A-Z]{2}$/.test(code) || (/^en\b/.test(locale) && !isAlone)) return undefined
  const names = known.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' })
  known.set(locale, names)
  return names.of(code)
}
