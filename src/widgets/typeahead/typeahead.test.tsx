// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { askedLookup, openForm } from '../testing/form.tsx'
import { person } from '../testing/person.ts'

afterEach(cleanup)

const owners = {
  items: [
    { value: 'PAC01', label: 'PACIFIC FRUIT' },
    { value: 'MIZ02', label: 'MIZUUMI OPTICS' },
    { value: 'NEW03', label: 'NEW PACIFIC' },
  ],
}
const form = (answers: Record<string, unknown> = { owners }, data?: { owner?: string; ownerName?: string }) =>
  openForm({
    fields: [
      {
        id: 'owner',
        widget: 'typeahead',
        options: { lookup: 'owners', nameField: 'ownerName', maxTyped: 50 },
        covers: ['owner', 'ownerName'],
      },
    ],
    rules: { owner: { type: 'string' }, ownerName: { type: 'string' } },
    lookups: [askedLookup('owners')],
    answers,
    ...(data === undefined ? {} : { data }),
  })
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'owner' })
const enter = (text: string) => person.type(input(), text, { initialSelectionStart: 0, initialSelectionEnd: 99 })
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

describe('a text to search by', () => {
  it('turns upper case as it is typed, and is sent as it stands', async () => {
    const { saved } = await form()
    await enter('pac')
    expect(input().value).toBe('PAC')
    expect(await saved()).toEqual({ owner: 'PAC' })
  })

  it('leaves a word alone while an input method composes it, and turns it upper case once it stands', async () => {
    const { saved } = await form()
    await person.click(input())
    fireEvent.compositionStart(input())
    fireEvent.input(input(), { target: { value: 'ｐ' }, isComposing: true })
    expect(input().value).toBe('ｐ')
    fireEvent.input(input(), { target: { value: 'pac' }, isComposing: true })
    fireEvent.compositionEnd(input())
    expect(input().value).toBe('PAC')
    expect(await saved()).toEqual({ owner: 'PAC' })
  })

  it('takes the wide letters of a Japanese keyboard as plain ones', async () => {
    const { saved } = await form()
    await person.click(input())
    fireEvent.compositionStart(input())
    fireEvent.input(input(), { target: { value: 'ｐａｃ　２' }, isComposing: true })
    expect(input().value).toBe('ｐａｃ　２')
    fireEvent.compositionEnd(input())
    expect(input().value).toBe('PAC 2')
    expect(await saved()).toEqual({ owner: 'PAC 2' })
  })

  it('is ended by Enter where no option is marked: the list closes before anybody else hears the key', async () => {
    const { saved } = await form()
    await enter('pac')
    await screen.findByRole('listbox')
    const heard: (string | null)[] = []
    const hear = () => heard.push(input().getAttribute('aria-expanded'))
    window.addEventListener('keydown', hear)
    await person.keyboard('{Enter}')
    await person.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    window.removeEventListener('keydown', hear)
    expect(heard.slice(0, 1)).toEqual(['false'])
    expect(input().value).toBe('PACIFIC FRUIT')
    expect(await saved()).toEqual({ owner: 'PAC01', ownerName: 'PACIFIC FRUIT' })
  })

  it('offers what it fits; one that is chosen is sent by its code and reads by its name', async () => {
    const { saved } = await form()
    await enter('pac')
    await screen.findByRole('listbox')
    expect(options()).toEqual(['PACIFIC FRUIT (PAC01)', 'NEW PACIFIC (NEW03)'])
    await person.click(screen.getByRole('option', { name: /NEW PACIFIC/ }))
    expect(input().value).toBe('NEW PACIFIC')
    expect(await saved()).toEqual({ owner: 'NEW03', ownerName: 'NEW PACIFIC' })
  })

  it('loses the code that was chosen once it is typed in', async () => {
    const { saved } = await form({ owners }, { owner: 'NEW03', ownerName: 'NEW PACIFIC' })
    expect(input().value).toBe('NEW PACIFIC')
    await enter('new pacific x')
    expect(await saved()).toEqual({ owner: 'NEW PACIFIC X' })
  })

  it('loses code and name when it is cleared', async () => {
    const { saved } = await form({ owners }, { owner: 'NEW03', ownerName: 'NEW PACIFIC' })
    await person.click(input())
    await person.click(screen.getByRole('button', { name: 'lookup.clear' }))
    expect(input().value).toBe('')
    expect(await saved()).toEqual({})
  })

  it('takes 50 characters', async () => {
    await form()
    expect(input().maxLength).toBe(50)
  })
})

describe('an open list without options', () => {
  it.each([
    ['asks for a search value before one character is typed', '  ', { owners }, 'lookup.typeSomething'],
    ['says that nothing was found', 'zzz', { owners }, 'lookup.noParty'],
    ['says that the options are on their way', 'pac', {}, 'lookup.pleaseWait'],
  ])('%s', async (_what, typed, answers, text) => {
    await form(answers)
    await enter(typed)
    expect(await screen.findByText(text)).toBeDefined()
  })
})
