// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { exampleField, exampleSection } from '../../config/rules/examples.ts'
import { focusPlace, focusSection } from './focus.ts'

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

it.each(['stays', 'goes on elsewhere'])(
  'a section that is still drawn is gone to once it is there, by who %s',
  async (who) => {
    document.body.innerHTML = `<button id="entry"></button><input id="other" />
    <section aria-busy="true"><h3 id="f-section-late" tabindex="-1"></h3></section>`
    const focused = () => document.activeElement?.id
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    document.getElementById('entry')?.focus()
    focusSection('f', 'late')
    await frame()
    expect(focused()).toBe('entry')
    if (who !== 'stays') document.getElementById('other')?.focus()
    document.querySelector('section')?.removeAttribute('aria-busy')
    await frame()
    await frame()
    expect(focused()).toBe(who === 'stays' ? 'f-section-late' : 'other')
  },
)
