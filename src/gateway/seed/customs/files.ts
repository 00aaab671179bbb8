import type { Schemas } from '../../../contract/index.ts'
import type { Random } from '../random.ts'
import { randomOf } from '../random.ts'
import type { TenantSeeding } from '../subject.ts'
import { COMPANY, OTHER_COMPANY } from '../users.ts'
import { entryNumber } from '../world/check-digits.ts'
import type { EntryType } from '../world/customs-codes.ts'
import type { Agency, ImportedGoods } from '../world/imports.ts'
import { imports } from '../world/imports.ts'
import type { Importer } from '../world/importers.ts'
import { importers } from '../world/importers.ts'
import type { WorldParty } from '../world/parties.ts'
import { worldParties } from '../world/parties.ts'
import { suppliers } from '../world/suppliers.ts'
import { amountsOf, billsOf, containersOf, goodsLine } from './cargo.ts'
import type { CustomsFileSeed } from './file-seed.ts'
import { FILER, hasCome } from './file-seed.ts'
import { momentsOf, statusOf } from './moments.ts'
import type { Routing } from './routing.ts'
import { inlandPort, onwardPort, routingOf } from './routing.ts'

const DAY = 86_400_000
/** Of a tenant, times the scale. */
const FILES = 340
const CONTACTS = ['A. Broker', 'M. Castellane', 'J. Oyelaran', 'P. Whitlock']
const KINDS: readonly Schemas['CustomsFileType'][] = ['REGULAR', 'FTZ', 'REGULAR', 'INBOND', 'REGULAR', 'REGULAR']
const ENTRY_TYPES: readonly EntryType[] = [
  '01',
  '01',
  '11',
  '01',
  '06',
  '01',
  '21',
  '01',
  '01',
  '31',
  '01',
  '11',
  '01',
  '23',
  '01',
]
const MOVEMENTS: readonly EntryType[] = ['61', '61', '62', '61', '63']

/** Tariff numbers of goods that every agency is concerned with, each record type once and some more. */
const OF_EVERY_AGENCY = [
  '0810500000',
  '0303430000',
  '0306170003',
  '0203294000',
  '2204215040',
  '0603110060',
  '3304995000',
  '2939410000',
  '3808921500',
  '2902300000',
  '8711200090',
  '8429521010',
  '4011101030',
  '9303200030',
  '8526100020',
  '4202213000',
  '9403608093',
  '9018908000',
]
const SHOWCASE_INVOICES = 18
const SHOWCASE_AGE = 26

const GOODS = imports()
const IMPORTERS = new Map(importers().map((importer) => [importer.code, importer]))
const SHIPPERS = new Map([...worldParties(), ...suppliers()].map((party) => [party.code, party]))

/** The files of a tenant's demonstration world. */
export function filesOfTenant({
  tenant: { id },
  scale,
  now,
}: Pick<TenantSeeding, 'tenant' | 'scale' | 'now'>): CustomsFileSeed[] {
  return customsFiles(randomOf(`${id} customs files`), id, FILES * scale, now)
}

/**
 * Customs-brokerage files of a tenant in the order in which they were opened: half of them within 45 days, some older
 * than a year. One in eleven belongs to another company than the users do. The same files at every run of one day.
 */
export function customsFiles(random: Random, tenantId: string, count: number, now: Date): CustomsFileSeed[] {
  const first = random.between(10_000, 60_000)
  const ages = Array.from({ length: count }, (_, index) => ageOf((index + 1) / (count + 1)))
  const showcase = ages.findIndex(
    (age, index) => age <= SHOWCASE_AGE && KINDS[index % KINDS.length] === 'REGULAR' && index % 11 !== 5,
  )
  return ages.map((age, index) => {
    const opened = new Date(now.getTime() - age * DAY - random.between(0, 600) * 60_000)
    const fileNo = `CF-${String(opened.getUTCFullYear()).slice(2)}${String(first + index).padStart(5, '0')}`
    return fileOf(random, { tenantId, fileNo, index, opened, isShowcase: index === showcase, now })
  })
}

/** Age in days of a file that stands at a share of the list. */
function ageOf(share: number): number {
  if (share < 0.08) return 420 - (share / 0.08) * 240
  if (share < 0.45) return 180 - ((share - 0.08) / 0.37) * 135
  return 45 * (1 - (share - 0.45) / 0.55)
}

interface Making {
  tenantId: string
  fileNo: string
  index: number
  opened: Date
  isShowcase: boolean
  now: Date
}

