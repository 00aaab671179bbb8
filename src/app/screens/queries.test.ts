// @vitest-environment jsdom
import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueries } from './queries.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  focusManager.setFocused(undefined)
  onlineManager.setOnline(true)
  vi.useRealTimers()
})

it('what was shown for long is asked for anew once the page is looked at again', async () => {
  const queries = createQueries()
  queries.mount()
  const ask = vi.fn(() => 'rows')
  const stop = new QueryObserver(queries, { queryKey: ['rows'], queryFn: ask }).subscribe(() => undefined)
  const awayFor = async (minutes: number) => {
    focusManager.setFocused(false)
    await vi.advanceTimersByTimeAsync(minutes * 60_000)
    focusManager.setFocused(true)
    await vi.advanceTimersByTimeAsync(0)
  }
  await awayFor(1)
  expect(ask).toHaveBeenCalledTimes(1)
  await awayFor(6)
  expect(ask).toHaveBeenCalledTimes(2)
  stop()
  queries.unmount()
})

it('what is asked without a line fails at once, and does not wait for one', async () => {
  onlineManager.setOnline(false)
  const ask = () => Promise.reject(new Error('There is no line.'))
  const asked = createQueries().query({ queryKey: ['rows'], queryFn: ask })
  await Promise.all([expect(asked).rejects.toThrow('There is no line.'), vi.advanceTimersByTimeAsync(0)])
})
