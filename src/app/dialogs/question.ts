import { atom } from 'jotai/vanilla'
import type { Question } from '../../render/index.ts'
import type { Store } from '../portal/state.ts'

/** A question that waits for its answer. */
export interface OpenQuestion {
  question: Question
  answer(confirmed: boolean): void
}

export const questionAtom = atom<OpenQuestion | null>(null)

/** Asks the user; resolves with the answer. A question that another one replaces counts as declined. */
export function ask(store: Store, question: Question): Promise<boolean> {
  store.get(questionAtom)?.answer(false)
  return new Promise((resolve) => {
    store.set(questionAtom, {
      question,
      answer(confirmed) {
        store.set(questionAtom, null)
        resolve(confirmed)
      },
    })
  })
}