function fileOf(random: Random, { tenantId, fileNo, index, opened, isShowcase, now }: Making): CustomsFileSeed {
  const kind = KINDS[index % KINDS.length] ?? 'REGULAR'
  const { goods, importer } = orderOf(random, index % 11 === 5, isShowcase)
  const [leading = goods[0]] = goods
  if (leading === undefined) throw new Error('A file has no goods')
  const shipper = shipperOf(random, leading)
  const routing = isShowcase ? containerRouting(random, shipper, leading) : routingOf(random, shipper, leading)
  const entryType = entryTypeOf(kind, index, leading, isShowcase)
  const share = isShowcase ? 0.2 : routing.mot === '40' ? 0.15 : 1 / goods.length
  const lines = goods.map((one, place) =>
    goodsLine(random, place + 1, one, {
      shipper: one === leading ? shipper : shipperOf(random, one),
      entryType,
      share,
    }),
  )
  const containers = containersOf(random, lines, routing.mot)
  const moments = momentsOf(random, opened, routing)
  const agencies = agenciesOf(kind, goods)
  const status = statusOf(kind, moments, now)
  const underBond = kind === 'INBOND' || (kind === 'REGULAR' && routing.vessel !== undefined && random.chance(0.15))
  const portDestination = !underBond ? undefined : entryType === '63' ? routing.portUnlading : inlandPort(random)
  const packages = lines.reduce((sum, line) => sum + line.packages, 0)
  const invoices = kind !== 'REGULAR' ? 0 : isShowcase ? SHOWCASE_INVOICES : Math.min(packages, random.between(1, 3))
  return {
    tenantId,
    fileNo,
    kind,
    customerId: (importer.foreign ? OTHER_COMPANY : COMPANY).code,
    isShowcase,
    status,
    entryType,
    entryNumber: kind === 'REGULAR' ? entryNumber(FILER, 1_000_000 + random.between(0, 8_999_999)) : undefined,
    itNo: underBond ? `V${random.between(1_000_000_000, 9_999_999_999)}` : undefined,
    mot: routing.mot,
    shipper,
    importer,
    carrier: routing.carrier,
    vessel: routing.vessel,
    voyageFlight: routing.voyageFlight,
    countryOrigin: lines[0]?.countryOrigin ?? shipper.countryCode,
    countryExport: shipper.countryCode,
    portLading: routing.portLading,
    portUnlading: routing.portUnlading,
    portEntry: kind === 'REGULAR' && portDestination !== undefined ? portDestination : routing.portUnlading,
    portDestination,
    foreignDestination: entryType === '62' || entryType === '63' ? onwardPort(random) : undefined,
    moments,
    lines,
    amounts: amountsOf(lines, entryType, routing.mot),
    bills: billsOf(random, lines, containers, routing),
    containers,
    invoiceNos: Array.from({ length: invoices }, (_, place) => invoiceNo(shipper, fileNo, place + 1)),
    orderNos: Array.from({ length: random.between(1, 2) }, () => `PO-${random.between(100_000, 999_999)}`),
    agencies,
    fdaStatus: agencies.includes('FDA') ? reviewOf(random, status, hasCome(moments.entered, now)) : undefined,
    pgaStatus: agencies.length > 0 ? reviewOf(random, status, hasCome(moments.entered, now)) : undefined,
    brokerContact: random.pick(CONTACTS),
    now,
  }
}

/** What is imported together, and by whom. */
function orderOf(
  random: Random,
  foreign: boolean,
  isShowcase: boolean,
): { goods: ImportedGoods[]; importer: Importer } {
  const wanted = GOODS.filter((goods) => importersOf(goods, foreign).length > 0)
  if (isShowcase) {
    const goods = OF_EVERY_AGENCY.flatMap((tariffNo) => GOODS.find((one) => one.tariffNo === tariffNo) ?? [])
    return { goods, importer: random.pick(importersOf(goods[0] ?? random.pick(wanted), false)) }
  }
  const leading = random.pick(wanted)
  const importer = random.pick(importersOf(leading, foreign))
  const together = (one: ImportedGoods) =>
    one.importers.includes(importer.code) && one.shippers.some((code) => leading.shippers.includes(code))
  const others = GOODS.filter((one) => one !== leading && together(one))
  return { goods: others.length > 0 && random.chance(0.5) ? [leading, random.pick(others)] : [leading], importer }
}

function importersOf(goods: ImportedGoods, foreign: boolean): Importer[] {
  return goods.importers.flatMap((code) => IMPORTERS.get(code) ?? []).filter((importer) => importer.foreign === foreign)
}

function shipperOf(random: Random, { shippers }: ImportedGoods): WorldParty {
  const shipper = SHIPPERS.get(random.pick(shippers))
  if (shipper === undefined) throw new Error(`No party of ${shippers.join(', ')}`)
  return shipper
}

/** The showcase comes in containers, whatever the lot says. */
function containerRouting(random: Random, shipper: WorldParty, goods: ImportedGoods): Routing {
  const routing = routingOf(random, shipper, goods)
  return routing.mot === '11' ? routing : containerRouting(random, shipper, goods)
}

function entryTypeOf(
  kind: Schemas['CustomsFileType'],
  index: number,
  goods: ImportedGoods,
  isShowcase: boolean,
): EntryType | undefined {
  if (kind === 'FTZ') return undefined
  if (kind === 'INBOND') return MOVEMENTS[index % MOVEMENTS.length]
  if (isShowcase) return '01'
  if (goods.cases.length > 0) return '03'
  const drawn = ENTRY_TYPES[(index * 7) % ENTRY_TYPES.length] ?? '01'
  return drawn === '11' && goods.price * goods.perPackage > 2500 ? '01' : drawn
}

function invoiceNo(shipper: WorldParty, fileNo: string, place: number): string {
  return `${shipper.code.slice(0, 3)}-${fileNo.slice(3)}-${String(place).padStart(2, '0')}`
}

/** Agencies concerned; of goods that only pass through, the FDA with its prior notice of food. */
function agenciesOf(kind: Schemas['CustomsFileType'], goods: ImportedGoods[]): Agency[] {
  const programs = goods.flatMap((one) => one.programs)
  const told = kind === 'INBOND' ? programs.filter(({ program }) => program === 'FOO') : programs
  return [...new Set(told.map(({ agency }) => agency))]
}

/** What agencies say, as far as the file has come. */
function reviewOf(random: Random, status: string, entered: boolean): string {
  if (status === 'RELEASED' || status === 'DELIVERED') return 'May proceed'
  if (status === 'HOLD') return 'Hold intact'
  if (!entered) return 'Not filed'
  return random.pick(['Under review', 'Under review', 'Documents required', 'May proceed'])
}
