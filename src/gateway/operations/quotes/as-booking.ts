import type { Schemas } from '../../../contract/index.ts'

type Booking = Schemas['Booking']
type Quote = Schemas['Quote']

/** Fields of a booking that a quote has under a name of its own (forms §3). */
const RENAMED = {
  shipper: 'partyIdShpr',
  shipperName: 'shprName',
  consignee: 'partyIdCsgn',
  consigneeName: 'csgnName',
  notify: 'partyIdNtfy',
  notifyName: 'ntfyName',
  shipmentType: 'loadTerm',
  deliveryTerms: 'frtType',
  commodityCode: 'commodity',
  commodity: 'comm',
  orgCountry: 'porCtry',
  orgCity: 'porCity',
  orgCityName: 'porName',
  destCountry: 'destCtry',
  destCityName: 'destName',
  bkPcs: 'totPcs',
  bkPcsUt: 'totPcsUt',
  bkgWgt: 'totgWgt',
  bkgWgtUt: 'totgWgtUt',
  bkgVol: 'totVol',
  bkgVolUt: 'totVolUt',
} as const satisfies { [Field in keyof Booking]?: keyof Quote }

/** Fields that both have under the same name. */
const SHARED = [
  'shprAddr1',
  'shprAddr2',
  'shprAddr3',
  'shprAddr4',
  'csgnAddr1',
  'csgnAddr2',
  'csgnAddr3',
  'csgnAddr4',
  'ntfyAddr1',
  'ntfyAddr2',
  'ntfyAddr3',
  'ntfyAddr4',
  'bizType',
  'moveType',
  'referenceNumber',
  'refCode',
  'serviceRequest',
  'destCity',
  'polCtry',
  'polCity',
  'polName',
  'podCtry',
  'podCity',
  'podName',
  'pickupInfo',
  'deliveryInfo',
  'containers',
  'vehicles',
  'cargoItems',
  'documents',
  'remarkList',
  'customFields',
] as const satisfies (keyof Booking & keyof Quote)[]

const PAIRS: readonly (readonly [booking: string, quote: string])[] = [
  ...Object.entries(RENAMED),
  ...SHARED.map((field) => [field, field] as const),
]

/** What a quote asks for, as a booking says it; rates, validity and codes of the quote are left out. */
export function asBooking(quote: Quote): Booking {
  return renamed(
    quote,
    PAIRS.map(([booking, name]) => [name, booking]),
  )
}

/** What a booking asks for, as a quote says it; numbers and codes of the booking are left out. */
export function asQuote(booking: Booking): Quote {
  return renamed(booking, PAIRS)
}

function renamed(from: object, pairs: readonly (readonly [from: string, to: string])[]): object {
  const values = new Map<string, unknown>(Object.entries(from))
  return Object.fromEntries(
    pairs.map(([name, to]) => [to, values.get(name)] as const).filter(([, value]) => value !== undefined),
  )
}
