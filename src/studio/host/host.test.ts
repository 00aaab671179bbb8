// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { ask } from './host.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('[BX-04] a host that cannot be reached is told in words', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(ask('sets')).rejects.toThrow('The portal’s host cannot be reached: nothing was changed.')
})
