// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TenantBoot } from '../../config/index.ts'
import { openSession } from '../session/session.ts'
import { loginResponse, tenant } from '../testing/examples.ts'
import { createPortal } from './portal.ts'
import type { Portal } from './portal.ts'
import { bootAtom, sessionAtom, viewAtom } from './state.ts'

const closed = { field: 'session.isCPAdmin', is: true } as const
const boot = {
  ...tenant,
  flavour: 'forwarding',
  accessLevels: {},
  signOut: [
    { id: 'shipments', operation: 'clearShipmentsWidgetCache', path: {}, query: {} },
    { id: 'bookings', operation: 'clearBookingsWidgetCache', path: {}, query: {}, access: closed },
  ],
} as unknown as TenantBoot

let portal: Portal
const asked: { path: string; token: string | null }[] = []
let sent: unknown

beforeEach(() => {
  vi.stubGlobal('navigator', {})
  history.replaceState(null, '', '/north/lists')
  sessionStorage.clear()
  asked.splice(0)
  sent = undefined
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname
    asked.push({ path, token: request.headers.get('authorization') })
    if (path.includes('/shipment/')) sent = await request.json()
    return Promise.reject(new TypeError('no way to the gateway'))
  })
  portal = createPortal('north', undefined)
  portal.store.set(bootAtom, boot)
  portal.account.enter(openSession(loginResponse, tenant))
})

afterEach(() => {
  portal.tabs.close()
  vi.unstubAllGlobals()
})

describe('signing out', () => {
  it('clears page and tab at once, though the gateway does not answer', async () => {
    const done = portal.signOut()
    expect(portal.store.get(sessionAtom)).toBeNull()
    expect(portal.store.get(viewAtom)).toBe('login')
    expect(sessionStorage.length).toBe(0)
    await expect(done).resolves.toBeUndefined()
  })

  it('makes the calls that the portal names and the user may make, with the token, and ends the session last', async () => {
    await portal.signOut()
    const [first, second] = asked.filter(({ path }) => !path.endsWith('/log'))
    expect(first).toEqual({ path: '/api-gateway/1/clear-shipments-widget-cache', token: 'Bearer token-1' })
    expect(second).toEqual({ path: '/api-gateway/1/logout', token: 'Bearer token-1' })
    expect(asked.some(({ path }) => path.includes('clear-bookings'))).toBe(false)
  })

  it('sends what those calls have in path and body', async () => {
    const call = {
      ...{ id: 'file', operation: 'getCustomsFile', query: {} },
      ...{ path: { fileNo: { from: 'session.userId' } }, body: { pageIndex: 1, sort: { from: 'tenant.id' } } },
    }
    portal.store.set(bootAtom, { ...boot, signOut: [call] })
    await portal.signOut()
    expect(asked[0]?.path).toBe('/api-gateway/cmus/1/shipment/CUSTOMER/ShipmentHeader')
    expect(sent).toEqual({ pageIndex: 1, sort: tenant.id })
  })

  it('does not wait long for calls that hang', async () => {
    vi.stubGlobal('fetch', (request: Request) => {
      const { pathname } = new URL(request.url)
      asked.push({ path: pathname, token: request.headers.get('authorization') })
      return pathname.includes('clear-')
        ? new Promise(() => undefined)
        : Promise.resolve(new Response(null, { status: 204 }))
    })
    vi.useFakeTimers()
    const done = portal.signOut()
    await vi.advanceTimersByTimeAsync(1000)
    vi.useRealTimers()
    await done
    expect(asked.map(({ path }) => path)).toContain('/api-gateway/1/logout')
  })

  it('ends the session before the page is closed, whatever the other calls do', async () => {
    vi.stubGlobal('fetch', (request: Request, init?: RequestInit) => {
      const { pathname } = new URL(request.url)
      asked.push({ path: pathname, token: String(init?.keepalive) })
      return pathname.includes('clear-')
        ? new Promise(() => undefined)
        : Promise.resolve(new Response(null, { status: 204 }))
    })
    const done = portal.signOut()
    window.dispatchEvent(new Event('pagehide'))
    await done
    expect(asked).toContainEqual({ path: '/api-gateway/1/logout', token: 'true' })
  })

  describe('at a tenant whose provider signs in', () => {
    const session = openSession({ ...loginResponse, signOutUrl: '#provider' }, tenant)

    beforeEach(() => {
      vi.useFakeTimers()
      vi.stubGlobal('fetch', () => new Promise(() => undefined))
      portal.account.enter(session)
    })
    afterEach(() => {
      vi.useRealTimers()
    })

    it('leads there soon, though the gateway does not answer', async () => {
      void portal.signOut()
      await vi.advanceTimersByTimeAsync(2_000)
      expect(location.hash).toBe('')
      await vi.advanceTimersByTimeAsync(2_000)
      expect(location.hash).toBe('#provider')
    })

    it('leads nobody away who has signed in meanwhile', async () => {
      void portal.signOut()
      await vi.advanceTimersByTimeAsync(2_000)
      portal.account.enter({ ...session, id: 'next' })
      await vi.advanceTimersByTimeAsync(120_000)
      expect(location.hash).toBe('')
    })
  })

  it('by the clock keeps the way back', async () => {
    await portal.signOut('expired')
    expect(location.search).toBe('?return=%2Fnorth%2Flists')
  })
})
