import { describe, expect, it } from 'vitest'
import type { NewCompany } from '../../studio/host/new-tenant.ts'
import type { Lookups } from '../store/lookups.ts'
import { readCompany } from './company.ts'

const lookups = {
  countries: () => Promise.resolve([{ code: 'DE', name: 'Germany' }]),
} as Partial<Lookups> as Lookups
const given: NewCompany = {
  ...{ code: 'novfre01', name: ' Nova\u0000 Freight ', lines: ['Kai 7', ' '], postalCode: '20457' },
  ...{ city: 'Hamburg', country: 'de' },
}

describe('a company', () => {
  it('is stored in capital letters, without control characters, with an address of the lines that were filled', async () => {
    expect(await readCompany(given, lookups)).toEqual({
      company: {
        ...{ code: 'NOVFRE01', name: 'NOVA FREIGHT', cityName: 'Hamburg', countryCode: 'DE', postalCode: '20457' },
        lines: ['Kai 7', '20457 Hamburg', 'DE'],
      },
    })
    expect(await readCompany({ ...given, lines: [], postalCode: '' }, lookups)).toMatchObject({
      company: { lines: ['Hamburg', 'DE'] },
    })
  })

  it.each([
    { change: { code: 'NOV-1' }, field: 'code' },
    { change: { name: ' ' }, field: 'name' },
    { change: { lines: ['x'.repeat(46)] }, field: 'lines' },
    { change: { lines: ['One', 'Two', 'Three'] }, field: 'lines' },
    { change: { city: '' }, field: 'city' },
    { change: { postalCode: '1'.repeat(40) }, field: 'city' },
    { change: { country: 'XX' }, field: 'country' },
  ])('is refused with $change, at its field', async ({ change, field }) => {
    expect(await readCompany({ ...given, ...change }, lookups)).toMatchObject({ errors: [{ field }] })
  })
})
