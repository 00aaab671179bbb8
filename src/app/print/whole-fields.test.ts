// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { printWholeFields, WHOLE_FIELD } from './whole-fields.ts'

it('a field that the portal draws by itself says so, too; a number has room', () => {
  document.body.innerHTML =
    '<div><label>Words</label><input type="text" value="longer than its line"></div><div><input type="text" inputmode="numeric" value="12"></div>'
  const stop = printWholeFields()
  window.dispatchEvent(new Event('beforeprint'))
  expect([...document.querySelectorAll('div')].map((box) => box.getAttribute(WHOLE_FIELD))).toEqual([
    'longer than its line',
    null,
  ])
  stop()
})

it('a field on one line says on paper all that it holds, a password nothing; afterwards it is as it was', () => {
  document.body.innerHTML = ['text', 'password', 'checkbox']
    .map((type) => `<div class="MuiInputBase-root"><input type="${type}" value="longer than its line"></div>`)
    .join('')
  const told = () => [...document.querySelectorAll('div')].map((box) => box.getAttribute(WHOLE_FIELD))
  const nothing = [null, null, null]
  const stop = printWholeFields()
  window.dispatchEvent(new Event('beforeprint'))
  expect(told()).toEqual(['longer than its line', null, null])
  window.dispatchEvent(new Event('afterprint'))
  expect(told()).toEqual(nothing)
  stop()
  window.dispatchEvent(new Event('beforeprint'))
  expect(told()).toEqual(nothing)
})
