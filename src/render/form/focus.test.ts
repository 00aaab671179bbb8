// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { exampleField, exampleSection } from '../../config/rules/examples.ts'
import { exampleForm } from '../../config/rules/examples.ts'
import { createScope } from '../../config/index.ts'
import { focusPlace, focusSection, placeOf } from './focus.ts'
import { nameOf } from './summary.tsx'

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

it('a value inside one that no part draws is called by the way that leads to it', () => {
  const rules = { type: 'object', properties: { code: { type: 'string', title: 'Code' } } }
  const steps = { type: 'array', title: 'Steps', items: rules }
  const job = { type: 'object', properties: { steps }, additionalProperties: { type: 'string' } }
  const model = exampleForm({
    schema: { type: 'object', properties: { job } },
    sections: [exampleSection('main', [exampleField('job', { label: 'Job' })])],
  })
  const data = { job: { steps: [{}, {}], 'a.b': 1 } }
  const scope = createScope({ session: {}, tenant: {}, address: {} }, { data: () => data, record: () => undefined })
  const t = (label: string, { before, label: own }: Record<string, string | number> = {}) =>
    label === 'form.fieldOf' ? `${before} > ${own}` : label
  const nameAt = (path: string, beyond: string[] = []) => {
    const place = placeOf(path, model, scope, beyond)
    return place && nameOf(place, model, scope, t)
  }
  expect(nameAt('job.steps.1.code')).toBe('Job > Steps 2 > Code')
  expect(nameAt('job', ['a.b'])).toBe('Job > a.b')
  expect(nameAt('job')).toBe('Job')
})

it('what is wrong in a list that stands in a row of another is called by both rows, and takes the focus', () => {
  const inner = exampleField('parts', {
    label: 'Parts',
    fields: [exampleField('code'), exampleField('qty', { label: 'Qty' })],
  })
  const model = exampleForm({
    sections: [exampleSection('main', [exampleField('lines', { label: 'Lines', fields: [inner] })])],
  })
  const scope = createScope({ session: {}, tenant: {}, address: {} })
  const place = placeOf('lines.1.parts.2.qty', model, scope)
  if (place === undefined) throw new Error('no place')
  expect(nameOf(place, model, scope, (label) => label)).toBe('Lines 2 Parts 3 Qty')
  for (const shown of ['', '-shown']) {
    document.body.innerHTML = `<ul id="f-lines" tabindex="-1"><li id="f-lines-row-1">
      <div id="f-lines-1-parts${shown}" tabindex="-1"><table><tr id="f-lines-1-parts${shown}-row-2">
        <td><input id="f-lines-1-parts-2-code" /></td><td><input id="f-lines-1-parts-2-qty${shown}" /></td>
      </tr></table></div></li></ul>`
    focusPlace('f', place)
    expect(document.activeElement?.id).toBe(`f-lines-1-parts-2-qty${shown}`)
  }
})

it('in a row it is called by the field that is shown there', () => {
  const kind = (is: string) => exampleField(`of-${is}`, { path: 'at', label: is, visible: { field: 'row.kind', is } })
  const model = exampleForm({
    sections: [exampleSection('main', [exampleField('lines', { label: 'Lines', fields: [kind('A'), kind('B')] })])],
  })
  const data = { lines: [{ kind: 'B' }] }
  const scope = createScope({ session: {}, tenant: {}, address: {} }, { data: () => data, record: () => undefined })
  const place = placeOf('lines.0.at', model, scope)
  expect(place && nameOf(place, model, scope, (label) => label)).toBe('Lines 1 B')
})

it('the rows of a list are counted as they are shown: those marked as removed are not', () => {
  const entries = { idField: 'id', actionField: 'action', added: 'A', changed: 'U', removed: 'D' }
  const field = exampleField('lines', { label: 'Lines', entries, fields: [exampleField('qty', { label: 'Qty' })] })
  const model = exampleForm({ sections: [exampleSection('main', [field])] })
  const data = { lines: [{ id: '1', action: 'D' }, { id: '2' }, { id: '3', action: 'D' }, { id: '4' }] }
  const scope = createScope({ session: {}, tenant: {}, address: {} }, { data: () => data, record: () => undefined })
  const namesOf = [1, 3].map((index) => {
    const place = placeOf(`lines.${index}.qty`, model, scope)
    return place && nameOf(place, model, scope, (label) => label)
  })
  expect(namesOf).toEqual(['Lines 1 Qty', 'Lines 2 Qty'])
})

it('a value that several fields show is looked for at the one that asks for it, a hidden one only where no other shows it', () => {
  const hidden = exampleField('hidden', { path: 'weight', visible: { field: 'kind', is: 'A' } })
  const [shown, asking] = [exampleField('shown', { path: 'weight' }), exampleField('asking', { path: 'weight' })]
  const placeIn = (...fields: (typeof hidden)[]) =>
    placeOf(
      'weight',
      exampleForm({ sections: [exampleSection('main', fields)] }),
      createScope({ session: {}, tenant: {}, address: {} }),
    )?.field.id
  expect(placeIn(hidden, shown, { ...asking, required: { on: 'save' } })).toBe('asking')
  expect(placeIn(hidden, shown)).toBe('shown')
  expect(placeIn(hidden)).toBe('hidden')
})
