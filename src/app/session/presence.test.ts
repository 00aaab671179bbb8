import { afterEach, describe, expect, it, vi } from 'vitest'
import { createPresence, patienceFor } from './presence.ts'

/** The browser's lock manager, as far as presence uses it. */
function lockManager() {
  const locks: { name: string }[] = []
  return {
    request: async (name: string, _options: unknown, work: () => Promise<void>) => {
      const lock = { name }
      locks.push(lock)
      await work()
      locks.splice(locks.indexOf(lock), 1)
    },
    query: () => Promise.resolve({ held: [...locks] }),
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the presence of a session in other tabs', () => {
  it('is worth waiting for only while a tab holds a session of the tenant', async () => {
    vi.stubGlobal('navigator', { locks: lockManager() })
    const show = createPresence()
    expect(await patienceFor('north')).toBe(0)
    show('north')
    expect(await patienceFor('north')).toBeGreaterThan(1000)
    expect(await patienceFor(null)).toBeGreaterThan(1000)
    expect(await patienceFor('south')).toBe(0)
    show(null)
    await vi.waitFor(async () => {
      expect(await patienceFor(null)).toBe(0)
    })
  })

  it('is asked for blindly, and shortly, where the browser has no locks', async () => {
    vi.stubGlobal('navigator', {})
    createPresence()('north')
    expect(await patienceFor('north')).toBe(200)
  })

  it('is asked for blindly, too, where the browser forbids its locks, as it does while it keeps nothing of the site', async () => {
    const request = vi.fn(() => Promise.reject(new Error('denied')))
    vi.stubGlobal('navigator', { locks: { request, query: request } })
    createPresence()('north')
    expect(request).toHaveBeenCalledOnce()
    expect(await patienceFor('north')).toBe(200)
  })
})
