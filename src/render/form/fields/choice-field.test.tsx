// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { DataRules } from '../../../config/index.ts'
import { exampleField } from '../../../config/rules/examples.ts'
import { exampleSection } from '../../../config/rules/examples.ts'
import { openPanel, panelForm } from '../../testing/panel.tsx'
import { openValue, type, choose, text } from '../../testing/library-value.tsx'
import { ok } from '../../testing/world.tsx'

afterEach(cleanup)

describe('a choice between forms', () => {
  const [card, transfer]: DataRules[] = [
    {
      ...{ title: 'Card', type: 'object', required: ['kind', 'number'] },
      properties: {
        kind: { const: 'card', title: 'Kind' },
        number: { ...text, title: 'Number' },
        note: { ...text, title: 'Note' },
        level: { type: 'integer', title: 'Level', default: 3 },
      },
    },
    {
      ...{ title: 'Transfer', type: 'object', required: ['kind', 'account'] },
      properties: {
        kind: { const: 'transfer', title: 'Kind' },
        account: { ...text, title: 'Account' },
        note: { ...text, title: 'Note' },
      },
    },
  ]
  const pay: DataRules = { oneOf: [card, transfer, { title: 'Nothing', type: 'null' }] }
  const input = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))

  it('shows the constant of the first, begins with it and its defaults once something is typed, and is gone with that', async () => {
    const { sent } = await openValue(pay)
    await screen.findByLabelText(/^Number/)
    expect([input('Kind').value, input('Kind').disabled]).toEqual(['card', true])
    expect(await sent()).toBeUndefined()
    type(input('Number'), '42')
    expect(await sent()).toEqual({ kind: 'card', number: '42', level: 3 })
    type(input('Level'), '')
    type(input('Number'), '')
    expect(await sent()).toBeUndefined()
  })

  it('is drawn by the form of what an effect of a value beside it puts, and stays while one types in it', async () => {
    const offer = { kind: 'transfer', account: 'B' }
    const rules: DataRules = { type: 'object', properties: { by: { ...text, title: 'By' }, pay } }
    const model = panelForm({
      schema: { ...panelForm().schema, properties: { value: rules, offer: pay, id: text } },
      sections: [exampleSection('main', [exampleField('value')])],
      effects: [{ id: 'offered', on: 'value.by', clear: [], clearFields: [], set: { 'value.pay': { from: 'offer' } } }],
    })
    await openPanel(model, { recordId: '1', replies: { getExample: () => ok({ id: '1', offer }) } })
    await screen.findByLabelText(/^Number/)
    type(input('Number'), '42')
    type(input('By'), 'B')
    expect(input('Account').value).toBe('B')
    expect(screen.queryByLabelText(/^Number/)).toBeNull()
    type(input('Account'), '')
    expect(input('Account').value).toBe('')
  })

  it('sends what was entered in the one that is shown, keeps that of the others, and takes along what they have in common', async () => {
    const { sent } = await openValue(pay)
    await screen.findByLabelText(/^Number/)
    type(input('Number'), '42')
    type(input('Note'), 'first')
    choose('Transfer')
    expect(await sent()).toBeUndefined()
    expect(input('Account').getAttribute('aria-invalid')).toBe('true')
    choose('Card')
    expect(document.querySelector('[aria-invalid=true]')).toBeNull()
    choose('Transfer')
    type(input('Account'), 'A')
    type(input('Note'), 'second')
    expect(await sent()).toEqual({ kind: 'transfer', account: 'A', note: 'second' })
    choose('Nothing')
    expect(await sent()).toBeNull()
    choose('Card')
    expect(await sent()).toEqual({ kind: 'card', number: '42', note: 'first', level: 3 })
  })
})

it('a choice of the form library tells values apart that read alike', async () => {
  await openValue({ type: 'array', items: { enum: ['1', 1, { a: 1 }] as string[] } }, ['1'])
  fireEvent.mouseDown(await screen.findByRole('combobox'))
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(
    expect.arrayContaining(['"1"', '1', '{"a":1}']),
  )
})
