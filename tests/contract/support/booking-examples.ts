import type { Schemas } from '../../../src/contract/index.ts'

type Booking = Schemas['Booking']

/** A booking as the form sends it at the first save. */
export const draft: Booking = {
  bookStatus: 'D',
  funcCode: '9',
  jobStageCode: 'P',
  shipper: 'PACFRT01',
  shipperName: 'PACIFIC FRUIT TRADING',
  bizType: 'SE',
}
/** One that can be submitted. */
export const complete: Booking = {
  ...draft,
  bookStatus: 'P',
  shipmentType: 'FCL',
  orgCountry: 'JP',
  orgCity: 'JPYOK',
  orgCityName: 'Yokohama',
  podCtry: 'US',
  podCity: 'USLAX',
  podName: 'Los Angeles',
  bkPcs: 120,
  bkPcsUt: 'CTN',
  bkgWgt: 2400.5,
  bkgWgtUt: 'KG',
  containers: [{ type: '45G1', qty: 2 }],
}

/** The booking, less some fields. */
export const without = (booking: Booking, ...fields: (keyof Booking)[]): Booking =>
  Object.fromEntries(Object.entries(booking).filter(([field]) => !fields.some((one) => one === field)))
