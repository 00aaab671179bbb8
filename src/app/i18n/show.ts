import { fetchJson, tenantFile } from '../boot/files.ts'
import type { Portal } from '../portal.ts'
import { bootAtom } from '../state.ts'
import { keepLanguage } from './language.ts'

/**
 * Fetches a language's labels and shows it, without a reload. Labels that cannot be had leave the texts that are known
 * (at worst the built-in English) and are logged. `chosen`: by the user, to be remembered on this device.
 */
export async function showLanguage(portal: Portal, language: string, chosen: boolean): Promise<void> {
  const boot = portal.store.get(bootAtom)
  const file = boot && tenantFile(boot.url, boot.files.labels[language])
  const labels = file ? await fetchJson(file).catch(() => null) : null
  if (file && labels === null) portal.log('labels', `the labels of ${language} could not be had`)
  portal.texts.show(language, isLabels(labels) ? labels : {})
  document.documentElement.lang = language
  document.title = portal.texts.t('app.title')
  if (chosen) keepLanguage(language)
}

function isLabels(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string')
}
