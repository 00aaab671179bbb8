// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { exampleRoots } from '../../../config/rules/examples.ts'
import { createFormStore } from '../core/store.ts'
import { FormContext } from './context.ts'
import type { FormSession } from './context.ts'
import { useValues } from './hooks.ts'

afterEach(cleanup)

it('a part that reads several values is asked by a change of these alone, and drawn again only when what it makes of them differs', () => {
  const store = createFormStore({ data: { line1: 'a', other: 'x' }, scope: exampleRoots, isNew: true })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <FormContext value={{ store } as FormSession}>{children}</FormContext>
  )
  const isEmpty = vi.fn((lines: unknown[]) => lines.every((line) => line === undefined))
  const draws = vi.fn()
  const { result } = renderHook(
    () => {
      draws()
      return useValues(['line1', 'line2'], isEmpty)
    },
    { wrapper },
  )
  const after = (change: () => void) => {
    isEmpty.mockClear()
    draws.mockClear()
    act(change)
    return [isEmpty.mock.calls.length > 0, draws.mock.calls.length, result.current]
  }
  expect(after(() => store.set('other', 'y'))).toEqual([false, 0, false])
  expect(after(() => store.set('line2', 'b'))).toEqual([true, 0, false])
  expect(
    after(() =>
      store.batch(() => {
        store.set('line1', undefined)
        store.set('line2', undefined)
      }),
    ),
  ).toEqual([true, 1, true])
})
