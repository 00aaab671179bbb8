// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chosenLanguage } from '../i18n/language.ts'
import { emptyBoot } from '../testing/shell.tsx'
import { createPortal } from './portal.ts'
import type { Portal } from './portal.ts'
import { showLanguage } from './show-language.ts'

let portal: Portal
beforeEach(() => {
  portal = createPortal('north', undefined)
})
afterEach(() => {
  portal.tabs.close()
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('the language that was chosen last stands, also where the texts of the one before come later', async () => {
  let come: (answer: Response) => void = () => undefined
  const late = new Promise<Response>((resolve) => (come = resolve))
  vi.stubGlobal('fetch', (address: string) =>
    address.endsWith('ja.json') ? late : Promise.resolve(Response.json({ 'nav.home': 'Home' })),
  )
  const boot = { ...emptyBoot, files: { ...emptyBoot.files, labels: { en: 'labels/en.json', ja: 'labels/ja.json' } } }
  const first = showLanguage(portal, 'ja', true, boot)
  await showLanguage(portal, 'en', true, boot)
  come(Response.json({ 'nav.home': 'ホーム' }))
  await first
  expect([portal.texts.language, document.documentElement.lang, chosenLanguage()]).toEqual(['en', 'en', 'en'])
})
