import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Schemas } from '../src/contract/index.ts'
import { collected } from './testing/collected.ts'

type Leg = Schemas['JobRoute']

const world = await collected('forwarding', { now: new Date('2026-03-31T12:00:00Z') })
const journeys = world.shipmentDetails.map(({ document }, index) => ({
  document,
  bizType: world.shipments[index]?.bizType ?? '',
}))
const overseas = journeys.filter(({ bizType }) => bizType !== 'IL')
const inland = journeys.filter(({ bizType }) => bizType === 'IL')

/** Degrees and minutes, `3441N 13512E`, in radians. */
function radians(coordinates: string): [number, number] {
  const [north = 0, east = 0] = coordinates.split(' ').map((text) => {
    const degrees = Number(text.slice(0, -3)) + Number(text.slice(-3, -1)) / 60
    return ((/[SW]$/.test(text) ? -degrees : degrees) * Math.PI) / 180
  })
  return [north, east]
}

/** The reference list of places, by name: what each is (1 sea port, 4 airport) and where it lies. */
const places = new Map(
  readFileSync(new URL('../src/gateway/reference/places.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [, name = '', , , uses = '', coordinates = ''] = line.split(',')
      return [name, { uses, coordinates }] as const
    }),
)
function placeOf(name = '') {
  const place = places.get(name)
  if (place === undefined) throw new Error(`no place ${name}`)
  return place
}

/** Kilometres between two places, as the crow flies. */
function apart(one: string | undefined, other: string | undefined): number {
  const [north, east] = radians(placeOf(one).coordinates)
  const [northOf, eastOf] = radians(placeOf(other).coordinates)
  const cosine = Math.sin(north) * Math.sin(northOf) + Math.cos(north) * Math.cos(northOf) * Math.cos(east - eastOf)
  return 6371 * Math.acos(Math.min(1, cosine))
}

