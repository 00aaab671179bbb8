import type { Schemas } from '../../../contract/index.ts'
import type { CargoRequest } from '../cargo-request.ts'
import type { Random } from '../random.ts'
import type { Airline, Haulier, ShippingLine } from '../world/carriers.ts'
import { AIRLINES, HAULIERS, SHIPPING_LINES } from '../world/carriers.ts'
import { airWaybill } from '../world/check-digits.ts'
import type { WorldCity } from '../world/cities.ts'
import { worldCities } from '../world/cities.ts'
import { laneTo } from '../world/lanes.ts'
import type { WorldParty } from '../world/parties.ts'
import { worldParties } from '../world/parties.ts'
import type { Direction } from './schedule.ts'

type Place = Pick<WorldCity, 'code' | 'name' | 'countryCode'>

/** Where a shipment goes and who carries it. Inland has no ports. */
export interface Routing {
  direction: Direction
  shipper: WorldParty
  consignee: WorldParty
  origin: Place
  destination: Place
  ports: { pol: Place; pod: Place; hub: Place | undefined } | undefined
  /** Hours from departure to arrival. */
  transit: number
  carrier: ShippingLine | Airline | Haulier
  masterNo: string
  /** Fields of the shipment that name vessel or flight. */
  conveyance: Pick<Schemas['Shipment'], 'vesselName' | 'vesselVoyage' | 'fltNo'>
}

const CITIES = worldCities()
const BY_CODE = new Map(CITIES.map((city) => [city.code, city]))
const PARTIES = new Map(worldParties().map((party) => [party.code, party]))

/** The way of what was asked for; what the request leaves open is chosen near the parties. */
export function routingOf(random: Random, request: CargoRequest): Routing {
  const bizType = request.bizType ?? 'SE'
  const shipper = partyOf(request.shipper)
  const consignee = partyOf(request.consignee)
  const ends = { shipper, consignee, origin: homeOf(shipper), destination: homeOf(consignee) }
  if (bizType === 'IL') return { ...ends, ...byRoad(random, ends.origin) }
  const sea = bizType.startsWith('S')
  const pol = portOf(random, sea, request.polCity ?? request.orgCity, shipper.countryCode)
  const pod = portOf(random, sea, request.podCity, consignee.countryCode)
  const outbound = pol.countryCode === 'JP'
  const lane = laneTo(outbound ? pod : pol)
  const direction = bizType.endsWith('E') ? 'export' : 'import'
  if (!sea) {
    const airline = random.pick(AIRLINES)
    return {
      ...ends,
      direction,
      ports: { pol, pod, hub: undefined },
      transit: random.between(...lane.air),
      carrier: airline,
      masterNo: airWaybill(airline.prefix, random.between(1_000_000, 9_999_999)),
      conveyance: { fltNo: `${airline.code}${random.between(100, 899)}` },
    }
  }
  const line = random.pick(SHIPPING_LINES)
  const hub = lane.hub !== undefined && random.chance(0.4) ? BY_CODE.get(lane.hub) : undefined
  return {
    ...ends,
    direction,
    ports: { pol, pod, hub },
    transit: random.between(...lane.sea) * 24 + random.between(-8, 8),
    carrier: line,
    masterNo: `${line.code}${random.between(10_000_000, 99_999_999)}`,
    conveyance: {
      vesselName: random.pick(line.vessels),
      vesselVoyage: `${String(random.between(1, 320)).padStart(3, '0')}${outbound ? lane.outward : lane.inward}`,
    },
  }
}

function byRoad(
  random: Random,
  origin: Place,
): Pick<Routing, 'direction' | 'ports' | 'transit' | 'carrier' | 'masterNo' | 'conveyance'> {
  const hauliers = HAULIERS.filter(({ countryCode }) => countryCode === origin.countryCode)
  const haulier = random.pick(hauliers.length > 0 ? hauliers : HAULIERS)
  return {
    direction: 'inland',
    ports: undefined,
    transit: origin.countryCode === 'JP' ? random.between(7, 30) : random.between(18, 110),
    carrier: haulier,
    masterNo: `${haulier.code}${random.between(1_000_000, 9_999_999)}`,
    conveyance: {},
  }
}

function partyOf(code: string | undefined): WorldParty {
  const party = PARTIES.get(code ?? '')
  if (party === undefined) throw new Error(`Cargo is asked for by an unknown party: ${code}`)
  return party
}

function homeOf({ cityCode, cityName, countryCode }: WorldParty): Place {
  return { code: cityCode, name: cityName, countryCode }
}

/** The place that was asked for, when vessels or aircraft come there; else one of the country. */
function portOf(random: Random, sea: boolean, asked: string | undefined, countryCode: string): Place {
  const reached = (city: WorldCity) => (sea ? city.isSeaPort : city.isIataCity)
  const city = BY_CODE.get(asked ?? '')
  if (city !== undefined && reached(city)) return city
  return random.pick(CITIES.filter((one) => one.countryCode === countryCode && reached(one)))
}
