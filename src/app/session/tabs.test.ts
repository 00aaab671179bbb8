import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loginResponse, tenant } from '../testing/examples.ts'
import { openSession } from './session.ts'
import type { Session } from './session.ts'
import { openTabs } from './tabs.ts'
import type { TabListener, Tabs } from './tabs.ts'

const session = openSession(loginResponse, tenant)
const opened: Tabs[] = []

const tab = (current: Session | null, heard: Partial<TabListener> = {}): Tabs => {
  const tabs = openTabs(() => current, { onEnded: vi.fn(), onActive: vi.fn(), ...heard })
  opened.push(tabs)
  return tabs
}

beforeEach(() => {
  vi.stubGlobal('navigator', {})
})

afterEach(() => {
  vi.unstubAllGlobals()
  opened.splice(0).forEach((tabs) => {
    tabs.close()
  })
})

describe('a new tab', () => {
  it('takes over the session of another tab of the same tenant', async () => {
    tab(session)
    expect(await tab(null).ask('north')).toEqual(session)
    expect(await tab(null).ask(null)).toEqual(session)
  })

  it('gets nothing from a page that is looked at by the eyes of somebody else', async () => {
    opened.push(openTabs(() => session, { onEnded: vi.fn(), onActive: vi.fn() }, false))
    expect(await tab(null).ask('north')).toBeNull()
  })

  it('gets nothing for another tenant, from tabs without a session, or alone', async () => {
    tab(session)
    tab(null)
    expect(await tab(null).ask('south')).toBeNull()
  })

  it('takes no session that lacks something, as one of a tab from before a new build may', async () => {
    const old = new BroadcastChannel('portal-session')
    const { mustSetUpTwoStep: _, ...before } = session
    old.onmessage = ({ data }: MessageEvent<{ kind: string; tab: string }>) => {
      if (data.kind === 'ask') old.postMessage({ kind: 'give', tab: data.tab, session: before })
    }
    expect(await tab(null).ask('north')).toBeNull()
    old.close()
  })

  it('keeps what was handed to another tab out', async () => {
    const first = tab(null)
    const second = tab(null)
    const asked = first.ask('south')
    tab(session)
    await second.ask('north')
    expect(await asked).toBeNull()
  })
})

describe('signing out', () => {
  it('ends the session of every tab of the same tenant, and of no other', async () => {
    const here = vi.fn()
    const elsewhere = vi.fn()
    tab(session, { onEnded: here })
    tab({ ...session, tenantUrl: 'south' }, { onEnded: elsewhere })
    tab(null).tellEnded('north', null, 'signedOut')
    await vi.waitFor(() => {
      expect(here).toHaveBeenCalledExactlyOnceWith('signedOut')
    })
    expect(elsewhere).not.toHaveBeenCalled()
  })

  it('by a refused token leaves tabs alone that signed in anew', async () => {
    const same = vi.fn()
    const anew = vi.fn()
    tab({ ...session, id: 'second' }, { onEnded: anew })
    tab(session, { onEnded: same })
    tab(null).tellEnded('north', session.id, 'expired')
    await vi.waitFor(() => {
      expect(same).toHaveBeenCalledExactlyOnceWith('expired')
    })
    expect(anew).not.toHaveBeenCalled()
  })
})

describe('a click', () => {
  it('is announced to the other tabs of the same sign-in, and to no others', async () => {
    const same = vi.fn()
    const other = vi.fn()
    tab({ ...session, id: 'second' }, { onActive: other })
    tab(session, { onActive: same })
    tab(null).tellActive(1)
    tab(session).tellActive(1_700_000_000_000)
    await vi.waitFor(() => {
      expect(same).toHaveBeenCalledExactlyOnceWith(1_700_000_000_000)
    })
    expect(other).not.toHaveBeenCalled()
  })
})
