// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { takeFocus } from './take-focus.ts'

it('what is drawn anew has the focus where nobody has it', () => {
  const [first, second] = ['a', 'b'].map((each) => {
    const button = document.body.appendChild(document.createElement('button'))
    button.textContent = each
    return button
  })
  takeFocus(null)
  takeFocus(first ?? null)
  expect(document.activeElement).toBe(first)
  takeFocus(second ?? null)
  expect(document.activeElement).toBe(first)
})
