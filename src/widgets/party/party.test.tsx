// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openForm } from '../testing/form.tsx'
import { person, type } from '../testing/person.ts'
import { rules, field, lookups, answers, chosen, input, search, pick } from '../testing/party.ts'

afterEach(cleanup)

describe('a party', () => {
  it('asks for nothing before it is entered, and offers nothing before a character is typed', async () => {
    const { calls } = await openForm({ fields: [field], rules, lookups, answers })
    expect(calls).toEqual([])
    await search(' ')
    expect(calls).toHaveLength(1)
    expect(screen.queryByText('lookup.typeSomething')).not.toBeNull()
    expect(screen.queryByRole('option')).toBeNull()
  })

  it('says what of a paste had no room', async () => {
    await openForm({ fields: [field], rules, lookups, answers })
    await person.click(input())
    await person.paste('LONG '.repeat(12))
    expect(input().value).toHaveLength(50)
    expect(screen.getByText('text.cut 60 50')).toBeDefined()
    await search('ALPHA')
    expect(screen.queryByText(/text.cut/)).toBeNull()
  })

  it('asks what was chosen lately once it is entered, of its list alone', async () => {
    const of = vi.fn(() => ['B2'])
    await openForm({ fields: [field], rules, lookups, answers, recent: { of, add: () => undefined } })
    expect(of).not.toHaveBeenCalled()
    await person.click(input())
    expect(await screen.findByRole('option', { name: /BETA/ })).toBeDefined()
    expect(new Set(of.mock.calls.flat())).toEqual(new Set(['parties']))
    await person.keyboard('b')
    const asked = of.mock.calls.length
    await person.keyboard('eta')
    expect(of).toHaveBeenCalledTimes(asked)
  })

  it('says that its list is loading, and that nothing was found', async () => {
    await openForm({ fields: [field], rules, lookups })
    await search('a')
    expect(screen.queryByText('lookup.pleaseWait')).not.toBeNull()
    cleanup()
    await openForm({ fields: [field], rules, lookups, answers })
    await search('zzz')
    await waitFor(() => expect(screen.queryByText('lookup.noParty')).not.toBeNull())
  })

  it('is searched by a text that comes while another window has the focus, as dictation puts it in', async () => {
    await openForm({ fields: [field], rules, lookups, answers })
    fireEvent.change(input(), { target: { value: 'alp' } })
    expect(await screen.findByRole('option', { name: /ALPHA/ })).toBeDefined()
  })

  it('chosen brings its name, its place, its usual address and the fixed values', async () => {
    const { saved } = await openForm({ fields: [field], rules, lookups, answers })
    await pick('alp', 'ALPHA')
    expect(input().value).toBe('ALPHA')
    expect(await saved()).toEqual(chosen)
  })

  it('typed by hand is upper-cased and has no code', async () => {
    const { saved } = await openForm({ fields: [field], rules, lookups, answers })
    await search('new friend')
    await person.tab()
    expect(input().value).toBe('NEW FRIEND')
    expect(await saved()).toEqual({ name: 'NEW FRIEND', kind: 'X' })
  })

  it('typed by hand goes where only one of the list is taken', async () => {
    const listed = { ...field, options: { ...field.options, fromList: true } }
    const { saved } = await openForm({ fields: [listed], rules, lookups, answers, data: chosen })
    await search('new friend')
    await person.tab()
    expect(input().value).toBe('ALPHA')
    expect(await saved()).toEqual(chosen)
  })

  it('cleared leaves nothing behind', async () => {
    const { saved } = await openForm({ fields: [field], rules, lookups, answers, data: chosen })
    await search('')
    await person.tab()
    expect(await saved()).toEqual({})
  })

  it('only passed through stays as it was', async () => {
    const { saved } = await openForm({ fields: [field], rules, lookups, answers, data: chosen })
    await person.click(input())
    await person.tab()
    expect(await saved()).toEqual(chosen)
  })
})

