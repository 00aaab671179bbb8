// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { exampleField, exampleSection } from '../../config/rules/examples.ts'
import { focusPlace } from './focus.ts'

afterEach(() => {
  document.body.innerHTML = ''
})

const field = exampleField('weight')
const section = exampleSection('totals', [field])

/** A part of a value and its unit, as the form lays it. */
function draw(wrong: string): void {
  document.body.innerHTML = `<div id="f-weight-slot">
    <input id="f-weight" aria-invalid="${String(wrong === 'weight')}" />
    <input id="unit" aria-invalid="${String(wrong === 'unit')}" />
  </div>`
}

it.each([
  ['unit', 'unit'],
  ['weight', 'f-weight'],
  ['neither', 'f-weight'],
])('what is wrong in a part takes the focus: %s', (wrong, focused) => {
  draw(wrong)
  focusPlace('f', { section, field })
  expect(document.activeElement?.id).toBe(focused)
})
