import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const columnsOf = (name: string): string[] => {
  const { columns } = JSON.parse(
    readFileSync(new URL(`../../schemas/grids/${name}.json`, import.meta.url), 'utf8'),
  ) as {
    columns: Record<string, object>
  }
  return Object.keys(columns)
}

it('[LS-01] [LS-02] [SG-01] [SG-03] lists of the base have their columns in the order of the specification, whatever a tenant puts first', () => {
  expect(columnsOf('bookings')).toEqual([
    ...['shipper', 'bizType', 'origin', 'totalPieces', 'totalWeight', 'destination', 'bookingNo', 'status', 'refNo'],
    'lastUpdated',
  ])
  expect(columnsOf('quotes')).toEqual([
    ...['shprName', 'bizType', 'porName', 'pieces', 'weight', 'teu', 'totCtnQty', 'destName', 'status', 'quoteNo'],
    ...['bookingNo', 'shipmentNo', 'expirationDate', 'lastUpdatedDate', 'source', 'createByName'],
  ])
  expect(columnsOf('shipments').slice(0, 6)).toEqual([
    ...['shprName', 'csgnName', 'jobNo', 'currentStatus', 'shpNo', 'masterNo'],
  ])
  expect(columnsOf('customs-files')).toEqual([
    ...['shipperName', 'arrivalDate', 'countryOfExportName', 'custIrsNo', 'custName', 'exportDate', 'fileNo'],
    ...['houseBill', 'masterBill', 'motDesc', 'portOfEntryName', 'releaseDate', 'fdaStatus', 'pgaStatus', 'pga'],
  ])
})
