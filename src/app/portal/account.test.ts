// @vitest-environment jsdom
import { createStore } from 'jotai/vanilla'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openSession } from '../session/session.ts'
import { keepSession, keptSession } from '../session/storage.ts'
import type { Tabs } from '../session/tabs.ts'
import { loginResponse, tenant } from '../testing/examples.ts'
import { createAccount } from './account.ts'
import { endedAtom, holdsAtom, sessionAtom, viewAtom } from './state.ts'

const session = openSession(loginResponse, tenant)

function setUp(address: string, handedOver: typeof session | null = null) {
  history.replaceState(null, '', address)
  const store = createStore()
  const tabs = {
    ask: vi.fn(() => Promise.resolve(handedOver)),
    tellEnded: vi.fn(),
    tellActive: vi.fn(),
    close: vi.fn(),
  } satisfies Tabs
  const account = createAccount(store, () => tabs)
  return { store, tabs, account, address: () => location.pathname + location.search }
}

beforeEach(() => {
  sessionStorage.clear()
})

describe('opening the portal', () => {
  it('shows the sign-in page at home while nobody is signed in', async () => {
    const { account, store, address } = setUp('/north')
    await account.restore('north')
    account.settle()
    expect(store.get(viewAtom)).toBe('login')
    expect(address()).toBe('/north/login')
  })

  it('shows ACCESS DENIED on an inner page while nobody is signed in', async () => {
    const { account, store } = setUp('/north/lists')
    await account.restore('north')
    account.settle()
    expect(store.get(viewAtom)).toBe('denied')
  })

  it('goes on with the session of this tab', async () => {
    keepSession(session, sessionStorage)
    const { account, store, tabs } = setUp('/north/lists')
    await account.restore('north')
    account.settle()
    expect(store.get(viewAtom)).toBe('shell')
    expect(tabs.ask).not.toHaveBeenCalled()
  })

  it('goes on with the session of another tab', async () => {
    const { account, store } = setUp('/north/lists', session)
    await account.restore('north')
    account.settle()
    expect(store.get(viewAtom)).toBe('shell')
    expect(sessionStorage.getItem('Auth-Token')).toBe('token-1')
  })

  it('leaves the sign-in page to whoever wants to sign in, though another tab has a session', async () => {
    const { account, store } = setUp('/north/login', session)
    await account.restore('north')
    account.settle()
    expect(store.get(viewAtom)).toBe('login')
  })

  it("does not use another tenant's session", async () => {
    keepSession(session, sessionStorage)
    const { account, store } = setUp('/south/lists')
    await account.restore('south')
    expect(store.get(sessionAtom)).toBeNull()
  })
})

describe('signing in', () => {
  it('opens the address that was asked for', () => {
    const { account, store, address } = setUp('/north/login?return=%2Fnorth%2Flists%3Fitem%3D7')
    account.enter(session)
    expect(address()).toBe('/north/lists?item=7')
    expect(store.get(viewAtom)).toBe('shell')
  })
})

describe('a refused token', () => {
  it('ends the session once, keeps the way back, and tells the tabs of the same sign-in', () => {
    const { account, store, tabs, address } = setUp('/north/lists?item=7')
    store.set(sessionAtom, session)
    keepSession(session, sessionStorage)
    account.expire(session)
    account.expire(session)
    expect(store.get(endedAtom)).toBe('expired')
    expect(store.get(viewAtom)).toBe('login')
    expect(address()).toBe('/north/login?return=%2Fnorth%2Flists%3Fitem%3D7')
    expect(sessionStorage.length).toBe(0)
    expect(tabs.tellEnded).toHaveBeenCalledExactlyOnceWith('north', session.id, 'expired')
  })

  it('says what became of what the open record held and was not saved, once', () => {
    const { account, store } = setUp('/north/lists?item=7')
    for (const [holds, said] of [
      ['lost', 'unsaved'],
      ['kept', 'kept'],
      [undefined, 'expired'],
    ] as const) {
      account.enter(session)
      if (holds !== undefined) store.set(holdsAtom, holds)
      account.expire(session)
      expect(store.get(endedAtom)).toBe(said)
    }
  })

  it('says nothing of what is kept to one who signed out, and may have had it deleted', () => {
    const { account, store } = setUp('/north/lists?item=7')
    account.enter(session)
    store.set(holdsAtom, 'kept')
    account.leave('signedOut')
    expect(store.get(endedAtom)).toBe('signedOut')
  })

  it('of an earlier session does not end the present one', () => {
    const { account, store } = setUp('/north/lists')
    store.set(sessionAtom, { ...session, token: 'token-2' })
    account.expire(session)
    expect(store.get(sessionAtom)).not.toBeNull()
  })
})

describe('a page that the browser brings back', () => {
  it('[HD-13] shows nothing of a session that ended meanwhile', () => {
    const { account, store } = setUp('/north/lists')
    account.enter(session)
    account.resume()
    expect(store.get(viewAtom)).toBe('shell')
    sessionStorage.clear()
    account.resume()
    expect(store.get(viewAtom)).toBe('login')
  })
})

it('a page that the browser brings back leaves the session of another tenant alone that this tab has by now', () => {
  const { account, store } = setUp('/north/lists')
  account.enter(session)
  const other = { ...session, id: 'other', tenant: 'SOUTH', tenantUrl: 'south' }
  keepSession(other, sessionStorage)
  account.resume()
  expect(store.get(sessionAtom)).toBeNull()
  expect(store.get(viewAtom)).toBe('login')
  expect(keptSession(sessionStorage)).toEqual(other)
})

describe('a setting of the session', () => {
  it('lasts as long as the session does', () => {
    const { account, store } = setUp('/north/lists')
    account.amend({ preferredWidgetsEnabled: true })
    expect(store.get(sessionAtom)).toBeNull()
    account.enter(session)
    account.amend({ preferredWidgetsEnabled: true })
    expect(store.get(sessionAtom)?.preferredWidgetsEnabled).toBe(true)
    expect(sessionStorage.getItem('preferredWidgetsEnabled')).toBe('true')
    account.leave('signedOut')
    expect(sessionStorage.getItem('preferredWidgetsEnabled')).toBeNull()
  })
})

describe('leaving', () => {
  it.each(['expired', 'passwordChanged'] as const)('keeps the way back where the user did not sign out: %s', (why) => {
    const { account, store, address } = setUp('/north/lists?item=7')
    account.enter(session)
    account.leave(why)
    expect(store.get(endedAtom)).toBe(why)
    expect(address()).toBe('/north/login?return=%2Fnorth%2Flists%3Fitem%3D7')
  })

  it('[HD-13] clears the tab and shows the sign-in page; going back shows nothing of before', () => {
    const { account, store, address } = setUp('/north/lists?item=7')
    account.enter(session)
    account.leave('signedOut')
    expect(address()).toBe('/north/login')
    expect(sessionStorage.length).toBe(0)
    history.replaceState(null, '', '/north/lists')
    account.settle()
    expect(store.get(viewAtom)).toBe('denied')
  })
})
