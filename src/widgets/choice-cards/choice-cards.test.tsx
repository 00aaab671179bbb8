import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { askedLookup, lookupOf, openForm } from '../testing/form.tsx'
import { person } from '../testing/person.ts'

// @vitest-environment jsdom

afterEach(cleanup)

const rules = { kind: { type: 'string' }, next: { type: 'string' } }
const lookups = [lookupOf('kinds', { A: 'Apple', B: 'Banana' })]
const field = { id: 'kind', widget: 'choiceCards', options: { lookup: 'kinds' } }
const card = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

describe('cards of a choice', () => {
  it('are a group of its options, of which one press takes one', async () => {
    const { saved } = await openForm({ fields: [field], rules, lookups })
    expect(screen.getByRole('group', { name: 'kind' })).toBeTruthy()
    expect(card('Banana').getAttribute('aria-pressed')).toBe('false')
    await person.click(card('Banana'))
    expect(card('Banana').getAttribute('aria-pressed')).toBe('true')
    expect(await saved()).toEqual({ kind: 'B' })
  })

  it('that leave once one is taken give the focus of a keyboard on to what follows', async () => {
    const until = { ...field, visible: { not: { field: 'kind', filled: true } } }
    await openForm({ fields: [until, { id: 'next', widget: 'text' }], rules, lookups })
    await person.tab()
    expect(document.activeElement).toBe(card('Apple'))
    await person.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'next' })))
    expect(screen.queryByRole('button', { name: 'Apple' })).toBeNull()
  })

  it('stand beside the list of the same value until it is answered, by their names alone', async () => {
    const cards = { ...field, id: 'x_cards', path: 'kind', label: 'which' }
    const beside = {
      ...cards,
      options: { lookup: 'kinds', beside: true },
      visible: { not: { field: 'kind', filled: true } },
    }
    const required = { on: 'save', message: 'choose one' } as const
    const list = { id: 'kind', widget: 'select', options: { lookup: 'kinds' }, required }
    const { saved } = await openForm({ fields: [list, beside], rules, lookups })
    // What is wrong with the value is said once.
    expect(await saved()).toBeUndefined()
    expect(screen.getAllByText('choose one')).toHaveLength(1)
    expect(screen.getByRole('group', { name: 'which' }).contains(card('Banana'))).toBe(true)
    await person.click(card('Banana'))
    expect(screen.queryByRole('group', { name: 'which' })).toBeNull()
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'kind' }).value).toBe('Banana')
    expect(await saved()).toEqual({ kind: 'B' })
  })

  it('cannot be pressed in a record that cannot be changed', async () => {
    await openForm({ fields: [{ ...field, readOnly: true }], rules, lookups, data: { kind: 'A' } })
    expect([card('Apple').disabled, card('Apple').getAttribute('aria-pressed')]).toEqual([true, 'true'])
  })

  it('show what a record holds that is not offered any more', async () => {
    await openForm({ fields: [field], rules, lookups, data: { kind: 'C' } })
    expect(card('C').getAttribute('aria-pressed')).toBe('true')
    await person.click(card('Apple'))
    expect(screen.queryByRole('button', { name: 'C' })).toBeNull()
  })

  it('say that their list is on its way', async () => {
    await openForm({ fields: [field], rules, lookups: [askedLookup('kinds')] })
    expect(screen.queryByText('lookup.pleaseWait')).not.toBeNull()
  })

  it('whose list could not be loaded ask for it again by a button', async () => {
    const answers: Record<string, unknown> = { kinds: new Error('away') }
    await openForm({ fields: [field], rules, lookups: [askedLookup('kinds')], answers })
    const again = await screen.findByRole('button', { name: 'action.retry' })
    answers['kinds'] = { items: [{ value: 'A', label: 'Apple' }] }
    await person.click(again)
    expect(await screen.findByRole('button', { name: 'Apple' })).toBeTruthy()
    expect(screen.queryByText('lookup.failed')).toBeNull()
  })
})
