import { expect, it, vi } from 'vitest'
import type { Directory } from '../store/directory.ts'
import { keptPortals } from './kept.ts'

/** Portals of a store in which nothing is published, and how it is asked. */
function nothingPublished() {
  const tenantByUrl = vi.fn<Directory['tenantByUrl']>(() => Promise.resolve(undefined))
  const portals = keptPortals(
    { tenantByUrl } as unknown as Directory,
    { base: () => Promise.resolve(''), build: () => Promise.resolve({ findings: [] }) },
    { stamp: () => Promise.resolve(undefined), text: () => Promise.resolve('built') },
  )
  return { portals, tenantByUrl }
}

it('[HD-30] remembers the addresses asked for last, however many are asked for', async () => {
  const { portals, tenantByUrl } = nothingPublished()
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
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

it('sees within a moment what was published, also where the clock of the machine was set back by an hour', async () => {
  const { portals, tenantByUrl } = nothingPublished()
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  expect(await portals.isKept('north')).toBe(false)
  vi.advanceTimersByTime(600)
  vi.setSystemTime(Date.now() - 3_600_000)
  tenantByUrl.mockResolvedValue({ id: 'NORTH', published: 2 } as Awaited<ReturnType<Directory['tenantByUrl']>>)
  expect(await portals.isKept('north')).toBe(true)
  vi.useRealTimers()
})
