import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import type { CustomsDocuments, CustomsResource } from '../../../store/tables/customs-records.ts'
import { randomOf } from '../../random.ts'
import { vehicleNumber } from '../../world/vehicle-number.ts'
import type { CustomsFileSeed } from '../file-seed.ts'
import { rounded } from '../file-seed.ts'
import { customsFiles } from '../files.ts'
import { recordsOf } from './records.ts'

const NOW = new Date('2026-03-31T12:00:00Z')
const files = customsFiles(randomOf('A customs files'), 'A', 330, NOW)
const rows = files.flatMap(recordsOf)
const ofFile = <Resource extends CustomsResource>({ fileNo }: CustomsFileSeed, resource: Resource) =>
  rows
    .filter((row) => row.fileNo === fileNo && row.resource === resource)
    .map(({ document }) => document as CustomsDocuments[Resource])
const sum = (amounts: (number | undefined)[]) =>
  rounded(amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0))
const showcase = files.find(({ isShowcase }) => isShowcase)

const SCHEMAS: Record<CustomsResource, string> = {
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

describe('the records of customs files', () => {
  it('are the same at every run', () => {
    expect(files.slice(0, 40).flatMap(recordsOf)).toEqual(
      rows.filter(({ fileNo }) => files.slice(0, 40).some((file) => file.fileNo === fileNo)),
    )
  })

  it('keep the contract, each of them', () => {
    const ajv = new Ajv2020({ allErrors: true, strict: false })
    addFormats(ajv)
    ajv.addSchema(
      JSON.parse(
        readFileSync(new URL('../../../../contract/generated/gateway.json', import.meta.url), 'utf8'),
      ) as object,
      'gateway',
    )
    for (const [resource, schema] of Object.entries(SCHEMAS)) {
      const check = ajv.compile({ $ref: `gateway#/components/schemas/${schema}` })
      const broken = rows.filter((row) => row.resource === resource && !check(row.document))
      expect(broken.map(({ document }) => [document, ajv.errorsText(check.errors)]).slice(0, 1)).toEqual([])
    }
  })

  it('are found by one set of keys each', () => {
    const keys = rows.map(({ fileNo, resource, key1, key2, key3, key4, key5 }) =>
      [fileNo, resource, key1, key2, key3, key4, key5].join('|'),
    )
    expect(new Set(keys).size).toBe(keys.length)
    expect(rows.filter(({ key1 }) => key1 === '')).toEqual([])
  })

  it('are there at every level, of each kind of file', () => {
    expect(new Set(rows.map(({ resource }) => resource))).toEqual(new Set(Object.keys(SCHEMAS)))
  })
})

describe('commercial invoices', () => {
  const regular = files.filter(({ kind }) => kind === 'REGULAR')

  it('add up to the header of their file', () => {
    for (const file of regular) {
      const invoices = ofFile(file, 'CiHeader')
      const lines = ofFile(file, 'CiLines')
      expect(invoices.map(({ ciNo }) => ciNo)).toEqual(file.invoiceNos)
      expect(sum(invoices.map(({ valueUsAmt }) => valueUsAmt))).toBe(file.amounts.value)
      expect(sum(lines.map(({ valueUsAmt }) => valueUsAmt))).toBe(file.amounts.value)
      expect(sum(lines.map(({ dutyTotAmt }) => dutyTotAmt))).toBe(file.amounts.duty)
      expect(sum(lines.map(({ taxTotAmt }) => taxTotAmt))).toBe(file.amounts.taxes)
      expect(sum(lines.map(({ feeTotAmt }) => feeTotAmt))).toBe(rounded(file.amounts.mpf + file.amounts.hmf))
      expect(sum(lines.map(({ adaDutyAmt }) => adaDutyAmt))).toBe(file.amounts.antidumping)
      expect(sum(lines.map(({ cvdDutyAmt }) => cvdDutyAmt))).toBe(file.amounts.countervailing)
    }
  })

  it('have as many lines as they say, numbered from 1', () => {
    for (const file of regular) {
      const lines = ofFile(file, 'CiLines')
      for (const { ciNo, ciNoLines } of ofFile(file, 'CiHeader')) {
        const own = lines.filter((line) => line.ciNo === ciNo).map(({ ciLineNo }) => ciLineNo)
        expect(own).toEqual(Array.from({ length: ciNoLines ?? 0 }, (_, index) => index + 1))
        expect(own.length).toBeGreaterThan(0)
      }
    }
  })

  it('of one file are more than a page, one of them with more than a page of lines', () => {
    if (showcase === undefined) throw new Error('No file shows everything')
    const invoices = ofFile(showcase, 'CiHeader')
    expect(invoices.length).toBeGreaterThan(15)
    expect(Math.max(...invoices.map(({ ciNoLines = 0 }) => ciNoLines))).toBeGreaterThan(15)
  })

  it('of that file hold the records of all 16 forms of agencies, with parties', () => {
    if (showcase === undefined) throw new Error('No file shows everything')
    const records = ofFile(showcase, 'PgEs')
    expect(new Set(records.map(({ recordType }) => recordType)).size).toBe(16)
    expect(
      records.filter(({ disclaimerCd, partiesList = [] }) => disclaimerCd === undefined && partiesList.length < 2),
    ).toEqual([])
  })

  it('are told to the agencies that the file names, or disclaimed', () => {
    for (const file of regular) {
      const told = ofFile(file, 'PgEs').filter(({ disclaimerCd }) => disclaimerCd === undefined)
      expect(new Set(told.map(({ pgAgencyCd }) => pgAgencyCd))).toEqual(new Set(file.agencies))
    }
  })
})

describe('goods under bond and in the zone', () => {
  it('have the value and the packages of their file', () => {
    for (const file of files.filter(({ kind }) => kind === 'INBOND')) {
      const goods = ofFile(file, 'InBondTariff')
      expect(sum(goods.map(({ valueInBond }) => valueInBond))).toBe(file.amounts.value)
      expect(sum(goods.map(({ pieces }) => pieces))).toBe(sum(file.bills.map(({ packages }) => packages)))
    }
    for (const file of files.filter(({ kind }) => kind === 'FTZ')) {
      expect(sum(ofFile(file, 'FtzLines').map(({ lineValueUsAmt }) => lineValueUsAmt))).toBe(file.amounts.value)
    }
  })

  it('carry a prior notice when they are food, and none otherwise', () => {
    const goods = files.filter(({ kind }) => kind === 'INBOND').flatMap((file) => ofFile(file, 'InBondTariff'))
    const notified = goods.filter(({ pgFdaIbList = [] }) => pgFdaIbList.length > 0)
    expect(notified.length).toBeGreaterThan(0)
    expect(notified.length).toBeLessThan(goods.length)
    expect(
      notified
        .flatMap(({ pgFdaIbList = [] }) => pgFdaIbList)
        .filter(({ priorNoticeConfirmationNo = '' }) => priorNoticeConfirmationNo.length !== 12),
    ).toEqual([])
  })
})

describe('billing', () => {
  it('totals what is printed, and keeps the own costs of the broker apart', () => {
    const lines = rows.filter(({ resource }) => resource === 'InvoiceLines')
    expect(lines.some(({ key2 }) => key2 === 'N')).toBe(true)
    for (const { fileNo, key1, document } of rows.filter(({ resource }) => resource === 'InvoiceHeader')) {
      const printed = lines.filter((line) => line.fileNo === fileNo && line.key1 === key1 && line.key2 === 'Y')
      expect(sum(printed.map((line) => (line.document as CustomsDocuments['InvoiceLines']).amount))).toBe(
        (document as CustomsDocuments['InvoiceHeader']).totalAmount,
      )
    }
  })

  it('of one file is more than a page, none of it in the future', () => {
    if (showcase === undefined) throw new Error('No file shows everything')
    expect(ofFile(showcase, 'InvoiceHeader').length).toBeGreaterThan(15)
    const days = files.flatMap((file) => ofFile(file, 'InvoiceHeader').map(({ dateInvoice = '' }) => dateInvoice))
    expect(days.filter((day) => day > '20260331')).toEqual([])
  })
})

it('a vehicle identification number has its check digit in the ninth place', () => {
  expect(vehicleNumber('1M8', 'GDM9A', 'KP042788')).toBe('1M8GDM9AXKP042788')
  expect(vehicleNumber('111', '11111', '11111111')).toBe('11111111111111111')
})
