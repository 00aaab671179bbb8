// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useToday } from './use-today.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('is another day from midnight on, and from the next midnight on', () => {
  vi.setSystemTime(new Date(2026, 11, 30, 23, 59))
  const { result } = renderHook(useToday)
  expect(result.current).toBe('20261230')
  act(() => void vi.advanceTimersByTime(61_000))
  expect(result.current).toBe('20261231')
  act(() => void vi.advanceTimersByTime(24 * 60 * 60_000))
  expect(result.current).toBe('20270101')
})

it('is another day on a device that wakes up after midnight', () => {
  vi.setSystemTime(new Date(2026, 1, 28, 23, 0))
  const { result } = renderHook(useToday)
  vi.setSystemTime(new Date(2026, 2, 1, 8, 0))
  act(() => void vi.advanceTimersByTime(60_000))
  expect(result.current).toBe('20260301')
})
