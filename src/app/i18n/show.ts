import { fetchJson, tenantFile } from '../boot/files.ts'
import type { Portal } from '../portal.ts'
import { bootAtom } from '../state.ts'
import { keepLanguage } from './language.ts'

/**
 * Fetches a language's labels and shows it, without a reload. `chosen`: by the user, to be remembered on this device.
 * Labels that cannot be had are logged; then a language that was chosen is not shown, and at the start the texts are
 * the built-in English.
 */
export async function showLanguage(portal: Portal, language: string, chosen: boolean): Promise<void> {
  const boot = portal.store.get(bootAtom)
  const file = boot && tenantFile(boot.url, boot.files.labels[language])
  const labels = file ? await fetchJson(file).catch(() => null) : {}
  if (!isLabels(labels)) {
    portal.log('labels', `the labels of ${language} could not be had`)
    if (chosen) return
  }
  portal.texts.show(language, isLabels(labels) ? labels : {})
  declareLanguage(portal)
  if (chosen) keepLanguage(language)
}

/** Makes the page say in which language it is, and its title in that: its host began it in the tenant's, whose texts it may lack. */
export function declareLanguage({ texts }: Portal): void {
  document.documentElement.lang = texts.language
  document.title = texts.t('app.title')
}

function isLabels(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string')
}
