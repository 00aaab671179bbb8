import { describe, expect, it } from 'vitest'
import type { Schemas } from '../../../contract/index.ts'
import { submitErrors } from './submit-rules.ts'

const now = new Date('2031-05-06T12:00:00Z')
const past = '20310401'
const future = '20310601'
const complete: Schemas['Booking'] = {
  ...{
    shipper: 'PACFRT01',
    bizType: 'SE',
    shipmentType: 'LCL',
    orgCountry: 'JP',
    orgCity: 'JPYOK',
    destCountry: 'US',
    destCity: 'USSEA',
  },
  ...{ bkPcs: 12, bkPcsUt: 'CTN', bkgWgt: 340.5, bkgWgtUt: 'KG', readyDate: future, deliveryreadyDate: future },
}
const ofSupplier = { ...complete, readyDate: past, deliveryreadyDate: past }
const ofCustomer = {
  ...complete,
  pickupInfo: { required: 1, readyDate: past },
  deliveryInfo: { required: 1, readyDate: past },
} satisfies Schemas['Booking']

describe('dates in the past, when a booking is submitted', () => {
  it.each([
    ['a supplier is told of the own dates', ofSupplier, { supplier: true }, ['readyDate', 'deliveryreadyDate']],
    [
      'a supplier is not told of a pickup and a delivery, whose dates the form does not show',
      ofCustomer,
      { supplier: true },
      [],
    ],
    [
      'a customer is told of pickup and delivery',
      ofCustomer,
      { supplier: false },
      ['pickupInfo.readyDate', 'deliveryInfo.readyDate'],
    ],
    ['a customer is not told of dates that a supplier gave', ofSupplier, { supplier: false }, []],
    [
      'who asks for a quote is told of pickup and delivery',
      ofCustomer,
      { supplier: true, quote: true },
      ['pickupInfo.readyDate', 'deliveryInfo.readyDate'],
    ],
  ])('%s', (_title, booking, who, fields) => {
    expect(submitErrors(booking, { ...who, now }).map(({ field }) => field)).toEqual(fields)
  })
})
