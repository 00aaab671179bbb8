// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { DataRules, JsonObject } from '../../../config/index.ts'
import { exampleField, exampleSection } from '../../../config/rules/examples.ts'
import { openPanel, panelForm, press, textField, typeIn } from '../../testing/panel.tsx'
import { ok } from '../../testing/world.tsx'

afterEach(cleanup)

/** A form of one value that the form library draws, `value`, as it was loaded. */
async function openValue(rules: DataRules, value?: unknown, $defs: Record<string, DataRules> = {}) {
  const model = panelForm({
    schema: { ...panelForm().schema, properties: { value: rules, id: { type: 'string' } }, $defs },
    sections: [exampleSection('main', [exampleField('value', { label: 'Value' })])],
  })
  const { callsOf } = await openPanel(model, {
    recordId: '1',
    replies: { getExample: () => ok({ id: '1', ...(value !== undefined && { value }) }), saveExample: () => ok({}) },
  })
  return {
    async sent() {
      const before = callsOf('saveExample').length
      await act(async () => press('Save'))
      return (callsOf('saveExample')[before]?.body as JsonObject | undefined)?.['value']
    },
  }
}

const type = (input: HTMLElement, value: string) => {
  fireEvent.change(input, { target: { value } })
  fireEvent.blur(input)
}
const text: DataRules = { type: 'string' }
const own: DataRules = { type: 'object', additionalProperties: text }

describe('an object whose names are its own', () => {
  it('has its names given, changed and taken out', async () => {
    const { sent } = await openValue(own, { a: 'x', b: 'y' })
    type(await screen.findByDisplayValue('a'), 'c.d')
    expect(await sent()).toEqual({ 'c.d': 'x', b: 'y' })
    const [first] = screen.getAllByTitle('Remove')
    if (first !== undefined) fireEvent.click(first)
    expect(await sent()).toEqual({ b: 'y' })
    fireEvent.click(screen.getByText('rows.add'))
    type(screen.getByDisplayValue('newKey'), 'e')
    expect(await sent()).toEqual({ b: 'y', e: '' })
  })

  it.each([
    ['any name', { additionalProperties: { anyOf: [text, { type: 'array', items: text }] } }],
    ['names of a pattern', { additionalProperties: false, patternProperties: { '^n': text } }],
  ])('of %s begins a new one with nothing of the kind that is asked for first', async (_what, rules) => {
    const { sent } = await openValue({ type: 'object', ...rules }, {})
    fireEvent.click(await screen.findByText('rows.add'))
    expect(screen.queryByDisplayValue('[object Object]')).toBeNull()
    expect(await sent()).toEqual({ newKey: '' })
  })

  it('draws values by all parts of their rules, and those of a list of several types as a choice', async () => {
    const parts = {
      allOf: [
        { type: 'object', properties: { n: { ...text, title: 'Inner' } } },
        { type: 'object', minProperties: 1 },
      ],
    }
    await openValue({ type: 'object', additionalProperties: parts }, { a: { n: 'deep' } })
    expect(await screen.findByDisplayValue('deep')).toBeDefined()
    cleanup()
    const { sent } = await openValue({ type: 'object', additionalProperties: { enum: ['x', 1] as string[] } }, { a: 1 })
    fireEvent.mouseDown(await screen.findByText('1', { selector: '[role=combobox]' }))
    fireEvent.mouseUp(document.body)
    fireEvent.click(screen.getByText('x', { selector: '[role=option]' }))
    expect(await sent()).toEqual({ a: 'x' })
  })

  it('shows what comes from elsewhere, under its names', async () => {
    const offer = { y: '2' }
    const model = panelForm({
      schema: { ...panelForm().schema, properties: { value: own, offer: own, id: text, kind: text } },
      sections: [exampleSection('main', [exampleField('value'), textField('kind')])],
      effects: [{ id: 'offered', on: 'kind', clear: [], clearFields: [], set: { value: { from: 'offer' } } }],
    })
    await openPanel(model, {
      recordId: '1',
      replies: { getExample: () => ok({ id: '1', value: { x: '1' }, offer }) },
    })
    await screen.findByDisplayValue('x')
    typeIn('kind', 'A')
    expect(screen.getByDisplayValue('y')).toBeDefined()
    expect(screen.queryByDisplayValue('x')).toBeNull()
  })
})

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
  const choose = (form: string) => {
    const [choice] = screen.getAllByRole('combobox')
    if (choice !== undefined) fireEvent.mouseDown(choice)
    fireEvent.mouseUp(document.body)
    fireEvent.click(screen.getByText(form, { selector: '[role=option]' }))
  }

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

it('a type that the reader opens begins with its defaults and constants', async () => {
  const node: DataRules = {
    ...{ type: 'object', title: 'Node', required: ['kind'] },
    properties: {
      kind: { const: 'K' },
      size: { type: 'integer', default: 3 },
      inner: { $ref: '#/$defs/node', title: 'Inner' },
    },
  }
  const { sent } = await openValue({ type: 'array', items: { $ref: '#/$defs/node' } }, [{ kind: 'K' }], { node })
  fireEvent.click(await screen.findByText('Inner'))
  expect(await sent()).toEqual([{ kind: 'K', inner: { kind: 'K', size: 3 } }])
})

it('a list that loses an entry loses what was wrong with it', async () => {
  await openValue({ type: 'array', items: { type: 'string', maxLength: 3 } }, ['long', 'ok'])
  type(await screen.findByDisplayValue('long'), 'longer')
  expect(screen.getByDisplayValue('longer').getAttribute('aria-invalid')).toBe('true')
  const [first] = screen.getAllByTitle('Remove')
  if (first !== undefined) fireEvent.click(first)
  expect(screen.getByDisplayValue('ok').getAttribute('aria-invalid')).toBe('false')
})

it('a choice of the form library tells values apart that read alike', async () => {
  await openValue({ type: 'array', items: { enum: ['1', 1, { a: 1 }] as string[] } }, ['1'])
  fireEvent.mouseDown(await screen.findByRole('combobox'))
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(
    expect.arrayContaining(['"1"', '1', '{"a":1}']),
  )
})
