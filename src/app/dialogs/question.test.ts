import { createStore } from 'jotai/vanilla'
import { describe, expect, it } from 'vitest'
import { ask, questionAtom } from './question.ts'

const question = { title: 'Sure?', text: 'Really', confirm: 'Yes', cancel: 'No' }

describe('a question', () => {
  it('is open until it is answered', async () => {
    const store = createStore()
    const asked = ask(store, question)
    expect(store.get(questionAtom)?.question).toEqual(question)
    store.get(questionAtom)?.answer(true)
    expect(await asked).toBe(true)
    expect(store.get(questionAtom)).toBeNull()
  })

  it('that another one replaces counts as declined', async () => {
    const store = createStore()
    const first = ask(store, question)
    const second = ask(store, { ...question, title: 'And this?' })
    expect(await first).toBe(false)
    expect(store.get(questionAtom)?.question.title).toBe('And this?')
    store.get(questionAtom)?.answer(true)
    expect(await second).toBe(true)
  })
})
