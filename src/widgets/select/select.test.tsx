import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { askedLookup, lookupOf, openForm } from '../testing/form.tsx'
import { person } from '../testing/person.ts'

// @vitest-environment jsdom

afterEach(cleanup)

const rules = { kind: { type: 'string' } }
const lookups = [lookupOf('kinds', { A: 'Apple', B: 'Banana' })]
const field = { id: 'kind', widget: 'select', options: { lookup: 'kinds' } }
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'kind' })

const open = () => person.click(input())

describe('a choice', () => {
  it('offers labels and sends the code', async () => {
    const { saved } = await openForm({ fields: [field], rules, lookups })
    await open()
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Apple', 'Banana'])
    await person.click(screen.getByRole('option', { name: 'Banana' }))
    expect(input().value).toBe('Banana')
    expect(await saved()).toEqual({ kind: 'B' })
  })

  it('opens at one press of the mouse, after which the browser leaves the focus in it', async () => {
    await openForm({ fields: [field], rules, lookups })
    const isLeftToBrowser = fireEvent.mouseDown(input(), { button: 0 })
    expect(isLeftToBrowser).toBe(false)
    expect(screen.getAllByRole('option')).toHaveLength(2)
    expect(document.activeElement).toBe(input())
  })

  it('whose options could not be loaded asks for them again each time that it is opened', async () => {
    const answers: Record<string, unknown> = { kinds: new Error('no line') }
    const { calls } = await openForm({ fields: [field], rules, lookups: [askedLookup('kinds')], answers })
    await person.tab()
    await open()
    expect(await screen.findByText('lookup.failed')).not.toBeNull()
    await person.keyboard('{Escape}')
    answers['kinds'] = { items: [{ value: 'A', label: 'Apple' }] }
    await person.keyboard('{ArrowDown}')
    expect(await screen.findByRole('option', { name: 'Apple' })).not.toBeNull()
    const asked = calls.filter(({ operation }) => operation === 'kinds').length
    await person.keyboard('{Escape}{ArrowDown}')
    expect(calls.filter(({ operation }) => operation === 'kinds')).toHaveLength(asked)
  })

  it('is found by typing a part of its label or its code', async () => {
    await openForm({ fields: [field], rules, lookups })
    await open()
    await person.keyboard('nan')
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Banana'])
  })

  it.each(['Banana', 'nan', ' banana\t', 'ｂａｎａｎａ'])(
    'that is left with %j in it is the one that this means',
    async (typed) => {
      const { saved } = await openForm({ fields: [field], rules, lookups, data: { kind: 'A' } })
      await person.tab()
      fireEvent.input(input(), { target: { value: typed } })
      await person.tab()
      expect(input().value).toBe('Banana')
      expect(await saved()).toEqual({ kind: 'B' })
    },
  )

  it('that is left with a text that several fit stays what it was', async () => {
    const { saved } = await openForm({ fields: [field], rules, lookups, data: { kind: 'A' } })
    await person.tab()
    await person.keyboard('a')
    await person.tab()
    expect(input().value).toBe('Apple')
    expect(await saved()).toEqual({ kind: 'A' })
  })

  it('that is entered by keyboard is selected: what is typed takes its place', async () => {
    await openForm({ fields: [field], rules, lookups, data: { kind: 'A' } })
    await person.tab()
    expect(document.activeElement).toBe(input())
    expect([input().selectionStart, input().selectionEnd]).toEqual([0, 'Apple'.length])
    expect(screen.queryByRole('option')).toBeNull()
  })

  it('can be cleared', async () => {
    const { saved } = await openForm({ fields: [field], rules, lookups, data: { kind: 'A' } })
    await open()
    await person.clear(input())
    await person.tab()
    expect(await saved()).toEqual({})
  })

  it('leaves out what another field holds', async () => {
    const fields = [
      { ...field, options: { lookup: 'kinds', except: 'other' } },
      { ...field, id: 'other' },
    ]
    await openForm({ fields, rules: { ...rules, other: { type: 'string' } }, lookups, data: { other: 'A' } })
    await open()
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Banana'])
  })

  it('reads as the code, or as both, where the options say so', async () => {
    await openForm({
      fields: [{ ...field, options: { lookup: 'kinds', show: 'both' } }],
      rules,
      lookups,
      data: { kind: 'A' },
    })
    expect(input().value).toBe('A Apple')
  })

  it('that the list no longer has is shown as its code', async () => {
    await openForm({ fields: [field], rules, lookups, data: { kind: 'OLD' } })
    expect(input().value).toBe('OLD')
  })

  it('says that its list is loading', async () => {
    await openForm({ fields: [field], rules, lookups: [askedLookup('kinds')] })
    await open()
    expect(screen.queryByText('lookup.pleaseWait')).not.toBeNull()
  })

  it('that cannot be changed reads as its label', async () => {
    await openForm({ fields: [{ ...field, readOnly: true }], rules, lookups, data: { kind: 'A' } })
    const shown = screen.getByLabelText<HTMLInputElement>('kind')
    expect([shown.value, shown.readOnly]).toEqual(['Apple', true])
    expect(screen.queryByRole('combobox')).toBeNull()
  })
})

describe('several choices', () => {
  const several = { id: 'kind', widget: 'multiSelect', options: { lookup: 'kinds' } }

  it('are sent as codes joined by commas', async () => {
    const { saved } = await openForm({ fields: [several], rules, lookups })
    await open()
    await person.click(screen.getByRole('option', { name: 'Banana' }))
    await person.click(screen.getByRole('option', { name: 'Apple' }))
    expect(await saved()).toEqual({ kind: 'B,A' })
  })

  it('are found by code and name, in any case and width', async () => {
    await openForm({ fields: [several], rules, lookups })
    await open()
    for (const [typed, found] of [
      ['ＢＡＮ', ['Banana']],
      ['ａ', ['Apple', 'Banana']],
      ['b', ['Banana']],
    ] as const) {
      fireEvent.change(screen.getByRole('combobox'), { target: { value: typed } })
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(found)
    }
  })

  it('show two chips and count the others', async () => {
    const many = [lookupOf('kinds', { A: 'Apple', B: 'Banana', C: 'Cherry', D: 'Date' })]
    await openForm({ fields: [several], rules, lookups: many, data: { kind: 'A,B,C,D' } })
    expect(screen.queryByText('Banana')).not.toBeNull()
    expect(screen.queryByText('Cherry')).toBeNull()
    expect(screen.queryByText('+2')).not.toBeNull()
  })

  it('do not offer what would be too long together', async () => {
    await openForm({
      fields: [several],
      rules: { kind: { type: 'string', maxLength: 2 } },
      lookups,
      data: { kind: 'A' },
    })
    await open()
    expect(screen.getByRole('option', { name: 'Banana' }).getAttribute('aria-disabled')).toBe('true')
    expect(screen.queryByText('multiSelect.full 2')).not.toBeNull()
  })
})