const moment = (day = '', time = '') =>
  Date.parse(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T${time.slice(0, 2)}:${time.slice(2)}Z`)
const days = ({ etdDate, etdTime, etaDate, etaTime }: Leg) =>
  (moment(etaDate, etaTime) - moment(etdDate, etdTime)) / 86_400_000

describe('the routes of shipments', () => {
  it('go by ports and airports near where the goods come from and go to', () => {
    const astray = overseas.filter(
      ({ document: { porName, polName, podName, destName } }) =>
        apart(porName, polName) > 650 || apart(podName, destName) > 650,
    )
    expect(
      astray.map(({ document: { porName, polName, podName, destName } }) => [porName, polName, podName, destName]),
    ).toEqual([])
    const sea = overseas.filter(({ bizType }) => bizType.startsWith('S'))
    expect(
      sea.filter(({ document }) => document.porName === 'Osaka').every(({ document }) => document.polName === 'Kobe'),
    ).toBe(true)
    for (const { bizType, document } of overseas)
      for (const port of [document.polName, document.podName])
        expect(placeOf(port).uses, port).toContain(bizType.startsWith('S') ? '1' : '4')
  })

  it('have legs from the place of receipt over the ports to the destination, each after the one before', () => {
    for (const { document } of overseas) {
      const { porName = '', polName = '', podName = '', destName = '', jobRoutes = [] } = document
      const reached = jobRoutes.map(({ destCity }) => destCity)
      const named = [polName, podName, destName].filter(
        (place, index, all) => place !== porName && place !== all[index - 1],
      )
      expect(
        named.every((place) => reached.includes(place)),
        `${named.join()} in ${reached.join()}`,
      ).toBe(true)
      expect(reached.at(-1)).toBe(destName)
      for (const [index, { etaDate, etaTime }] of jobRoutes.entries()) {
        const next = jobRoutes[index + 1]
        if (next !== undefined)
          expect(moment(next.etdDate, next.etdTime)).toBeGreaterThanOrEqual(moment(etaDate, etaTime))
      }
      for (const leg of jobRoutes) expect(days(leg)).toBeGreaterThanOrEqual(0)
    }
  })

  it('are no faster than ships and trucks, and no slower than people wait', () => {
    for (const { bizType, document } of overseas) {
      const { polName, podName, polEtdDate, podEtaDate } = document
      const under = (moment(podEtaDate, '0000') - moment(polEtdDate, '0000')) / 86_400_000
      const way = apart(polName, podName)
      const what = `${polName ?? ''} ${podName ?? ''} ${String(under)}`
      if (bizType.startsWith('S')) {
        expect(way / Math.max(under, 1), what).toBeLessThan(1000)
        expect(under, what).toBeLessThan(60)
      } else expect(under, what).toBeLessThanOrEqual(5)
    }
    for (const { document } of inland) {
      const [leg] = document.jobRoutes ?? []
      const way = apart(document.porName, document.destName)
      if (leg !== undefined && way > 700) expect(way / Math.max(days(leg), 0.5)).toBeLessThan(2200)
    }
  })

  it('have events of containers in their order, at the ports of the route', () => {
    for (const { document } of overseas)
      for (const { containerStatusList = [] } of document.containers ?? []) {
        const planned = containerStatusList.map((event) =>
          moment(event.ctnEstimatedDate ?? event.estimatedDate, event.ctnEstimatedTime ?? event.estimatedTime),
        )
        expect(planned).toEqual([...planned].sort((one, other) => one - other))
        const at = new Set(containerStatusList.map((event) => event.ctnLocation ?? event.location))
        const known = [document.porName, document.polName, document.podName, document.destName, document.devryName]
        expect([...at].filter((place) => !known.includes(place))).toEqual([])
      }
  })
})

describe('the amounts of quotes', () => {
  /** US dollars that a unit of a main charge costs, least and most, by mode and unit. */
  const SIZES: Record<string, [number, number]> = {
    'Air freight KG': [2, 12],
    'Ocean freight CNT': [700, 6000],
    'Ocean freight CBM': [40, 150],
    'Line haul TRK': [500, 7000],
    'Line haul CBM': [20, 260],
  }
  /** Units of a currency for a US dollar, rounded. */
  const RATES: Record<string, number> = { JPY: 150, USD: 1, EUR: 0.92, HKD: 7.8 }

  it('are of the size that the trade knows, and grow with the way overland', () => {
    const seen = new Set<string>()
    for (const { document, rates = [] } of world.quotes) {
      for (const {
        revChrgDesc = '',
        revQuantityUnit = '',
        revRate = 0,
        revQuantity = 0,
        revAMTFC = 0,
        revCurrCode = '',
      } of rates) {
        expect(Math.abs(revAMTFC - revRate * revQuantity)).toBeLessThanOrEqual(0.5)
        const size = SIZES[`${revChrgDesc} ${revQuantityUnit}`]
        if (size === undefined) continue
        seen.add(`${revChrgDesc} ${revQuantityUnit}`)
        const dollars = revRate / (RATES[revCurrCode] ?? Number.NaN)
        expect(dollars, revChrgDesc).toBeGreaterThanOrEqual(size[0])
        expect(dollars, revChrgDesc).toBeLessThanOrEqual(size[1])
        if (revChrgDesc === 'Line haul' && revQuantityUnit === 'CBM')
          expect(dollars).toBeGreaterThan(0.03 * apart(document.porName, document.destName))
      }
    }
    expect([...seen].sort()).toEqual(Object.keys(SIZES).sort())
  })
})

describe('the partners of companies', () => {
  it('are on three continents for the company of the users, the United States among them', () => {
    const own = new Set(
      world.customerParties.filter(({ customerCode }) => customerCode === 'PACFRT01').map(({ partyCode }) => partyCode),
    )
    const countries = new Set(world.parties.filter(({ code }) => own.has(code)).map(({ countryCode }) => countryCode))
    expect([...countries]).toEqual(expect.arrayContaining(['JP', 'US', 'DE']))
  })
})
