import type { Random } from '../random.ts'
import { airWaybill, containerNumber } from '../world/check-digits.ts'
import type { EntryType, ModeOfTransport } from '../world/customs-codes.ts'
import type { ImportedGoods } from '../world/imports.ts'
import type { WorldParty } from '../world/parties.ts'
import type { FileAmounts, FileBill, FileContainer, GoodsLine } from './file-seed.ts'
import { rounded } from './file-seed.ts'
import type { Routing } from './routing.ts'

/** Merchandise processing fee of a formal entry (19 CFR 24.23), a share of the value between bounds. */
const MPF = { rate: 0.003464, least: 33.58, most: 651.5 }
const INFORMAL_MPF = 2.69
/** Harbor maintenance fee, a share of the value (19 CFR 24.24). */
export const HMF_RATE = 0.00125
/** The value up to which an entry may be informal, US dollars. */
const INFORMAL_VALUE = 2500
const KG_PER_CONTAINER = 17_000
const HOUSES = ['PFTH', 'LMNX', 'TDRK', 'ORVA']
const CONTAINER_OWNERS = ['MRHU', 'NVTU', 'PLMU', 'OCRU']

/** One line of goods; `share` of an ordinary order. */
export function goodsLine(
  random: Random,
  lineNo: number,
  goods: ImportedGoods,
  { shipper, entryType, share }: { shipper: WorldParty; entryType: EntryType | undefined; share: number },
): GoodsLine {
  const perPackage = goods.price * goods.perPackage
  const most = entryType === '11' ? Math.floor(INFORMAL_VALUE / perPackage) : Infinity
  const packages = Math.max(1, Math.min(most, Math.round(goods.order * share * (0.7 + random.next() * 0.6))))
  const quantity = rounded(packages * goods.perPackage)
  const value = Math.round(quantity * goods.price * (0.95 + random.next() * 0.1))
  const byKind = (kind: 'AD' | 'CVD') =>
    entryType === '03'
      ? rounded(goods.cases.reduce((sum, one) => sum + (one.kind === kind ? one.rate * value : 0), 0))
      : 0
  return {
    lineNo,
    goods,
    shipper,
    countryOrigin: goods.origin ?? shipper.countryCode,
    packages,
    quantity,
    weight: rounded(packages * goods.kgPerPackage, 1),
    value,
    charges: Math.round(value * 0.04 + packages * 0.6),
    duty: rounded(goods.adValorem * value + goods.specific * quantity),
    tax: rounded(goods.taxPerUnit * quantity),
    antidumping: byKind('AD'),
    countervailing: byKind('CVD'),
  }
}

/** What the lines of a file add up to. Nothing is due while goods stay in a zone, a warehouse or under bond. */
export function amountsOf(lines: GoodsLine[], entryType: EntryType | undefined, mot: ModeOfTransport): FileAmounts {
  const sum = (amount: (line: GoodsLine) => number) => rounded(lines.reduce((total, line) => total + amount(line), 0))
  const value = sum((line) => line.value)
  const charges = sum((line) => line.charges)
  const atSea = mot === '10' || mot === '11'
  if (entryType === undefined || ['21', '23', '61', '62', '63'].includes(entryType))
    return { value, charges, duty: 0, taxes: 0, mpf: 0, hmf: 0, antidumping: 0, countervailing: 0 }
  return {
    value,
    charges,
    duty: sum((line) => line.duty),
    taxes: sum((line) => line.tax),
    mpf: entryType === '11' ? INFORMAL_MPF : rounded(Math.min(MPF.most, Math.max(MPF.least, value * MPF.rate))),
    hmf: atSea ? rounded(value * HMF_RATE) : 0,
    antidumping: sum((line) => line.antidumping),
    countervailing: sum((line) => line.countervailing),
  }
}

/** The containers that hold the goods; none unless they come in a container vessel. */
export function containersOf(random: Random, lines: GoodsLine[], mot: ModeOfTransport): FileContainer[] {
  if (mot !== '11') return []
  const { packages, unit, weight } = loadOf(lines)
  const count = Math.min(packages, Math.max(1, Math.min(4, Math.ceil(weight / KG_PER_CONTAINER))))
  const cooled = lines.some(({ goods: { tariffNo } }) => /^(02|03|06|07|0808|0810)/.test(tariffNo))
  const type = cooled ? random.pick(['45R1', '22R1']) : random.pick(['45G1', '42G1', '22G1'])
  const owner = random.pick(CONTAINER_OWNERS)
  return shares(packages, count).map((part) => ({
    number: containerNumber(owner, random.between(100_000, 999_999)),
    type,
    seals: [
      `${owner.slice(0, 2)}${random.between(100_000, 999_999)}`,
      ...(random.chance(0.3) ? [`CBP${random.between(10_000, 99_999)}`] : []),
    ],
    packages: part,
    unit,
    weight: rounded((weight * part) / packages, 1),
  }))
}

/** One bill, or two for a larger load; a container belongs to one of them. */
export function billsOf(
  random: Random,
  lines: GoodsLine[],
  containers: FileContainer[],
  { mot, carrier }: Routing,
): FileBill[] {
  const { packages, unit, weight } = loadOf(lines)
  const count = Math.min(containers.length > 1 || mot === '40' ? 2 : 1, packages)
  const houseScac = random.pick(HOUSES)
  return shares(packages, count).map((even, index) => {
    const own = containers.filter((_, place) => place % count === index)
    const part = own.length > 0 ? own.reduce((sum, container) => sum + container.packages, 0) : even
    const master =
      carrier.prefix === undefined
        ? `${carrier.code}${random.between(1_000_000, 9_999_999)}`
        : airWaybill(carrier.prefix, random.between(1_000_000, 9_999_999))
    return {
      idSeqNo: String(index + 1),
      scac: carrier.prefix ?? carrier.code,
      master,
      houseScac,
      house: `${houseScac}${String(random.between(1, 9_999_999)).padStart(8, '0')}`,
      packages: part,
      unit,
      weight: rounded((weight * part) / packages, 1),
      containers: own.map(({ number }) => number),
    }
  })
}

function loadOf(lines: GoodsLine[]): { packages: number; unit: string; weight: number } {
  return {
    packages: lines.reduce((sum, line) => sum + line.packages, 0),
    unit: lines[0]?.goods.package ?? 'PCS',
    weight: lines.reduce((sum, line) => sum + line.weight, 0),
  }
}

/** A whole number in parts as even as they can be. */
function shares(total: number, count: number): number[] {
  return Array.from(
    { length: count },
    (_, index) => Math.floor((total * (index + 1)) / count) - Math.floor((total * index) / count),
  )
}
