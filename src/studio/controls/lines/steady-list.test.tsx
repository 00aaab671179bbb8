// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useSteadyList } from './steady-list.ts'

describe('[BX-04] a list that an input holds', () => {
  it('is the same one while it holds the same, so that what is begun there is not forgotten', () => {
    const { result, rerender } = renderHook(({ list }) => useSteadyList(list), { initialProps: { list: ['en', 'ja'] } })
    const first = result.current
    rerender({ list: ['en', 'ja'] })
    expect(result.current).toBe(first)
    rerender({ list: ['ja', 'en'] })
    expect(result.current).toEqual(['ja', 'en'])
  })
})
