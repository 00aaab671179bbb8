import { expect, it } from 'vitest'
import { idWords } from './id-words.ts'

it.each([
  ['shipmentList', 'Shipment list'],
  ['x_costCentre', 'Cost centre'],
  ['shipment-search', 'Shipment search'],
  ['views/booking-summary', 'Booking summary'],
  ['pickupInfo.readyDate', 'Ready date'],
  ['SE', 'SE'],
  ['SE,SI', 'SE,SI'],
  ['hblNO', 'Hbl NO'],
  ['01', '01'],
])('the id %s reads %s', (id, words) => {
  expect(idWords(id)).toBe(words)
})
