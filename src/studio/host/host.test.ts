import { afterEach, expect, it, vi } from 'vitest'
import { act, ask, whenActed, whenUnreached } from './host.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  whenUnreached(undefined)
  whenActed(undefined)
})

it('[BX-04] a host that cannot be reached is told in words', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(ask('sets')).rejects.toThrow('Failed to fetch')
  whenUnreached(() => 'There is no line.')
  await expect(ask('sets')).rejects.toThrow('There is no line.')
})

it('[ST-02] what somebody else changed in the set is heard of as what one changes oneself is', async () => {
  let version = 4
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ version })))
  const hears = vi.fn()
  whenActed(hears)
  const look = () => act('look', { tenant: 'NOVA', file: 'portal.json', language: 'en' })
  // What was changed before one's first look is news, too.
  await look()
  expect(hears).toHaveBeenCalledOnce()
  hears.mockClear()
  await look()
  expect(hears).not.toHaveBeenCalled()
  version = 5
  await look()
  expect(hears).toHaveBeenCalledOnce()
})
