// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { DataRules } from '../../../config/index.ts'
import { openValue, type, choose, removeFirst, text, number, own } from '../../testing/library-value.tsx'

afterEach(cleanup)

describe('a value of any kind', () => {
  it('is of the kind that is chosen, begins with nothing, and each kind keeps what was entered', async () => {
    const { sent } = await openValue({ type: 'object', properties: { any: {} } })
    await screen.findByRole('combobox')
    choose('library.number')
    choose('library.text')
    expect(await sent()).toBeUndefined()
    choose('library.number')
    type(screen.getByRole('textbox'), '5')
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

  it('takes what is chosen in a list of choices that the gateway sent as nothing', async () => {
    const { sent } = await openValue({ type: 'array', uniqueItems: true, items: { enum: ['A', 'B'] } }, null)
    await screen.findByRole('combobox')
    choose('B')
    expect(await sent()).toEqual(['B'])
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

describe('a key', () => {
  const address: DataRules = { type: 'object', properties: { street: text, town: text } }
  const node: DataRules = { ...address, properties: { ...address.properties, next: { $ref: '#/$defs/node' } } }
  const places = { a: { street: 'S', town: 'T' }, b: { street: 'U', town: 'V' } }
  it.each<[string, DataRules, unknown, string]>([
    ['of a name that is the data’s own', own, { a: 'S', b: 'U', c: 'V' }, 'S'],
    ['of an object under such a name', { type: 'object', additionalProperties: address }, places, 'S'],
    ['under a pattern', { type: 'object', patternProperties: { '^[ab]$': address } }, places, 'S'],
    ['of any kind', { type: 'object', additionalProperties: true }, { a: 'S', b: 'U' }, 'S'],
    ['of one of two forms', { oneOf: [{ title: 'A', ...address }, number] }, places.a, 'S'],
    [
      'in a type that holds itself',
      { $ref: '#/$defs/node' },
      { ...places.a, next: { ...places.b, next: places.a } },
      'U',
    ],
  ])('draws no other value than the one it is in: %s', async (_what, rules, value, typedIn) => {
    const read = vi.spyOn(HTMLInputElement.prototype, 'value', 'get')
    await openValue(rules, value, { node })
    const [input] = await screen.findAllByDisplayValue(typedIn)
    if (input === undefined) throw new Error('no input')
    fireEvent.change(input, { target: { value: 'X' } })
    read.mockClear()
    fireEvent.change(input, { target: { value: 'XY' } })
    const drawn = new Set<unknown>(read.mock.contexts)
    expect(screen.getAllByRole('textbox').filter((each) => drawn.has(each))).toEqual([input])
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

describe('an object that may be missing', () => {
  const address: DataRules = {
    ...{ type: 'object', title: 'Address', required: ['street'] },
    properties: { street: { ...text, title: 'Street' }, main: { type: 'boolean', title: 'Main' } },
  }

  it('is emptied at once, with what was wrong in it, and the focus goes to its first value', async () => {
    const { sent } = await openValue(
      { type: 'array', items: { type: 'object', properties: { address, note: text } } },
      [{ note: 'x', address: { street: 'S', main: true } }],
    )
    type(await screen.findByLabelText(/^Street/), '')
    expect(screen.getByLabelText(/^Street/).getAttribute('aria-invalid')).toBe('true')
    removeFirst()
    expect(screen.getByLabelText(/^Street/).getAttribute('aria-invalid')).toBe('false')
    expect(document.activeElement).toBe(screen.getByLabelText(/^Street/))
    expect(await sent()).toEqual([{ note: 'x' }])
  })

  it('has nothing to empty where it is required or holds nothing', async () => {
    const item: DataRules = { type: 'object', properties: { address, note: text }, required: ['address'] }
    await openValue(
      { type: 'object', properties: { one: item, other: address } },
      { one: { address: { street: 'S' } } },
    )
    await screen.findByDisplayValue('S')
    expect(screen.getAllByTitle('action.remove')).toHaveLength(1)
  })
})

describe('a number of the form library', () => {
  const object: DataRules = {
    type: 'object',
    additionalProperties: false,
    patternProperties: { '^n$': { type: 'number', title: 'N' } },
  }
  const input = () => screen.findByDisplayValue<HTMLInputElement>('7')

  it.each([
    ['1,234.5', 1234.5],
    ['1e-7', 1e-7],
    ['１２', 12],
    ['5.', 5],
  ])('takes %s as %d', async (typed, value) => {
    const { sent } = await openValue(object, { n: 7 })
    type(await input(), typed)
    expect(await sent()).toEqual({ n: value })
  })

  it.each([
    ['1,5', 'form.invalidNumber'],
    ['0x10', 'form.invalidNumber'],
    ['Infinity', 'form.invalidNumber'],
    ['12345678901234567', 'form.longNumber'],
    ['1e400', 'form.longNumber'],
  ])('keeps %s as it was typed, says at it and in the list what is wrong, and sends nothing', async (typed, said) => {
    const { sent } = await openValue(object, { n: 7 })
    type(await input(), typed)
    expect(screen.getByDisplayValue(typed).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(said)).toBeDefined()
    expect(await sent()).toBeUndefined()
    expect(screen.getByText(new RegExp(`: ${said}$`))).toBeDefined()
  })

  it('is one of a list where the rules say so', async () => {
    const { sent } = await openValue(
      { type: 'object', properties: { n: { type: 'number', enum: [1.5, 2000.5] } } },
      { n: 2000.5 },
    )
    expect((await screen.findByRole('combobox')).textContent).toBe('2000.5')
    choose('1.5')
    expect(await sent()).toEqual({ n: 1.5 })
  })
})
