// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { exampleField } from '../../../config/rules/examples.ts'
import { exampleSection } from '../../../config/rules/examples.ts'
import { openPanel, panelForm, textField, typeIn } from '../../testing/panel.tsx'
import { openValue, type, removeFirst, text, own } from '../../testing/library-value.tsx'
import { ok } from '../../testing/world.tsx'

afterEach(cleanup)

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
    const [, value] = screen.getAllByRole<HTMLInputElement>('textbox')
    expect(value?.value).toBe('')
  })

  it('says at a value what is wrong with it, though its name holds a point', async () => {
    const rules = { type: 'object', additionalProperties: { type: 'number' } }
    const { sent } = await openValue(rules, { 'a.b': 1, 'c.d': 2, 'e.f': 3 })
    for (const [before, after] of Object.entries({ 1: 'one', 3: 'three' }))
      type(await screen.findByDisplayValue(before), after)
    expect(await sent()).toBeUndefined()
    const isWrong = (value: string) => screen.getByDisplayValue(value).getAttribute('aria-invalid')
    expect(['one', '2', 'three'].map(isWrong)).toEqual(['true', 'false', 'true'])
    expect(screen.getAllByText('form.invalidNumber')).toHaveLength(2)
    const links = within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('button', { hidden: true })
    for (const [at, value] of ['one', 'three'].entries()) {
      fireEvent.click(links[at] as HTMLElement)
      expect(document.activeElement).toBe(screen.getByDisplayValue(value))
    }
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

describe('the focus', () => {
  const focused = () => document.activeElement
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
})
