import { directionOf, type TenantBoot } from '../../config/index.ts'
import { keepLanguage } from '../i18n/language.ts'
import { fetchJson, tenantFile } from '../tenant/files.ts'
import type { Portal } from './portal.ts'
import { bootAtom } from './state.ts'

/**
 * Fetches a language's labels and shows it, without a reload. `chosen`: by the user, to be remembered on this device.
 * A failure to load them is logged; then a language that the user chose is not shown, and at the start the texts are
 * the built-in English.
 */
export async function showLanguage(
  portal: Portal,
  language: string,
  chosen: boolean,
  boot = portal.store.get(bootAtom),
): Promise<void> {
  if (chosen) choices += 1
  const mine = choices
  const labels = await loadLabels(portal, boot, language)
  if (labels === undefined && chosen) return
  // Without what turns its styles round a language is read all the same.
  await portal.styles
    .prepare(language)
    .catch(() => portal.log('styles', `the styles of ${language} could not be loaded`))
  // Labels may come in another order than they were asked for: the last language that was chosen stands.
  if (mine !== choices) return
  portal.texts.show(language, labels ?? {})
  declareLanguage(portal)
  if (chosen) keepLanguage(language)
}

/** How often a language was chosen. */
let choices = 0

/** A tenant's texts of a language, none where it has none; undefined, and logged, where they cannot be loaded. */
export async function loadLabels(
  portal: Portal,
  boot: TenantBoot | null,
  language: string,
): Promise<Record<string, string> | undefined> {
  const file = boot && tenantFile(boot.url, boot.files.labels[language])
  const labels = file ? await fetchJson(file).catch(() => null) : {}
  if (isLabels(labels)) return labels
  portal.log('labels', `the labels of ${language} could not be loaded`)
  return undefined
}

/** Sets the page's language, its direction and title. Its host wrote the tenant's language there, whose texts may be missing. */
export function declareLanguage({ texts }: Portal): void {
  document.documentElement.lang = texts.language
  document.documentElement.dir = directionOf(texts.language)
  document.title = texts.t('app.title')
}

function isLabels(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string')
}
