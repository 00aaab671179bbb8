import type { Schemas } from '../../../contract/index.ts'
import type { CustomsCarrier } from '../world/customs-carriers.ts'
import type { EntryType, ModeOfTransport } from '../world/customs-codes.ts'
import type { ForeignPort } from '../world/foreign-ports.ts'
import type { Agency, ImportedGoods } from '../world/imports.ts'
import type { Importer } from '../world/importers.ts'
import type { WorldParty } from '../world/parties.ts'
import type { UsPort } from '../world/us-ports.ts'

/** Filer code of the broker. */
export const FILER = 'BQ7'

/** Goods of a file under one tariff number. Amounts in US dollars, weights in kilograms. */
export interface GoodsLine {
  lineNo: number
  goods: ImportedGoods
  shipper: WorldParty
  countryOrigin: string
  packages: number
  /** In the unit of the tariff. */
  quantity: number
  weight: number
  value: number
  /** Freight and insurance, not dutiable. */
  charges: number
  duty: number
  tax: number
  antidumping: number
  countervailing: number
}

/** A master bill with its house bill. Weights in kilograms. */
export interface FileBill {
  idSeqNo: string
  scac: string
  master: string
  houseScac: string
  house: string
  packages: number
  unit: string
  weight: number
  containers: string[]
}

/** A container; weight in kilograms, gross of the goods. */
export interface FileContainer {
  number: string
  /** ISO 6346 size and type. */
  type: string
  seals: string[]
  packages: number
  unit: string
  weight: number
}

/** What happens to a file and when, planned ones included: a moment after the file's `now` has not come yet. */
export interface FileMoments {
  opened: Date
  exported: Date
  /** Expected at first; `arrived` is later for a file that is delayed. */
  estimatedArrival: Date
  arrived: Date
  entered: Date
  examined: Date | undefined
  held: Date | undefined
  released: Date
  delivered: Date
  summarized: Date
  liquidated: Date
}

/** Totals of a file, US dollars. */
export interface FileAmounts {
  value: number
  charges: number
  duty: number
  taxes: number
  /** Merchandise processing fee and harbor maintenance fee. */
  mpf: number
  hmf: number
  antidumping: number
  countervailing: number
}

/** A customs-brokerage file of the demonstration world, all that its records are made from. */
export interface CustomsFileSeed {
  tenantId: string
  fileNo: string
  kind: Schemas['CustomsFileType']
  /** The company of the portal whose file it is. */
  customerId: string
  /** The file that shows everything: more than 15 invoices, goods of every agency. One a tenant. */
  isShowcase: boolean
  status: string
  /** None for an admission to a zone. */
  entryType: EntryType | undefined
  entryNumber: string | undefined
  /** Immediate transportation number, when goods move under bond. */
  itNo: string | undefined
  mot: ModeOfTransport
  shipper: WorldParty
  importer: Importer
  carrier: CustomsCarrier
  vessel: { name: string; flag: string } | undefined
  voyageFlight: string
  countryOrigin: string
  countryExport: string
  /** By sea only. */
  portLading: ForeignPort | undefined
  portUnlading: UsPort
  portEntry: UsPort
  /** Where goods leave the bond; of an in-bond file or of goods entered inland. */
  portDestination: UsPort | undefined
  /** Where goods go on to: exportation under bond. */
  foreignDestination: ForeignPort | undefined
  moments: FileMoments
  lines: GoodsLine[]
  amounts: FileAmounts
  bills: FileBill[]
  containers: FileContainer[]
  /** Numbers of the commercial invoices; of a REGULAR file. */
  invoiceNos: string[]
  /** Purchase orders of the importer. */
  orderNos: string[]
  agencies: Agency[]
  fdaStatus: string | undefined
  pgaStatus: string | undefined
  brokerContact: string
  now: Date
}

/** Whether a moment of a file has come. */
export function hasCome(moment: Date | undefined, now: Date): moment is Date {
  return moment !== undefined && moment.getTime() <= now.getTime()
}

/** The day of a moment, YYYYMMDD in UTC. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10).replaceAll('-', '')
}

/** Rounded to cents, or to as many figures. */
export function rounded(value: number, figures = 2): number {
  return Math.round(value * 10 ** figures) / 10 ** figures
}
