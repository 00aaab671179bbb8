import { describe, expect, it } from 'vitest'
import type { FieldModel, FormModel, RuleModel } from '../model/form.ts'
import { askingFor, isAskedFor } from './asked.ts'
import { exampleField, exampleForm, exampleNote, exampleSection } from './examples.ts'
import { createScope, rowScope } from './scope.ts'

const filled = (field: string) => ({ field, filled: true as const })
const rule = (more: Partial<RuleModel> & Pick<RuleModel, 'require' | 'at'>): RuleModel => ({
  ...{ id: 'rule', on: 'submit', message: 'missing' },
  ...more,
})

function formOf(fields: FieldModel[], rules: RuleModel[]): FormModel {
  return exampleForm({ sections: [exampleSection('main', fields)], rules })
}

function isAsked(field: FieldModel, model: FormModel, data: object, row?: string): boolean {
  const scope = createScope({ session: {}, tenant: {}, address: {} }, { data: () => data, record: () => undefined })
  const at = row === undefined ? scope : rowScope(scope, row)
  return askingFor(field, model).some((each) => isAskedFor(each, at))
}

describe('a rule between fields asks for the field', () => {
  const from = exampleField('from', { covers: ['from', 'fromCountry'] })
  const port = exampleField('port')
  const either = rule({ require: { any: [filled('from'), filled('port')] }, at: 'from' })

  it('at which its message stands, while it would be broken without it, filled or not', () => {
    const model = formOf([from, port], [either])
    expect(isAsked(from, model, {})).toBe(true)
    expect(isAsked(from, model, { from: 'A', fromCountry: 'B' })).toBe(true)
    expect(isAsked(from, model, { port: 'A' })).toBe(false)
    expect(isAsked(port, model, {})).toBe(false)
  })

  it('while its condition holds', () => {
    const note = exampleField('note')
    const model = formOf([note], [rule({ when: { field: 'kind', is: 'A' }, require: filled('note'), at: 'note' })])
    expect(isAsked(note, model, { kind: 'B' })).toBe(false)
    expect(isAsked(note, model, { kind: 'A' })).toBe(true)
  })

  it('which it cannot do without, though its message stands at another one', () => {
    const [first, last] = [exampleField('first'), exampleField('last')]
    const model = formOf([first, last], [rule({ when: filled('first'), require: filled('last'), at: 'first' })])
    expect(isAsked(last, model, { first: 1 })).toBe(true)
    expect(isAsked(last, model, {})).toBe(false)
    expect(isAsked(first, model, { first: 1 })).toBe(false)
  })

  it('whose value another field that is shown requires', () => {
    const cards = exampleField('cards', { path: 'kind' })
    const kind = exampleField('kind', { required: { on: 'submit' }, visible: { field: 'late', filled: false } })
    const model = formOf([cards, kind], [])
    expect(isAsked(cards, model, {})).toBe(true)
    expect(isAsked(cards, model, { late: true })).toBe(false)
  })

  it('but not that of its own entry of a list, of which another field requires another entry', () => {
    const [one, other] = [exampleNote('one'), exampleNote('other', { required: { on: 'submit' } })]
    expect(isAsked(one, formOf([one, other], []), {})).toBe(false)
  })

  it('of the row that it is asked of', () => {
    const text = exampleField('text')
    const lines = exampleField('lines', { fields: [text] })
    const asks = rule({ each: 'lines', when: filled('row.count'), require: filled('row.text'), at: 'text' })
    const model = formOf([lines], [asks])
    const data = { lines: [{ count: 1 }, {}] }
    expect(isAsked(text, model, data, 'lines.0')).toBe(true)
    expect(isAsked(text, model, data, 'lines.1')).toBe(false)
  })

  it('never, where it says only what a value must be', () => {
    const day = exampleField('day')
    const model = formOf([day], [rule({ require: { not: { field: 'day', before: '20260101' } }, at: 'day' })])
    expect(isAsked(day, model, {})).toBe(false)
    expect(isAsked(day, model, { day: '20250101' })).toBe(false)
  })
})
