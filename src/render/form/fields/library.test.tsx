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
const choose = (form: string, at = 0) => {
  const choice = screen.getAllByRole('combobox')[at]
  if (choice !== undefined) fireEvent.mouseDown(choice)
  fireEvent.mouseUp(document.body)
  fireEvent.click(screen.getByText(form, { selector: '[role=option]' }))
}
const removeFirst = () => {
  const [first] = screen.getAllByTitle('action.remove')
  if (first !== undefined) fireEvent.click(first)
}
const text: DataRules = { type: 'string' }
const number: DataRules = { type: ['number', 'null'] }
const own: DataRules = { type: 'object', additionalProperties: text }

describe('an object whose names are its own', () => {
  it('has its names given, changed and taken out', async () => {
    const { sent } = await openValue(own, { a: 'x', b: 'y' })
    type(await screen.findByDisplayValue('a'), 'c.d')
    expect(await sent()).toEqual({ 'c.d': 'x', b: 'y' })
    removeFirst()
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

  it('may be called as what every object has by its nature, and keeps its name where it is given none', async () => {
    const { sent } = await openValue(own, { a: 'x', toString: 'y', '': 'w' })
    expect(screen.getByDisplayValue<HTMLInputElement>('w').disabled).toBe(true)
    type(await screen.findByDisplayValue('toString'), 'constructor')
    type(screen.getByDisplayValue('y'), 'z')
    for (const name of ['__proto__', '']) type(screen.getByDisplayValue('a'), name)
    expect(screen.getByDisplayValue('a')).toBeDefined()
    expect(Object.entries((await sent()) as object)).toEqual([
      ['a', 'x'],
      ['constructor', 'z'],
      ['', 'w'],
    ])
  })

  it('gives a new number none', async () => {
    await openValue({ type: 'object', additionalProperties: { type: 'number' } }, {})
    fireEvent.click(await screen.findByText('rows.add'))
    expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('')
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

describe('a value of any kind', () => {
  it('is of the kind that is chosen, begins with nothing, and each kind keeps what was entered', async () => {
    const { sent } = await openValue({ type: 'object', properties: { any: {} } })
    await screen.findByRole('combobox')
    choose('library.number')
    choose('library.text')
    expect(await sent()).toBeUndefined()
    choose('library.number')
    type(screen.getByRole('spinbutton'), '5')
    expect(await sent()).toEqual({ any: 5 })
    choose('library.object')
    expect(await sent()).toEqual({ any: {} })
    choose('library.nothing')
    expect(await sent()).toEqual({ any: null })
    choose('library.number')
    expect(await sent()).toEqual({ any: 5 })
  })

  it('stays of its kind under a name that is the data’s own, and in a list', async () => {
    const { sent } = await openValue({ type: 'object', additionalProperties: true }, { a: 5, b: ['x', { c: true }] })
    const five = await screen.findByDisplayValue('5')
    type(five, '')
    type(five, '7')
    type(screen.getByDisplayValue('x'), 'y')
    expect(await sent()).toEqual({ a: 7, b: ['y', { c: true }] })
    cleanup()
    await openValue({ type: 'array', items: true as unknown as DataRules }, ['z'])
    expect(await screen.findByDisplayValue('z')).toBeDefined()
  })
})

describe('an object of the form library', () => {
  it('asks for what depends on a value once that is there, and for what its limits decide, and sends it while it is asked for', async () => {
    const { sent } = await openValue({
      ...{
        type: 'object',
        properties: { card: { ...text, title: 'Card' }, pieces: { type: 'integer', title: 'Pieces' } },
      },
      dependentSchemas: { card: { properties: { address: { ...text, title: 'Address' } } } },
      if: { properties: { pieces: { type: 'integer', minimum: 5 } }, required: ['pieces'] },
      then: { properties: { why: { ...text, title: 'Why' } } },
    })
    await screen.findByLabelText('Card')
    expect([screen.queryByLabelText('Address'), screen.queryByLabelText('Why')]).toEqual([null, null])
    type(screen.getByLabelText('Card'), '42')
    type(screen.getByLabelText('Pieces'), '4')
    expect(screen.getByLabelText('Address')).toBeDefined()
    expect(screen.queryByLabelText('Why')).toBeNull()
    type(screen.getByLabelText('Pieces'), '5')
    expect(screen.getByLabelText('Why')).toBeDefined()
    type(screen.getByLabelText('Why'), 'much')
    type(screen.getByLabelText('Address'), 'here')
    expect(await sent()).toEqual({ card: '42', address: 'here', pieces: 5, why: 'much' })
    type(screen.getByLabelText('Pieces'), '4')
    type(screen.getByLabelText('Card'), '')
    expect(await sent()).toEqual({ pieces: 4 })
    type(screen.getByLabelText('Pieces'), '5')
    expect(await sent()).toEqual({ pieces: 5, why: 'much' })
  })

  it('has a place for each of the first entries of a list in it', async () => {
    const { sent } = await openValue({
      type: 'object',
      properties: {
        at: { type: 'array', prefixItems: [number, number], items: false as unknown as DataRules, minItems: 2 },
      },
    })
    type(await screen.findByLabelText(/^at-2/), '2')
    expect(await sent()).toEqual({ at: [null, 2] })
  })

  it('calls a place of a list by its title, and shows what stands beyond them, which may be taken out', async () => {
    const rules = {
      type: 'array',
      prefixItems: [{ ...text, title: 'Kind' }],
      items: false as unknown as DataRules,
      minItems: 1,
    }
    const { sent } = await openValue(rules, ['a', 'b'])
    expect((await screen.findByLabelText<HTMLInputElement>(/^Kind/)).value).toBe('a')
    expect(screen.getByDisplayValue('b')).toBeDefined()
    expect(screen.queryByText('rows.add')).toBeNull()
    removeFirst()
    expect(await sent()).toEqual(['a'])
  })
})

describe('the focus', () => {
  const focused = () => document.activeElement
  it('goes on to the entry after the one that is taken out, else to the button that adds one', async () => {
    await openValue({ type: 'array', items: text }, ['a', 'b'])
    await screen.findByDisplayValue('a')
    removeFirst()
    expect(focused()).toBe(screen.getByDisplayValue('b'))
    removeFirst()
    expect(focused()).toBe(screen.getByText('rows.add'))
  })

  it('goes on to the name after the one that is taken out, else to the button that adds one', async () => {
    await openValue(own, { a: 'x', b: 'y' })
    await screen.findByDisplayValue('x')
    removeFirst()
    expect(focused()).toBe(screen.getByDisplayValue('b'))
    removeFirst()
    expect(focused()).toBe(screen.getByText('rows.add'))
  })

  it('goes on from a name that is given to what stands under it', async () => {
    await openValue(own, { a: 'x', b: 'y' })
    const [name, value] = [await screen.findByDisplayValue('b'), screen.getByDisplayValue('y')]
    fireEvent.change(name, { target: { value: 'c' } })
    fireEvent.blur(name, { relatedTarget: value })
    expect(focused()).toBe(screen.getByDisplayValue('y'))
  })

  it('goes along with an entry that is moved', async () => {
    await openValue({ type: 'array', items: text }, ['a', 'b', 'c'])
    await screen.findByDisplayValue('a')
    const [first] = screen.getAllByTitle('library.moveDown')
    if (first !== undefined) fireEvent.click(first)
    expect(focused()).toBe(screen.getAllByTitle('library.moveDown')[1])
    if (first !== undefined) fireEvent.click(first)
    expect(focused()).toBe(screen.getAllByTitle('library.moveUp')[2])
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

it('a flag that is added to a list is one that is not set', async () => {
  const { sent } = await openValue({ type: 'array', items: { type: 'boolean' } }, [])
  for (let count = 0; count < 3; count += 1) fireEvent.click(await screen.findByText('rows.add'))
  const [, second] = screen.getAllByRole('checkbox')
  if (second !== undefined) fireEvent.click(second)
  expect(await sent()).toEqual([false, true, false])
})

it('a list that loses an entry loses what was wrong with it', async () => {
  await openValue({ type: 'array', items: { type: 'string', maxLength: 3 } }, ['long', 'ok'])
  type(await screen.findByDisplayValue('long'), 'longer')
  expect(screen.getByDisplayValue('longer').getAttribute('aria-invalid')).toBe('true')
  removeFirst()
  expect(screen.getByDisplayValue('ok').getAttribute('aria-invalid')).toBe('false')
})

it('a choice of the form library tells values apart that read alike', async () => {
  await openValue({ type: 'array', items: { enum: ['1', 1, { a: 1 }] as string[] } }, ['1'])
  fireEvent.mouseDown(await screen.findByRole('combobox'))
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(
    expect.arrayContaining(['"1"', '1', '{"a":1}']),
  )
})
