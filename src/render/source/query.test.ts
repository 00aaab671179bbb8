import { onlineManager, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Answer } from '../services/port.ts'
import { CallFailed } from './failure.ts'
import { callQuery, dataOf } from './query.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  onlineManager.setOnline(true)
  vi.useRealTimers()
})

const failed = (code: string): Answer => ({ ok: false, problem: { status: 0, code, message: '', fieldErrors: [] } })
const done: Answer = { ok: true, status: 200, data: 'rows' }

/** Asks for rows of a gateway that gives these answers, one after the other. */
function asked(...answers: Answer[]) {
  const call = vi.fn<() => Promise<Answer>>()
  for (const answer of answers) call.mockResolvedValueOnce(answer)
  const queries = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } })
  const rows = queries.query(callQuery({ call }, { kind: 'rows', operation: 'getRows', input: {}, read: dataOf }))
  return { call, rows }
}

it('what was asked while the device changed its network is asked once more', async () => {
  const { call, rows } = asked(failed('network'), done)
  await Promise.all([expect(rows).resolves.toBe('rows'), vi.advanceTimersByTimeAsync(10_000)])
  expect(call).toHaveBeenCalledTimes(2)
})

it('what is cut a second time has failed', async () => {
  const { call, rows } = asked(failed('network'), failed('network'), done)
  await Promise.all([expect(rows).rejects.toThrow(CallFailed), vi.advanceTimersByTimeAsync(10_000)])
  expect(call).toHaveBeenCalledTimes(2)
})

it.each([
  ['what came to no end in its time', 'timeout', true],
  ['what the gateway refused', 'forbidden', true],
  ['what is asked without a line', 'network', false],
])('%s is not repeated by itself', async (_what, code, hasLine) => {
  onlineManager.setOnline(hasLine)
  const { call, rows } = asked(failed(code), done)
  await Promise.all([expect(rows).rejects.toThrow(CallFailed), vi.advanceTimersByTimeAsync(10_000)])
  expect(call).toHaveBeenCalledTimes(1)
})
