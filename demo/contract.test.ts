import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { wireFormats } from '../src/config/index.ts'
import type { Schemas } from '../src/contract/index.ts'
import type { CustomsResource } from '../src/gateway/filling.ts'
import { CUSTOMS_KEYS } from '../src/gateway/filling.ts'
import { collected } from './testing/collected.ts'

const contract = JSON.parse(
  readFileSync(new URL('../src/contract/generated/gateway.json', import.meta.url), 'utf8'),
) as {
  components: { schemas: Record<string, { properties?: Record<string, unknown> }> }
}
const ajv = new Ajv2020({ allErrors: true, strict: false, formats: wireFormats })
addFormats(ajv)
ajv.addSchema(contract, 'gateway')

const RECORDS: Record<CustomsResource, keyof Schemas> = {
  CiHeader: 'CommercialInvoice',
  CiLines: 'CommercialInvoiceLine',
  CiTariffClass: 'TariffClass',
  PgEs: 'PgaRecord',
  DoHeader: 'DeliveryOrder',
  InvoiceHeader: 'CustomsBilling',
  InvoiceLines: 'CustomsBillingLine',
  InBondConveyance: 'InBondConveyance',
  InBondShipmentId: 'InBondBill',
  InBondContainers: 'InBondContainer',
  InBondTariff: 'InBondTariff',
  FtzConveyance: 'FtzConveyance',
  FtzShipmentId: 'FtzBill',
  FtzLines: 'FtzLine',
  FtzPttConcur: 'FtzConcurrence',
}
const forwarding = await collected('forwarding')
const customs = await collected('customs')

/** What is wrong with documents of a schema of the contract: a value it refuses, or a field that it does not have. */
function wrongOf(schema: keyof Schemas, documents: readonly object[]): string[] {
  const check = ajv.compile({ $ref: `gateway#/components/schemas/${schema}` })
  return documents.flatMap((document) => (check(document) ? [] : [ajv.errorsText(check.errors)]))
}

function unknownFields(schema: keyof Schemas, documents: readonly object[]): string[] {
  const known = new Set(Object.keys(contract.components.schemas[schema]?.properties ?? {}))
  return known.size === 0
    ? []
    : [...new Set(documents.flatMap((one) => Object.keys(one)))].filter((name) => !known.has(name))
}

describe('the documents of the demonstration keep the contract', () => {
  const shipments = forwarding.shipmentDetails.map(({ document, shipmentId }) => ({ ...document, gShpId: shipmentId }))
  const cases: [keyof Schemas, readonly object[]][] = [
    ['Booking', forwarding.bookings.map(({ document }) => document)],
    ['Quote', forwarding.quotes.map(({ document }) => document)],
    ['BookingTemplate', forwarding.templates.map(({ document }) => document)],
    ['AuditTrail', [...forwarding.bookings, ...forwarding.quotes, ...forwarding.templates].map(({ trail }) => trail)],
    ['QuoteRate', forwarding.quotes.flatMap(({ rates }) => rates)],
    ['Shipment', shipments.map((document) => ({ ...document, remarks: [] }))],
    ['ShipmentContainer', shipments.flatMap(({ containers = [] }) => containers)],
    ['StatusEvent', shipments.flatMap(({ statusList = [] }) => statusList)],
    ['WidgetDetails', forwarding.widgetPreferences.flatMap(({ widgets }) => widgets)],
    ['CustomsFile', customs.customsFiles.map(({ document }) => document)],
    ['CustomsFileHeader', customs.customsFiles.map(({ document }) => document.header)],
    ...Object.entries(RECORDS).map(([resource, schema]): [keyof Schemas, readonly object[]] => [
      schema,
      customs.customsRecords.filter((row) => row.resource === resource).map(({ document }) => document),
    ]),
  ]

  it.each(cases)('%s', (schema, documents) => {
    expect(documents.length).toBeGreaterThan(0)
    expect(wrongOf(schema, documents).slice(0, 1)).toEqual([])
    expect(unknownFields(schema, documents)).toEqual([])
  })
})

describe('records below a customs file', () => {
  it('are found by one set of keys each, as many as their resource has', () => {
    const keysOf = (row: (typeof customs.customsRecords)[number]) => [row.key1, row.key2, row.key3, row.key4, row.key5]
    const keys = customs.customsRecords.map((row) => [row.fileNo, row.resource, ...keysOf(row)].join('|'))
    expect(new Set(keys).size).toBe(keys.length)
    expect(
      customs.customsRecords.filter(
        (row) => keysOf(row).filter((key) => key !== '').length !== CUSTOMS_KEYS[row.resource].length,
      ),
    ).toEqual([])
  })
})

it('no mark is left in any row', () => {
  expect(JSON.stringify(forwarding)).not.toMatch(/\{(today|own|n |container|waybill|entry|box|booking|tenant)/)
  expect(JSON.stringify(customs)).not.toMatch(/\{(today|own|n |container|waybill|entry|box|booking|tenant)/)
})
