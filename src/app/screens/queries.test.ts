// @vitest-environment jsdom
import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Problem } from '../../contract/index.ts'
import { CallFailed } from '../../render/source.ts'
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

const failing = (code: string) => {
  const problem: Problem = { status: 0, code, message: '', fieldErrors: [] }
  return vi.fn<() => string>().mockImplementationOnce(() => {
    throw new CallFailed(problem)
  })
}

it('what was asked while the device changed its network is asked once more; what is cut again has failed', async () => {
  const queries = createQueries()
  const ask = failing('network').mockReturnValue('rows')
  const asked = queries.query({ queryKey: ['rows'], queryFn: ask })
  await vi.runAllTimersAsync()
  await expect(asked).resolves.toBe('rows')
  expect(ask).toHaveBeenCalledTimes(2)

  const cut = vi.fn<() => string>(failing('network').getMockImplementation())
  const lost = queries.query({ queryKey: ['others'], queryFn: cut })
  await Promise.all([expect(lost).rejects.toThrow(CallFailed), vi.runAllTimersAsync()])
  expect(cut).toHaveBeenCalledTimes(2)
})

it.each([
  ['what came to no end in its time', 'timeout', true],
  ['what the gateway refused', 'forbidden', true],
  ['what is asked without a line', 'network', false],
])('%s is not repeated by itself', async (_what, code, hasLine) => {
  onlineManager.setOnline(hasLine)
  const ask = failing(code).mockReturnValue('rows')
  const asked = createQueries().query({ queryKey: ['rows'], queryFn: ask })
  await Promise.all([expect(asked).rejects.toThrow(CallFailed), vi.runAllTimersAsync()])
  expect(ask).toHaveBeenCalledTimes(1)
})
