import { afterEach, expect, it, vi } from 'vitest'
import { ask, whenUnreached } from './host.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  whenUnreached(undefined)
})

it('[BX-04] a host that cannot be reached is told in words', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(ask('sets')).rejects.toThrow('Failed to fetch')
  whenUnreached(() => 'There is no line.')
  await expect(ask('sets')).rejects.toThrow('There is no line.')
})
