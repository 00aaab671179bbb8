// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { askedLookup, lookupOf, openForm } from '../testing/form.tsx'
import { person } from '../testing/person.ts'

afterEach(cleanup)

const rules = { city: { type: 'string' }, cityName: { type: 'string' }, country: { type: 'string' } }
const field = {
  id: 'city',
  widget: 'place',
  covers: ['city', 'cityName', 'country'],
  options: {
    cityLookup: 'cities',
    cityQuery: { Of: { from: 'country' } },
    cityNameField: 'cityName',
    countryField: 'country',
    countryLookup: 'countries',
  },
}
const lookups = [lookupOf('countries', { JP: 'Japan', US: 'United States' }), askedLookup('cities')]
const answers = {
  cities: {
    items: [
      { value: 'JPTYO', label: 'Tokyo' },
      { value: 'JPYOK', label: 'Yokohama' },
    ],
  },
}
const country = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'place.country city' })
const city = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'place.city city' })

async function choose(input: () => HTMLElement, name: string) {
  await person.click(input())
  await person.click(screen.getByRole('option', { name }))
}

describe('a place', () => {
  it('asks for the country first', async () => {
    const { calls } = await openForm({ fields: [field], rules, lookups, answers })
    await person.click(city())
    expect(screen.queryByText('lookup.selectCountry')).not.toBeNull()
    expect(calls).toEqual([])
  })

  it('offers the cities of the country, and sends the city with its name', async () => {
    const { calls, saved } = await openForm({ fields: [field], rules, lookups, answers })
    await choose(country, 'Japan')
    await person.click(city())
    await person.click(await screen.findByRole('option', { name: 'Yokohama' }))
    expect(calls[0]).toEqual({ operation: 'cities', input: { query: { Of: 'JP' } } })
    expect(await saved()).toEqual({ country: 'JP', city: 'JPYOK', cityName: 'Yokohama' })
  })

  it('says that the cities are loading', async () => {
    await openForm({ fields: [field], rules, lookups })
    await choose(country, 'Japan')
    await person.click(city())
    expect(screen.queryByText('lookup.pleaseWait')).not.toBeNull()
  })

  it('loses its city when another country is chosen, and keeps it when the same is', async () => {
    const data = { country: 'JP', city: 'JPTYO', cityName: 'Tokyo' }
    const { saved } = await openForm({ fields: [field], rules, lookups, answers, data })
    expect(city().value).toBe('Tokyo')
    await choose(country, 'Japan')
    expect(city().value).toBe('Tokyo')
    await choose(country, 'United States')
    expect(city().value).toBe('')
    expect(await saved()).toEqual({ country: 'US' })
  })

  it('without a country is a city alone', async () => {
    await openForm({ fields: [{ ...field, options: { cityLookup: 'cities' } }], rules, lookups, answers })
    expect(screen.getAllByRole('combobox')).toHaveLength(1)
    expect(screen.queryByRole('combobox', { name: 'city' })).not.toBeNull()
  })
})
