// @vitest-environment jsdom
import { useState, type ReactNode } from 'react'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useTyping } from './use-typing.ts'
import { wordsIn, WordsContext, type StudioLanguage } from './words/words.ts'

afterEach(cleanup)

it('what was typed where it is no more is told in the language that is read now', () => {
  let speak: (language: StudioLanguage) => void = () => undefined
  function Spoken({ children }: { children: ReactNode }) {
    const [language, setLanguage] = useState<StudioLanguage>('en')
    speak = setLanguage
    return <WordsContext value={wordsIn(language)}>{children}</WordsContext>
  }
  const fail = vi.fn()
  const asked = () => 0
  const { result } = renderHook(() => useTyping({ asked, settled: 0, fail }), { wrapper: Spoken })
  const { current: before } = result
  act(() => speak('ja'))
  expect(result.current).toBe(before)
  result.current.lose('half a word')
  expect(fail).toHaveBeenCalledWith({ at: 'change', reason: wordsIn('ja').t('inspector.gone'), lost: 'half a word' })
})
