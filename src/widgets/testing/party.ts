import { screen } from '@testing-library/react'
import { askedLookup } from './form.tsx'
import { person } from './person.ts'

const text = { type: 'string' }
export const rules = {
  who: text,
  name: text,
  line1: { type: 'string', maxLength: 8 },
  line2: text,
  line3: text,
  line4: text,
  city: text,
  kind: text,
}
export const field = {
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
export const lookups = [
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
export const answers = { parties: { items: [alpha, { value: 'B2', label: 'BETA' }] }, forget: undefined }
export const chosen = { who: 'A1', name: 'ALPHA', line1: 'Main 1', line2: 'Main 2', city: 'JPTYO', kind: 'X' }
export const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'who' })

/** Enters the field and types in place of what it holds. */
export async function search(typed: string) {
  await person.clear(input())
  if (typed !== '') await person.type(input(), typed)
}

export async function pick(typed: string, name: string) {
  await search(typed)
  await person.click(await screen.findByRole('option', { name: new RegExp(name) }))
}
