import { useEffect } from 'react'
import { useAtomValue, useStore } from 'jotai/react'
import { questionAtom } from './question.ts'
import type { OpenQuestion } from './question.ts'

/** The question to draw. One that is open when what draws it goes, as at the end of a session, is declined: whoever comes next is not asked it. */
export function useOpenQuestion(): OpenQuestion | null {
  const store = useStore()
  useEffect(() => () => store.get(questionAtom)?.answer(false), [store])
  return useAtomValue(questionAtom)
}
