import type { Random } from '../random.ts'
import type { CustomsCarrier } from '../world/customs-carriers.ts'
import { customsCarriers } from '../world/customs-carriers.ts'
import type { ModeOfTransport } from '../world/customs-codes.ts'
import type { ForeignPort } from '../world/foreign-ports.ts'
import { foreignPorts } from '../world/foreign-ports.ts'
import type { ImportedGoods } from '../world/imports.ts'
import type { WorldParty } from '../world/parties.ts'
import type { UsPort } from '../world/us-ports.ts'
import { usPorts } from '../world/us-ports.ts'
import type { Voyage } from './moments.ts'

const CARRIERS = customsCarriers()
const US_PORTS = usPorts()
const FOREIGN_PORTS = foreignPorts()
const WEST = ['CA', 'WA', 'OR']
const OFFSHORE = ['HI', 'AK', 'PR']
const ACROSS_PACIFIC = ['JP', 'KR', 'CN', 'HK', 'TW', 'SG', 'MY', 'TH', 'VN', 'ID', 'PH', 'AU', 'NZ']
const SOUTHERN = ['TX', 'AZ', 'CA']
/** Where goods are entered that leave the coast under bond. */
const INLAND = ['3901', '4101', '4501', '4503', '2006', '3307']

export interface Routing extends Voyage {
  carrier: CustomsCarrier
  vessel: { name: string; flag: string } | undefined
  voyageFlight: string
  portLading: ForeignPort | undefined
  portUnlading: UsPort
}

/** How goods of a shipper come to the United States. */
export function routingOf(random: Random, shipper: WorldParty, goods: ImportedGoods): Routing {
  const mot = modeOf(random, shipper, goods)
  const overPacific = ACROSS_PACIFIC.includes(shipper.countryCode)
  const portUnlading = random.pick(gatewaysOf(random, mot, shipper, overPacific))
  const toWest = WEST.includes(portUnlading.state)
  const carrier = random.pick(CARRIERS.filter(({ mots }) => mots.includes(mot)))
  const vessel = carrier.vessels.length > 0 ? random.pick(carrier.vessels) : undefined
  return {
    mot,
    transit: transitOf(mot, overPacific, toWest),
    carrier,
    vessel,
    voyageFlight:
      mot === '40'
        ? `${carrier.code}${random.between(101, 989)}`
        : `0${random.between(11, 98)}${random.pick(['E', 'W'])}`,
    portLading: vessel === undefined ? undefined : ladingOf(random, shipper),
    portUnlading,
  }
}

/** An inland port where goods leave the bond. */
export function inlandPort(random: Random): UsPort {
  return random.pick(US_PORTS.filter(({ code }) => INLAND.includes(code)))
}

/** A foreign port that goods under bond go on to. */
export function onwardPort(random: Random): ForeignPort {
  return random.pick(FOREIGN_PORTS.filter(({ countryCode }) => ['CL', 'PE', 'BR', 'MX', 'EC'].includes(countryCode)))
}

function modeOf(
  random: Random,
  { countryCode }: WorldParty,
  { kgPerPackage, price, unit, perPackage }: ImportedGoods,
): ModeOfTransport {
  if (countryCode === 'CA') return random.chance(unit === 'M3' ? 0.6 : 0.1) ? '20' : '30'
  if (countryCode === 'MX') return '30'
  if (kgPerPackage > 5000) return '10'
  const dollarsPerKilogram = (price * perPackage) / kgPerPackage
  if (kgPerPackage > 200 && dollarsPerKilogram < 100) return '11'
  return random.chance(dollarsPerKilogram > 60 ? 0.9 : dollarsPerKilogram > 10 ? 0.35 : 0.03) ? '40' : '11'
}

function gatewaysOf(random: Random, mot: ModeOfTransport, { countryCode }: WorldParty, overPacific: boolean): UsPort[] {
  if (mot === '20' || mot === '30') {
    const crossings = US_PORTS.filter(({ gates }) => gates === 'L')
    return crossings.filter(({ state }) => SOUTHERN.includes(state) === (countryCode === 'MX'))
  }
  const open = US_PORTS.filter(({ gates }) => gates === (mot === '40' ? 'A' : 'S'))
  const near = open.filter(({ state }) => WEST.includes(state) === overPacific && !OFFSHORE.includes(state))
  return random.chance(0.75) ? near : open
}

function ladingOf(random: Random, { countryCode, cityName }: WorldParty): ForeignPort {
  const own = FOREIGN_PORTS.filter((port) => port.countryCode === countryCode)
  return own.find(({ name }) => name === cityName) ?? random.pick(own)
}

function transitOf(mot: ModeOfTransport, overPacific: boolean, toWest: boolean): [number, number] {
  if (mot === '40') return [0.5, 2]
  if (mot === '30') return [0.3, 2]
  if (mot === '20') return [3, 6]
  if (overPacific) return toWest ? [12, 18] : [25, 33]
  return toWest ? [23, 31] : [10, 18]
}
