import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loginResponse, tenant } from './examples.ts'
import type { Session } from './session.ts'
import { openSession } from './session.ts'
import type { Tabs } from './tabs.ts'
import { openTabs } from './tabs.ts'

const session = openSession(loginResponse, tenant)
const opened: Tabs[] = []

const tab = (current: Session | null, onEnded: () => void = vi.fn()): Tabs => {
  const tabs = openTabs(() => current, onEnded)
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

  it('gets nothing for another tenant, from tabs without a session, or alone', async () => {
    tab(session)
    tab(null)
    expect(await tab(null).ask('south')).toBeNull()
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
    tab(session, here)
    tab({ ...session, tenantUrl: 'south' }, elsewhere)
    tab(null).tellEnded('north', null)
    await vi.waitFor(() => {
      expect(here).toHaveBeenCalledTimes(1)
    })
    expect(elsewhere).not.toHaveBeenCalled()
  })

  it('by a refused token leaves tabs alone that signed in anew', async () => {
    const same = vi.fn()
    const anew = vi.fn()
    tab({ ...session, id: 'second' }, anew)
    tab(session, same)
    tab(null).tellEnded('north', session.id)
    await vi.waitFor(() => {
      expect(same).toHaveBeenCalledTimes(1)
    })
    expect(anew).not.toHaveBeenCalled()
  })
})
