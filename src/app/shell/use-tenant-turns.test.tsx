// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { QueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { TenantBoot } from '../../config/index.ts'
import { bootAtom } from '../portal/state.ts'
import { emptyBoot, renderInShell } from '../testing/shell.tsx'
import { TENANT_CHANGED } from '../tenant/preview.ts'
import { useTenantTurns } from './use-tenant-turns.ts'

const before: TenantBoot = {
  ...emptyBoot,
  singleSignOn: { only: false },
  files: { labels: { en: 'labels/en.1.json' }, screens: {}, validators: {} },
}

const queries = new QueryClient()

/** What stands of the tenant, and how often it became another one. */
function Tenant() {
  const boot = useAtomValue(bootAtom) ?? before
  const turn = useTenantTurns(boot, queries)
  return <p>{`${boot.name} ${boot.singleSignOn ? 'Provider' : 'alone'} ${String(turn)}`}</p>
}

/** Lets the page stand in a frame, and its host answer with files by the ends of their addresses. */
function inFrame(files: Record<string, unknown>): void {
  vi.stubGlobal('parent', {})
  vi.stubGlobal('fetch', (address: string) => {
    const [, file] = Object.entries(files).find(([end]) => address.endsWith(end)) ?? []
    return Promise.resolve(new Response(JSON.stringify(file ?? null), { status: file === undefined ? 404 : 200 }))
  })
}

/** Tells the page that the tenant changed; resolves when it has drawn that. Undefined where nobody takes it up. */
function tell(): Promise<unknown> | undefined {
  const drawn: Promise<unknown>[] = []
  const detail = { until: (each: Promise<unknown>) => drawn.push(each) }
  const isLeft = window.dispatchEvent(new CustomEvent(TENANT_CHANGED, { cancelable: true, detail }))
  return isLeft ? undefined : Promise.all(drawn)
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('[BX-04] a tenant that became another one is taken up: what is said otherwise, and what is not said any more', async () => {
  const { singleSignOn: _gone, ...rest } = before
  inFrame({
    'tenant.json': { ...rest, files: { ...before.files, labels: { en: 'labels/en.2.json' } } },
    'labels/en.2.json': { 'nav.home': 'Beginning' },
  })
  const portal = renderInShell(<Tenant />, { boot: before })
  expect(screen.getByText('North Provider 0')).toBeDefined()
  await tell()
  expect(screen.getByText('North alone 1')).toBeDefined()
  expect(portal.texts.t('nav.home')).toBe('Beginning')
  portal.tabs.close()
})

it('[BX-04] texts alone are taken up where they stand; those that cannot be loaded leave the ones shown', async () => {
  inFrame({ 'tenant.json': { ...before, files: { ...before.files, labels: { en: 'labels/en.3.json' } } } })
  const portal = renderInShell(<Tenant />, { boot: before })
  const home = portal.texts.t('nav.home')
  await tell()
  expect(screen.getByText('North Provider 0')).toBeDefined()
  expect(portal.texts.t('nav.home')).toBe(home)
  expect(portal.store.get(bootAtom)?.files.labels['en']).toBe('labels/en.3.json')
  portal.tabs.close()
})

it('[BX-04] a page in no frame hears nothing of it', () => {
  const portal = renderInShell(<Tenant />, { boot: before })
  expect(tell()).toBeUndefined()
  portal.tabs.close()
})
