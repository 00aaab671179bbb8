import type { Schemas } from '../../../contract/index.ts'

type Places = Pick<
  Schemas['Booking'],
  'orgCityName' | 'orgCity' | 'polName' | 'polCity' | 'destCityName' | 'destCity' | 'podName' | 'podCity'
>

/** Where it starts, as shown: the origin or the port of loading. */
export function originOf({ orgCityName, orgCity, polName, polCity }: Places): string | null {
  return firstFilled(orgCityName, polName, orgCity, polCity)
}

/** Where it ends, as shown: the destination or the port of discharge. */
export function destinationOf({ destCityName, destCity, podName, podCity }: Places): string | null {
  return firstFilled(destCityName, podName, destCity, podCity)
}

/** What the list of bookings shows, filters and sorts, taken out of the document. */
export function columnsOf(booking: Schemas['Booking']) {
  return {
    bizType: booking.bizType ?? null,
    shipperName: firstFilled(booking.shipperName, booking.shipper),
    consigneeName: firstFilled(booking.consigneeName, booking.consignee),
    origin: originOf(booking),
    destination: destinationOf(booking),
    totalPieces: booking.bkPcs ?? null,
    totalPiecesUnit: firstFilled(booking.bkPcsUt),
    totalWeight: booking.bkgWgt ?? null,
    totalWeightUnit: firstFilled(booking.bkgWgtUt),
    refNo: firstFilled(booking.referenceNumber),
  }
}

/** The first text that is not empty. */
export function firstFilled(...values: (string | undefined)[]): string | null {
  return values.find((value) => value !== undefined && value !== '') ?? null
}