describe('the address of a party', () => {
  it('that is only read is offered where there is one', async () => {
    const read = { ...field, readOnly: true }
    await openForm({ fields: [read], rules, lookups, answers, data: { who: 'B2', name: 'BETA' } })
    expect(screen.queryByRole('button', { name: /Address/ })).toBeNull()
    cleanup()
    await openForm({ fields: [read], rules, lookups, answers, data: chosen })
    expect(screen.getByRole('button', { name: 'party.showAddressOf who' })).toBeDefined()
  })

  const line = (number: number) => screen.getByLabelText<HTMLInputElement>(`party.addressLine who ${String(number)}`)
  const line1 = () => screen.queryByLabelText('party.addressLine who 1')
  const show = () => person.click(screen.getByRole('button', { name: 'party.showAddressOf who' }))

  it('opens and closes', async () => {
    await openForm({ fields: [field], rules, lookups, answers, data: chosen })
    expect(line1()).toBeNull()
    await show()
    expect(line(1).value).toBe('Main 1')
    const hide = screen.getByRole('button', { name: 'party.hideAddressOf who' })
    expect(hide.getAttribute('aria-expanded')).toBe('true')
    await person.click(hide)
    expect(line1()).toBeNull()
  })

  it('can be typed over, and is limited by the data rules', async () => {
    const { saved } = await openForm({ fields: [field], rules, lookups, answers, data: chosen })
    await show()
    expect(line(1).maxLength).toBe(8)
    await type(line(2), 'Other')
    expect(await saved()).toEqual({ ...chosen, line2: 'Other' })
  })

  it('typed over stands in the one text of the address too', async () => {
    const whole = {
      ...field,
      covers: [...field.covers, 'whole'],
      options: { ...field.options, addressTextField: 'whole' },
    }
    const { saved } = await openForm({
      ...{ fields: [whole], rules: { ...rules, whole: { type: 'string' } }, lookups, answers },
      data: { ...chosen, line4: 'JP', whole: 'Main 1\nMain 2\nJP' },
    })
    await show()
    await type(line(2), 'Other')
    await type(line(4), '')
    expect(await saved()).toEqual({ ...chosen, line2: 'Other', whole: 'Main 1\nOther' })
  })

  it('left empty comes back as the usual address', async () => {
    const { saved } = await openForm({ fields: [field], rules, lookups, answers, data: chosen })
    await show()
    await person.click(screen.getByRole('button', { name: 'party.chooseAddress' }))
    await person.click(await screen.findByRole('button', { name: /Main 1/ }))
    await type(line(1), '')
    expect(line(1).value).toBe('')
    await type(line(2), '')
    await person.click(document.body)
    expect(line(1).value).toBe('Main 1')
    expect(await saved()).toEqual(chosen)
  })

  it('is the usual one where the party came without any, before an action sends it', async () => {
    const byCode = { id: 'code', path: 'who', widget: 'upperText' }
    const { saved, calls } = await openForm({ fields: [field, byCode], rules, lookups, answers })
    await type(screen.getByRole('textbox', { name: 'code' }), 'A1')
    expect(await saved()).toEqual({ who: 'A1', line1: 'Main 1', line2: 'Main 2' })
    expect(calls.map(({ operation }) => operation)).toEqual(['parties', 'save'])
    await type(screen.getByRole('textbox', { name: 'code' }), 'B2')
    expect(await saved()).toMatchObject({ who: 'B2' })
  })

  it('is the usual one in a record that was stored without any, once that is sent', async () => {
    const data = { id: '1', who: 'A1' }
    const { saved, calls } = await openForm({ fields: [field], rules, lookups, answers, data })
    expect(calls.map(({ operation }) => operation)).toEqual(['load'])
    expect(screen.queryByText('form.unsavedMark')).toBeNull()
    expect(await saved()).toEqual({ ...data, line1: 'Main 1', line2: 'Main 2' })
    expect(calls.map(({ operation }) => operation)).toEqual(['load', 'parties', 'save'])
    cleanup()
    const opened = await openForm({ fields: [field], rules, lookups, answers, data })
    await show()
    expect(await opened.saved()).toEqual({ ...data, line1: 'Main 1', line2: 'Main 2' })
    cleanup()
    const typed = await openForm({ fields: [field], rules, lookups, answers, data })
    await show()
    await person.type(line(1), 'Own')
    expect(await typed.saved()).toEqual({ ...data, line1: 'Own' })
    cleanup()
    for (const none of [
      { ...data, who: 'Z9' },
      { id: '1', name: 'FRIEND' },
    ]) {
      const unknown = await openForm({ fields: [field], rules, lookups, answers, data: none })
      expect(await unknown.saved()).toEqual(none)
      cleanup()
    }
  })

  it('is looked for at each save of such a record where the list did not come, as in an outage that the save met, too', async () => {
    const data = { id: '1', who: 'A1' }
    const given: Record<string, unknown> = { parties: new Error('Later'), save: new Error('Later') }
    const { saved } = await openForm({ fields: [field], rules, lookups, answers: given, data })
    await saved()
    expect(await screen.findByText(/Later/)).toBeDefined()
    Object.assign(given, { ...answers, save: {} })
    await waitFor(async () => expect(await saved()).toEqual({ ...data, line1: 'Main 1', line2: 'Main 2' }))
  })

  it('is not waited for where the gateway looks for parties by their names, and the record has the code alone', async () => {
    const searched = lookups.map((each) => ({ ...each, search: 'Name' }))
    const data = { id: '1', who: 'A1' }
    const { saved } = await openForm({ fields: [field], rules, lookups: searched, answers, data })
    expect(await saved()).toEqual(data)
    cleanup()
    const named = await openForm({
      fields: [field],
      rules,
      lookups: searched,
      answers,
      data: { ...data, name: 'ALPHA' },
    })
    await named.saved()
    const sent = { operation: 'save', input: { body: { line1: 'Main 1', line2: 'Main 2' } } }
    await waitFor(() => expect(named.calls.at(-1)).toMatchObject(sent))
  })

  it('is taken from those of the party', async () => {
    const { saved } = await openForm({ fields: [field], rules, lookups, answers, data: chosen })
    await show()
    await person.click(screen.getByRole('button', { name: 'party.chooseAddress' }))
    await person.click(await screen.findByRole('button', { name: /Branch 1/ }))
    expect(await saved()).toEqual({ ...chosen, line1: 'Branch 1', line2: undefined })
  })

  it('cannot be chosen without a party, or where the party has none', async () => {
    await openForm({ fields: [field], rules, lookups, answers })
    await show()
    await person.click(screen.getByRole('button', { name: 'party.chooseAddress' }))
    expect(screen.queryByText('party.selectParty')).not.toBeNull()
    cleanup()
    await openForm({ fields: [field], rules, lookups, answers, data: { who: 'B2', name: 'BETA' } })
    await show()
    await person.click(screen.getByRole('button', { name: 'party.chooseAddress' }))
    await waitFor(() => expect(screen.queryByText('party.noAddresses')).not.toBeNull())
  })

  it('opens where a line of it is wrong, and shows the messages of its lines while somebody closed it', async () => {
    const { saved } = await openForm({
      fields: [field],
      rules,
      lookups,
      answers,
      data: { ...chosen, line1: 'much too long' },
    })
    expect(line1()).toBeNull()
    expect(await saved()).toBeUndefined()
    expect(line1()?.getAttribute('aria-invalid')).toBe('true')
    await person.click(screen.getByRole('button', { name: 'party.hideAddressOf who' }))
    expect(line1()).toBeNull()
    expect(screen.queryByRole('note')).not.toBeNull()
  })
})

