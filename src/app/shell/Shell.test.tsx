// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { bootAtom } from '../portal/state.ts'
import { emptyBoot, renderInShell } from '../testing/shell.tsx'
import { Shell } from './Shell.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('[SP-05] who signed in by the brand alone gets the tenant once it comes, with its texts', async () => {
  const whole = { ...emptyBoot, files: { ...emptyBoot.files, labels: { en: 'labels/en.1.json' } } }
  const brand = { ...emptyBoot, routes: [] }
  const said = vi.fn<(isBrandStill: boolean) => void>()
  vi.stubGlobal('fetch', (address: string) => {
    const isLabels = address.endsWith('labels/en.1.json')
    if (isLabels) said(portal.store.get(bootAtom)?.routes.length === 0)
    return Promise.resolve(Response.json(isLabels ? { 'nav.home': 'Beginning' } : whole))
  })
  const portal = renderInShell(<Shell boot={brand} />, { boot: brand })
  await vi.waitFor(() => {
    expect(portal.store.get(bootAtom)).toEqual(whole)
  })
  expect(portal.texts.t('nav.home')).toBe('Beginning')
  // The shell is not drawn with ids in the place of words.
  expect(said).toHaveBeenCalledWith(true)
  portal.tabs.close()
})
