import { describe, expect, it } from 'vitest'
import { seedBookings } from './bookings.ts'
import { randomOf } from './random.ts'
import { seedTemplates } from './templates.ts'
import { worldCities } from './world/cities.ts'
import { codesOf, worldCodes } from './world/codes.ts'
import { worldContainerTypes } from './world/container-types.ts'
import { worldCountries } from './world/countries.ts'
import { goodsOf } from './world/goods.ts'
import { worldParties } from './world/parties.ts'

const NOW = new Date('2026-03-31T12:00:00Z')
const make = (tenant = 'A') => seedBookings(randomOf(tenant), tenant, 600, 1001, NOW)

describe('the places of the world', () => {
  const cities = worldCities()

  it('have one code each, in a country that exists', () => {
    const countries = new Set(worldCountries().map(({ code }) => code))
    expect(new Set(cities.map(({ code }) => code)).size).toBe(cities.length)
    expect(
      cities.filter(
        ({ code, countryCode, name }) =>
          !/^[A-Z]{2}[A-Z2-9]{3}$/.test(code) || !countries.has(countryCode) || name === '',
      ),
    ).toEqual([])
  })

  it('lie in at least 30 countries, and airports have an IATA code', () => {
    expect(new Set(cities.map(({ countryCode }) => countryCode)).size).toBeGreaterThanOrEqual(30)
    expect(cities.filter(({ isIataCity, iataCode }) => isIataCity && !/^[A-Z]{3}$/.test(iataCode ?? ''))).toEqual([])
  })
})

describe('the parties of the world', () => {
  it('are at least 40, with a code each and a company address first', () => {
    const parties = worldParties()
    expect(parties.length).toBeGreaterThanOrEqual(40)
    expect(new Set(parties.map(({ code }) => code)).size).toBe(parties.length)
    expect(parties.filter(({ addresses }) => addresses[0]?.type !== 'C')).toEqual([])
    expect(
      parties.flatMap(({ addresses }) => addresses.flatMap(({ lines }) => lines)).filter((line) => line.length > 45),
    ).toEqual([])
  })

  it('sell something when they ship', () => {
    expect(worldParties().filter(({ code, roles }) => roles.includes(1) && goodsOf(code).length === 0)).toEqual([])
  })
})

describe('the bookings of the world', () => {
  it('are the same at every run, and others in another tenant', () => {
    expect(make()).toEqual(make())
    expect(make('B').map(({ document }) => document)).not.toEqual(make('A').map(({ document }) => document))
  })

  it('use codes that the lookups hold', () => {
    const types = new Set(worldContainerTypes().map(({ code }) => code))
    const moves = new Set(codesOf('MOVETYPEDESC'))
    const units = new Set(codesOf('UT'))
    for (const { document } of make()) {
      for (const { type = '' } of [...(document.containers ?? []), ...(document.vehicles ?? [])])
        expect(types).toContain(type)
      if (document.moveType !== undefined) expect(moves).toContain(document.moveType)
      expect(units).toContain(document.bkPcsUt)
    }
  })

  it('lie in the past, everything about them in its order', () => {
    for (const { createdAt, updatedAt, trail } of make()) {
      const moments = [
        trail.createdDate,
        trail.submittedDate,
        trail.acceptedDate ?? trail.rejectedDate,
        trail.bookedDate,
        trail.lastUpdatedDate,
      ]
      const given = moments.filter((moment) => moment !== undefined)
      expect(given).toEqual([...given].sort())
      expect(createdAt.getTime()).toBeGreaterThan(NOW.getTime() - 181 * 86_400_000)
      expect(updatedAt.getTime()).toBeLessThanOrEqual(NOW.getTime())
    }
  })

  it('send nothing heavy by air and hold free texts that the form takes', () => {
    for (const { document } of make()) {
      expect(
        `${document.commodity ?? ''}${document.referenceNumber ?? ''}${(document.remarkList ?? []).map(({ remark }) => remark).join('')}`,
      ).toMatch(/^[\p{L}\p{N}\s,/-]*$/u)
      if (document.bizType === 'AE' || document.bizType === 'AI') {
        for (const { itemPcs = 1, itemWgt = 0 } of document.cargoItems ?? []) expect(itemWgt / itemPcs).toBeLessThan(70)
      }
    }
  })
})

it('the templates of the world have names within the limit', () => {
  expect(seedTemplates(randomOf('A'), 'A', 60, 1, NOW).filter(({ templateName }) => templateName.length > 100)).toEqual(
    [],
  )
})

it('the code lists of the world have no code twice', () => {
  const codes = worldCodes().map(({ type, value }) => `${type} ${value}`)
  expect(new Set(codes).size).toBe(codes.length)
})