it('the list is read anew at the gateway when asked', async () => {
  const { calls } = await openForm({ fields: [field], rules, lookups, answers })
  await search('a')
  await person.click(screen.getByRole('button', { name: 'party.refreshOf who' }))
  await waitFor(() => expect(calls.map(({ operation }) => operation)).toEqual(['parties', 'forget', 'parties']))
  expect(calls[1]?.input.query).toEqual({ serviceName: 'people', cacheAttribute: '7' })
})

it('that the list could not be read anew is said', async () => {
  const notify = vi.fn()
  const gone = { ...answers }
  await openForm({ fields: [field], rules, lookups, answers: gone, notify })
  await search('a')
  Object.assign(gone, { parties: new Error('Later, please') })
  await person.click(screen.getByRole('button', { name: 'party.refreshOf who' }))
  const told = { severity: 'error', text: 'error.somethingWentWrong Later, please' }
  await waitFor(() => expect(notify).toHaveBeenCalledWith(told))
})

it('the button that has it read keeps the focus', async () => {
  await openForm({ fields: [field], rules, lookups, answers })
  await search('a')
  const button = screen.getByRole('button', { name: 'party.refreshOf who' })
  button.focus()
  await person.keyboard('{Enter}')
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'))
  expect(document.activeElement).toBe(button)
})

it('behind one button, the menu has the address and the list', async () => {
  const inMenu = { ...field, options: { ...field.options, menu: true } }
  const { calls } = await openForm({ fields: [inMenu], rules, lookups, answers })
  const choose = async (item: string) => {
    await person.click(screen.getByRole('button', { name: 'party.more who' }))
    await person.click(await screen.findByRole('menuitem', { name: item }))
  }
  await choose('party.showAddressOf who')
  expect(await screen.findByRole('group', { name: 'party.address who' })).toBeDefined()
  await choose('party.hideAddressOf who')
  await choose('party.refreshOf who')
  await waitFor(() => expect(calls.map(({ operation }) => operation)).toEqual(['parties', 'forget', 'parties']))
})

it('two parties of one label are told apart by what can be done with each', async () => {
  const twin = (id: string, heading: string) => ({
    ...field,
    ...{ id, heading, label: 'who', path: id, covers: [id] },
    options: { ...field.options, nameField: undefined, addressPrefix: `${id}-line` },
  })
  await openForm({ fields: [twin('one', 'here'), twin('other', 'there')], lookups, answers })
  const names = ['here', 'there'].map((place) => `form.fieldOf ${place} who`)
  for (const name of names) {
    expect(screen.getByRole('button', { name: `party.refreshOf ${name}` })).toBeDefined()
    await person.click(screen.getByRole('button', { name: `party.showAddressOf ${name}` }))
    expect(screen.getByRole('group', { name: `party.address ${name}` })).toBeDefined()
    expect(screen.getByRole('textbox', { name: `party.addressLine ${name} 1` })).toBeDefined()
  }
  expect(screen.getAllByText('party.addressLine who 1')).toHaveLength(2)
})
