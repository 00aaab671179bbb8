import { expect, it, vi } from 'vitest'
import type { Directory } from '../store/directory.ts'
import { keptPortals } from './kept.ts'

it('[HD-30] remembers the addresses asked for last, however many are asked for', async () => {
  const tenantByUrl = vi.fn<Directory['tenantByUrl']>(() => Promise.resolve(undefined))
  const portals = keptPortals(
    { tenantByUrl } as unknown as Directory,
    { base: () => Promise.resolve(''), build: () => Promise.resolve({ findings: [] }) },
    { stamp: () => Promise.resolve(undefined), text: () => Promise.resolve('built') },
  )
  vi.useFakeTimers({ toFake: ['Date'] })
  expect(await portals.text('north', 'tenant.json')).toBe('built')
  expect(await portals.isKept('north')).toBe(false)
  expect(tenantByUrl).toHaveBeenCalledTimes(1)
  for (let number = 0; number < 1_000; number += 1) await portals.isKept(`made-up-${number}`)
  await portals.isKept('made-up-999')
  expect(tenantByUrl).toHaveBeenCalledTimes(1_001)
  await portals.isKept('north')
  expect(tenantByUrl).toHaveBeenCalledTimes(1_002)
  vi.useRealTimers()
})
