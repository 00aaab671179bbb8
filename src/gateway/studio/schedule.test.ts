import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Directory } from '../store/directory.ts'
import type { Desk } from './desk.ts'
import { publishWhenDue } from './schedule.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('[ST-03] while one look at what is due takes long, the next ones do not queue up behind it', async () => {
  const waiting: (() => void)[] = []
  const dueChangeSets = vi.fn<Directory['dueChangeSets']>(
    () => new Promise((resolve) => waiting.push(() => resolve([]))),
  )
  const desk = { directory: { dueChangeSets }, now: () => new Date() } as unknown as Desk
  const end = publishWhenDue(desk, { warn: vi.fn(), error: vi.fn() })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(dueChangeSets).toHaveBeenCalledTimes(1)
  waiting.pop()?.()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(dueChangeSets).toHaveBeenCalledTimes(2)
  waiting.pop()?.()
  await vi.advanceTimersByTimeAsync(100)
  expect(dueChangeSets).toHaveBeenCalledTimes(2)
  await end()
})

it.each([
  ['has gone', undefined],
  ['may publish no more', { mayPublish: false, allowPortal: true }],
  ['may use the portal no more', { mayPublish: true, allowPortal: false }],
])('[ST-03] what was scheduled by somebody who %s is not published, and due no more', async (_who, user) => {
  const row = { id: 'set', tenantId: 'ONE', at: 3, dueBy: 'person', files: {}, steps: [], over: 1, why: '' }
  const takeDue = vi.fn(() => Promise.resolve(true))
  const store = {
    accounts: { findPerson: () => Promise.resolve(user) },
    transaction: (work: (tx: object) => Promise<unknown>) =>
      work({ changeSets: { takeDue }, trail: { note: vi.fn() } }),
  }
  const works = new Proxy({}, { get: () => () => Promise.reject(new Error('nothing is compiled')) })
  const directory = {
    dueChangeSets: () => Promise.resolve([row]),
    tenantById: () => Promise.resolve({ id: 'ONE' }),
    tenant: () => store,
  }
  const log = { warn: vi.fn(), error: vi.fn() }
  const end = publishWhenDue({ directory, works, now: () => new Date() } as unknown as Desk, log)
  await vi.advanceTimersByTimeAsync(1_000)
  await end()
  expect(takeDue).toHaveBeenCalledExactlyOnceWith('set', 3, expect.any(Date), expect.anything())
  expect([log.warn.mock.calls.length, log.error.mock.calls.length]).toEqual([1, 0])
})
