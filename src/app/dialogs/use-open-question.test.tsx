// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import { Provider } from 'jotai/react'
import { createStore } from 'jotai/vanilla'
import { afterEach, expect, it } from 'vitest'
import { ask, questionAtom } from './question.ts'
import { useOpenQuestion } from './use-open-question.ts'

afterEach(cleanup)

it('a question that is open when a session ends is declined, and asked of nobody who signs in next', async () => {
  const store = createStore()
  const shell = renderHook(useOpenQuestion, {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  })
  const asked = ask(store, { title: 'Delete it?', text: 'It goes', confirm: 'Yes', cancel: 'No' })
  shell.unmount()
  expect(store.get(questionAtom)).toBeNull()
  expect(await asked).toBe(false)
})
