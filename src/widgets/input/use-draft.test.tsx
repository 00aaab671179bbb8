// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useDraft } from './use-draft.ts'

afterEach(cleanup)

it('a value that comes from elsewhere while one types replaces the text, and is not written over', () => {
  const change = vi.fn()
  const rules = { show: (value: string) => value, read: (text: string) => text, change }
  const { result, rerender } = renderHook((value: string) => useDraft({ ...rules, value }), { initialProps: 'KG' })
  act(() => result.current.focus())
  act(() => result.current.type('KGS'))
  rerender('LB')
  expect(result.current.text).toBe('LB')
  act(() => result.current.blur())
  expect(change).not.toHaveBeenCalled()
})
