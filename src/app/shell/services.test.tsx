// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { EngineServices } from '../../render/index.ts'
import { questionAtom } from '../dialogs/question.ts'
import { createLine } from '../line/line.ts'
import { LineContext } from '../line/use-line.tsx'
import type { Portal } from '../portal/portal.ts'
import { sessionAtom } from '../portal/state.ts'
import { renderInShell } from '../testing/shell.tsx'
import { useServices } from './services.ts'

const portals: Portal[] = []

afterEach(() => {
  cleanup()
  portals.splice(0).forEach(({ tabs }) => tabs.close())
  vi.unstubAllGlobals()
})

function Part({ hold }: { hold(services: EngineServices): void }) {
  const services = useServices()
  useEffect(() => {
    hold(services)
  }, [hold, services])
  return null
}

/** The services of a session, and what lets another one take its place. */
function setUp() {
  let held: EngineServices | undefined
  const line = createLine(() => Promise.resolve(true))
  const portal = renderInShell(
    <QueryClientProvider client={new QueryClient()}>
      <LineContext value={line}>
        <Part hold={(services) => (held = services)} />
      </LineContext>
    </QueryClientProvider>,
    { boot: { drawers: [{ id: 'item', screen: 'views/item', anchor: 'right', width: 'record' }] }, at: '/' },
  )
  if (held === undefined) throw new Error('There are no services.')
  portals.push(portal)
  const { store } = portal
  return {
    store,
    services: held,
    inJapanese: (): EngineServices => {
      act(() => portal.texts.show('ja', {}))
      return held ?? expect.unreachable()
    },
    next: () =>
      act(async () => store.set(sessionAtom, (session) => session && { ...session, id: 'another', token: 'next' })),
  }
}

it('[HD-13] what is under way when a session ends says, asks and opens nothing in the next one', async () => {
  const { services: held, store, next } = setUp()
  await act(async () => held.notify({ severity: 'info', text: 'Of now' }))
  expect(await screen.findByText('Of now')).toBeTruthy()

  await next()
  await act(async () => {
    held.notify({ severity: 'error', text: 'Of before' })
    held.open('item', 'SH1')
    held.go('home', { of: 'before' })
    held.close()
  })
  expect(screen.queryByText('Of before')).toBeNull()
  expect(screen.getByRole('status', { name: 'address' }).textContent).toBe('/')
  expect(await held.ask({ title: 'Leave?', text: '', confirm: 'Yes', cancel: 'No' })).toBe(false)
  expect(store.get(questionAtom)).toBeNull()
})

it('[HD-17] of several calls those that are left when a session ends are not made in the name of whoever signs in next', async () => {
  const tokens: (string | null)[] = []
  vi.stubGlobal('fetch', (request: Request) => {
    tokens.push(request.headers.get('authorization'))
    return Promise.resolve(Response.json({ lookupItems: [] }))
  })
  const { services, next } = setUp()
  expect((await services.port.call('listCountries', {})).ok).toBe(true)
  await next()
  expect(await services.port.call('listCountries', {})).toMatchObject({
    ok: false,
    problem: { code: 'aborted', status: 0 },
  })
  expect(tokens).toEqual(['Bearer token-1'])
})

it('the way to the gateway, and with it the keys of what was sent without an answer, stays the same in another language', () => {
  const { services, inJapanese } = setUp()
  expect(inJapanese().locale).toBe('ja')
  expect(inJapanese().port).toBe(services.port)
})
