import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { referenceLists } from './lists.ts'

const lists = referenceLists()
const countries = new Set(lists.countries.map(({ code }) => code))
const folder = new URL('./', import.meta.url)
const csvLines = (name: string) => readFileSync(new URL(name, folder), 'utf8').trimEnd().split('\n')

it.each(readdirSync(folder).filter((name) => name.endsWith('.csv')))(
  '%s has a value for every column in every line, and nothing that would need quotes',
  (name) => {
    const [head = '', ...lines] = csvLines(name)
    const columns = head.split(',').length
    expect(lines.filter((line) => line.split(',').length !== columns || /["\r]/.test(line))).toEqual([])
  },
)

it.each(['countries', 'cities', 'containerTypes', 'foreignPorts', 'districtPorts'] as const)(
  'no code of %s stands twice',
  (name) => {
    const codes = lists[name].map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
  },
)

describe('places', () => {
  it('have a UN/LOCODE that begins with a country of the list, and a name', () => {
    expect(
      lists.cities.filter(
        ({ code, countryCode, name }) =>
          !/^[A-Z]{2}[A-Z2-9]{3}$/.test(code) ||
          code.slice(0, 2) !== countryCode ||
          !countries.has(countryCode) ||
          name === '',
      ),
    ).toEqual([])
  })

  it('lie in at least 30 countries, and airports have an IATA code', () => {
    expect(new Set(lists.cities.map(({ countryCode }) => countryCode)).size).toBeGreaterThanOrEqual(30)
    expect(lists.cities.filter(({ isIataCity, iataCode }) => isIataCity && !/^[A-Z]{3}$/.test(iataCode ?? ''))).toEqual(
      [],
    )
  })

  it('have coordinates as UN/LOCODE writes them', () => {
    const [head = '', ...lines] = csvLines('places.csv')
    const column = head.split(',').indexOf('coordinates')
    expect(
      lines.filter((line) => !/^[0-8]\d[0-5]\d[NS] [01]\d\d[0-5]\d[EW]$/.test(line.split(',')[column] ?? '')),
    ).toEqual([])
  })
})

describe('code lists', () => {
  it('have no code twice, and count their codes from 0', () => {
    const codes = lists.systemCodes.map(({ type, value }) => `${type} ${value}`)
    expect(new Set(codes).size).toBe(codes.length)
    for (const type of new Set(lists.systemCodes.map((code) => code.type))) {
      const places = lists.systemCodes.filter((code) => code.type === type).map(({ position }) => position)
      expect(places).toEqual(places.map((_, index) => index))
    }
  })

  it('offer every country', () => {
    expect(lists.systemCodes.filter(({ type }) => type === 'CO').map(({ value }) => value)).toEqual(
      lists.countries.map(({ code }) => code),
    )
  })
})
