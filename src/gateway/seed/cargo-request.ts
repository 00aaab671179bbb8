import type { Schemas } from '../../contract/index.ts'
import { cartage } from './cartage.ts'
import type { Random } from './random.ts'
import type { WorldCity } from './world/cities.ts'
import { worldCities } from './world/cities.ts'
import { codesOf } from './world/codes.ts'
import type { WorldGoods } from './world/goods.ts'
import { goodsOf } from './world/goods.ts'
import type { WorldParty } from './world/parties.ts'
import { worldParties } from './world/parties.ts'

/** What a booking, a quote and a template have in common: what is to be moved, from where to where. */
export type CargoRequest = Omit<
  Schemas['BookingTemplate'],
  'templateNo' | 'templateName' | 'isPrivate' | 'templateStatus' | 'customer' | 'customerName'
>

const REQUIREMENTS = [
  'Keep dry',
  'Do not stack',
  'Keep between 2 and 8 degrees',
  'Call before delivery',
  'Stow away from heat',
  'Pallets must be heat treated',
]
const CARRIERS = [
  'Any carrier with a direct service',
  'No transshipment',
  'Earliest departure preferred',
  'Cargo aircraft only',
]

const CITIES = worldCities()
const TRADERS = worldParties().filter(({ roles }) => roles.includes(1))

/** Modes as often as a forwarder sees them. */
export const MODES: readonly Schemas['BizType'][] = ['SE', 'SE', 'SE', 'SI', 'SI', 'AE', 'AE', 'AI', 'IL', 'IL']

/** A complete, plausible request of one mode; cargo is ready on `ready`. */
export function cargoRequestOf(random: Random, bizType: Schemas['BizType'], ready: Date): CargoRequest {
  const [shipper, consignee] = tradingPartners(random, bizType)
  const cargo = cargoOf(random, bizType, shipper.code)
  const services = codesOf(bizType === 'IL' ? 'RFSRVREQ' : `${bizType}SRVREQ`).filter(() => random.chance(0.25))
  return {
    bizType,
    shipper: shipper.code,
    shipperName: shipper.name,
    ...addressLines('shprAddr', shipper),
    consignee: consignee.code,
    consigneeName: consignee.name,
    ...addressLines('csgnAddr', consignee),
    ...(random.chance(0.4)
      ? { notify: consignee.code, notifyName: consignee.name, ...addressLines('ntfyAddr', consignee) }
      : {}),
    ...route(random, bizType, shipper, consignee),
    ...loads(random, bizType, cargo.tons),
    deliveryTerms: random.pick(['C', 'P'] as const),
    ...(services.length > 0 ? { serviceRequest: services.join(',') } : {}),
    ...cargo.fields,
    ...cartage(random, shipper, consignee, ready),
    ...remarks(random),
  }
}

/**
 * Shipper and consignee. Exports leave Japan and imports come to it, as the tenants' customers do; inland stays in one
 * country. Who ships by air has something light to sell.
 */
function tradingPartners(random: Random, bizType: Schemas['BizType']): [shipper: WorldParty, consignee: WorldParty] {
  const inland = bizType === 'IL'
  const home = inland ? random.pick(['JP', 'US']) : 'JP'
  const atHome = TRADERS.filter(({ countryCode }) => countryCode === home)
  const abroad = TRADERS.filter(({ countryCode }) => countryCode !== home)
  const imports = bizType === 'SI' || bizType === 'AI'
  const shipper = random.pick((imports ? abroad : atHome).filter(({ code }) => wares(code, bizType).length > 0))
  const consignee = random.pick((imports || inland ? atHome : abroad).filter((party) => party !== shipper))
  return [shipper, consignee]
}

/** What a party sells and would send this way. */
function wares(party: string, bizType: Schemas['BizType']): WorldGoods[] {
  return goodsOf(party).filter(({ kg }) => !isAir(bizType) || kg < 70)
}

function isAir(bizType: Schemas['BizType']): boolean {
  return bizType === 'AE' || bizType === 'AI'
}

function addressLines<Prefix extends 'shprAddr' | 'csgnAddr' | 'ntfyAddr'>(
  prefix: Prefix,
  party: WorldParty,
): { [Key in `${Prefix}${1 | 2 | 3 | 4}`]?: string } {
  const lines = party.addresses[0]?.lines ?? []
  return Object.fromEntries(lines.map((line, index) => [`${prefix}${index + 1}`, line])) as {
    [Key in `${Prefix}${1 | 2 | 3 | 4}`]?: string
  }
}

