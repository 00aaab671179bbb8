import { languageFor } from '../../config/index.ts'
import { chosenLanguage } from '../i18n/language.ts'
import type { Portal } from '../portal/portal.ts'
import { declareLanguage } from '../portal/show-language.ts'

/** The portal's own words, as texts: they are files of their own. */
const files = import.meta.glob<string>('/schemas/labels/*.json', { query: '?raw', import: 'default' })

const ENGLISH = 'en'

/**
 * Shows the language of a person at an address that names no tenant: the one chosen on this device, else the browser's, of those that
 * the portal has words in. Rejects where they cannot be loaded.
 */
export async function showOwnWords(portal: Portal): Promise<void> {
  const offered = Object.keys(files).map((path) => /([\w-]+)\.json$/.exec(path)?.[1] ?? ENGLISH)
  const language = languageFor([chosenLanguage() ?? [], navigator.languages].flat(), offered) ?? ENGLISH
  const text = language === ENGLISH ? undefined : await files[`/schemas/labels/${language}.json`]?.()
  if (text === undefined) return
  const labels = Object.entries(JSON.parse(text) as Record<string, unknown>)
  portal.texts.show(
    language,
    Object.fromEntries(labels.filter((each): each is [string, string] => typeof each[1] === 'string')),
  )
  declareLanguage(portal)
}
