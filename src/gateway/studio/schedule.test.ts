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