function route(random: Random, bizType: Schemas['BizType'], shipper: WorldParty, consignee: WorldParty): CargoRequest {
  const inner = {
    orgCountry: shipper.countryCode,
    orgCity: shipper.cityCode,
    orgCityName: shipper.cityName,
    destCountry: consignee.countryCode,
    destCity: consignee.cityCode,
    destCityName: consignee.cityName,
  }
  if (bizType === 'IL') return inner
  const reached = (city: WorldCity) => (bizType.startsWith('S') ? city.isSeaPort : city.isIataCity)
  const near = (countryCode: string) =>
    random.pick(CITIES.filter((city) => city.countryCode === countryCode && reached(city)))
  const pol = near(shipper.countryCode)
  const pod = near(consignee.countryCode)
  const ports = {
    polCtry: pol.countryCode,
    polCity: pol.code,
    polName: pol.name,
    podCtry: pod.countryCode,
    podCity: pod.code,
    podName: pod.name,
  }
  // A form holds one of each pair: origin or port of loading, destination or port of discharge (forms §4).
  if (random.chance(0.5)) return ports
  const { podCtry, podCity, podName } = ports
  const origin = bizType.startsWith('S')
    ? { orgCity: inner.orgCity, orgCityName: inner.orgCityName }
    : { orgCity: pol.code, orgCityName: pol.name }
  return { orgCountry: inner.orgCountry, ...origin, podCtry, podCity, podName }
}

function loads(random: Random, bizType: Schemas['BizType'], tons: number): CargoRequest {
  if (isAir(bizType)) return {}
  if (bizType === 'IL') {
    const full = random.chance(0.6)
    if (!full) return { shipmentType: 'LTL', moveType: 'DD' }
    return {
      shipmentType: 'FTL',
      moveType: 'DD',
      vehicles: [{ id: '1', type: random.pick(['VAN53', 'TRK10', 'CUR13']), qty: Math.max(1, Math.ceil(tons / 18)) }],
    }
  }
  const moveType = random.pick(codesOf('MOVETYPEDESC'))
  if (random.chance(0.35)) return { shipmentType: 'LCL', moveType }
  const containers = [{ id: '1', type: random.pick(['22G1', '42G1', '45G1']), qty: Math.max(1, Math.ceil(tons / 20)) }]
  if (random.chance(0.3)) containers.push({ id: '2', type: '22R1', qty: random.between(1, 2) })
  return { shipmentType: 'FCL', moveType, containers }
}

/** Lines of cargo, and totals that are their sums. */
function cargoOf(random: Random, bizType: Schemas['BizType'], shipper: string): { fields: CargoRequest; tons: number } {
  const air = isAir(bizType)
  const { code: commodityCode, name: commodity, kg, length, width, height, unit } = random.pick(wares(shipper, bizType))
  const cargoItems = Array.from({ length: random.between(1, 4) }, (_, index) => {
    const itemPcs = kg > 100 ? random.between(2, 12) : random.between(air ? 4 : 40, air ? 60 : 420)
    return {
      id: String(index + 1),
      description: index === 0 ? commodity : `${commodity}, lot ${index + 1}`,
      itemPcs,
      itemPcsUt: unit,
      itemWgt: rounded(itemPcs * kg),
      itemWgtUt: 'KG',
      itemDimLength: length,
      itemDimWidth: width,
      itemDimHeight: height,
      itemDimUnit: 'CM',
      itemVol: rounded((itemPcs * length * width * height) / 1_000_000),
      itemVolUt: 'CBM',
    }
  })
  const bkgWgt = rounded(cargoItems.reduce((sum, item) => sum + item.itemWgt, 0))
  const bkgVol = rounded(cargoItems.reduce((sum, item) => sum + item.itemVol, 0))
  const bkPcs = cargoItems.reduce((sum, item) => sum + item.itemPcs, 0)
  return {
    tons: bkgWgt / 1000,
    fields: {
      commodityCode,
      commodity,
      bkPcs,
      bkPcsUt: unit,
      bkgWgt,
      bkgWgtUt: 'KG',
      bkgVol,
      bkgVolUt: 'CBM',
      cargoItems,
    },
  }
}

function remarks(random: Random): CargoRequest {
  const remarkList: Schemas['Remark'][] = []
  if (random.chance(0.4)) remarkList.push({ id: '1', remarkType: 'CPRMKTYPE', remark: random.pick(REQUIREMENTS) })
  if (random.chance(0.25)) remarkList.push({ id: '2', remarkType: 'PC', remark: random.pick(CARRIERS) })
  return remarkList.length > 0 ? { remarkList } : {}
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
