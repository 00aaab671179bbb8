import { languageFor } from '../../config/index.ts'
import type { TenantBoot } from '../../config/index.ts'
import { deviceStorage } from '../session/storages.ts'

const KEY = 'portal-language'

/**
 * The language to begin with: what the user chose on this device if the tenant offers it, else the browser's where the tenant
 * lets it choose (`preferred`: its languages as BCP 47 tags, the favourite first), else the tenant's default. The choice is a
 * preference, no secret, and outlives the session.
 */
export function firstLanguage(
  { languages }: Pick<TenantBoot, 'languages'>,
  chosen: string | null,
  preferred: readonly string[] = navigator.languages,
): string {
  const { offered, byBrowser } = languages
  if (chosen !== null && offered.includes(chosen)) return chosen
  return (byBrowser ? languageFor(preferred, offered) : undefined) ?? languages.default
}

/** The language chosen on this device; null where there is none or the browser keeps nothing. */
export function chosenLanguage(): string | null {
  try {
    return deviceStorage().getItem(KEY)
  } catch {
    return null
  }
}

/** Keeps the choice, where the browser allows it. */
export function keepLanguage(language: string): void {
  try {
    deviceStorage().setItem(KEY, language)
  } catch {
    return
  }
}

/** The name of a language in that language, e.g. `日本語`. */
export function languageName(language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
}
