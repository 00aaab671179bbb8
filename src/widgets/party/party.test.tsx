// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { askedLookup, openForm } from '../testing/form.tsx'
import { person, type } from '../testing/person.ts'

afterEach(cleanup)

const text = { type: 'string' }
const rules = {
  who: text,
  name: text,
  line1: { type: 'string', maxLength: 8 },
  line2: text,
  line3: text,
  line4: text,
  city: text,
  kind: text,
}
const field = {
  id: 'who',
  widget: 'party',
  covers: ['who', 'name', 'line1', 'line2', 'line3', 'line4', 'city', 'kind'],
  options: {
    lookup: 'parties',
    nameField: 'name',
    addressPrefix: 'line',
    cityField: 'city',
    set: { kind: 'X' },
    refreshCache: { operation: 'forget', query: { serviceName: 'people', cacheAttribute: '7' } },
  },
}
const lookups = [
  askedLookup('parties', {
    item: {
      city: 'town',
      addresses: { at: 'addresses', lines: ['first', 'second'], type: 'sort', typeName: 'sortName', usual: 'MAIN' },
    },
  }),
]
const alpha = {
  value: 'A1',
  label: 'ALPHA',
  town: 'JPTYO',
  addresses: [
    { sort: 'MAIN', sortName: 'Company', first: 'Main 1', second: 'Main 2' },
    { sort: 'B', sortName: 'Branch', first: 'Branch 1' },
  ],
}
const answers = { parties: { items: [alpha, { value: 'B2', label: 'BETA' }] }, forget: undefined }
const chosen = { who: 'A1', name: 'ALPHA', line1: 'Main 1', line2: 'Main 2', city: 'JPTYO', kind: 'X' }
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'who' })

/** Enters the field and types in place of what it holds. */
async function search(typed: string) {
  await person.clear(input())
  if (typed !== '') await person.type(input(), typed)
}

async function pick(typed: string, name: string) {
  await search(typed)
  await person.click(await screen.findByRole('option', { name: new RegExp(name) }))
}

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

describe('a party that is typed and left before its list has come', () => {
  const listed = { ...field, options: { ...field.options, fromList: true } }
  const late = (fields: (typeof field)[], data?: typeof chosen) => {
    const list: { come: () => void } = { come: () => undefined }
    const parties = new Promise<unknown>((resolve) => (list.come = () => resolve(answers.parties)))
    return {
      opened: openForm({ fields, rules, lookups, answers: { parties }, ...(data && { data }) }),
      come: list.come,
    }
  }

  it('is the one of this code once the list comes', async () => {
    const { opened, come } = late([field])
    const { saved } = await opened
    await search('a1')
    await person.tab()
    expect(input().value).toBe('A1')
    come()
    await waitFor(() => expect(input().value).toBe('ALPHA'))
    expect(await saved()).toEqual(chosen)
  })

  it('stays a name where the list has none of it', async () => {
    const { opened, come } = late([field])
    const { saved } = await opened
    await search('new friend')
    await person.tab()
    come()
    expect(await saved()).toEqual({ name: 'NEW FRIEND', kind: 'X' })
  })

  it('stays in sight where only one of the list is taken, and is found', async () => {
    const { opened, come } = late([listed])
    const { saved } = await opened
    await search('a1')
    await person.tab()
    expect(input().value).toBe('a1')
    expect(screen.queryByText('lookup.pleaseWait')).not.toBeNull()
    come()
    await waitFor(() => expect(input().value).toBe('ALPHA'))
    expect(await saved()).toEqual(chosen)
  })

  it('is told as not found where only one of the list is taken', async () => {
    const { opened, come } = late([listed], chosen)
    const { saved } = await opened
    await search('zzz')
    await person.tab()
    come()
    await waitFor(() => expect(screen.queryByText('lookup.textNotFound zzz lookup.noParty')).not.toBeNull())
    expect(input().value).toBe('ALPHA')
    expect(await saved()).toEqual(chosen)
  })
})

describe('the address of a party', () => {
  const line = (number: number) => screen.getByLabelText<HTMLInputElement>(`party.addressLine who ${String(number)}`)
  const show = () => person.click(screen.getByRole('button', { name: 'party.showAddressOf who' }))

  it('opens and closes', async () => {
    await openForm({ fields: [field], rules, lookups, answers, data: chosen })
    expect(screen.queryByLabelText('party.addressLine who 1')).toBeNull()
    await show()
    expect(line(1).value).toBe('Main 1')
    const hide = screen.getByRole('button', { name: 'party.hideAddressOf who' })
    expect(hide.getAttribute('aria-expanded')).toBe('true')
    await person.click(hide)
    expect(screen.queryByLabelText('party.addressLine who 1')).toBeNull()
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
      ...{ fields: [whole], rules: { ...rules, whole: text }, lookups, answers },
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

  it('shows the messages of its lines while it is closed', async () => {
    const { saved } = await openForm({
      fields: [field],
      rules,
      lookups,
      answers,
      data: { ...chosen, line1: 'much too long' },
    })
    expect(await saved()).toBeUndefined()
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
