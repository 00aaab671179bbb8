import { describe, expect, it } from 'vitest'
import type { CustomsDocuments, CustomsResource } from '../src/gateway/filling.ts'
import { entryNumber } from './load/check-digits.ts'
import { customsFiles } from './load/customs.ts'
import { collected } from './testing/collected.ts'

const NOW = new Date('2026-03-31T12:00:00Z')
const TODAY = '20260331'
const world = await collected('customs', { now: NOW })
const files = world.customsFiles
type File = (typeof files)[number]
const recordsByFile = grouped(world.customsRecords, ({ fileNo }) => fileNo)
const below = <Resource extends CustomsResource>({ fileNo }: File, resource: Resource) =>
  (recordsByFile.get(fileNo) ?? []).flatMap((row) =>
    row.resource === resource ? [row.document as CustomsDocuments[Resource]] : [],
  )
const sum = (amounts: (number | undefined)[]) =>
  Math.round(amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0) * 100) / 100
const regular = files.filter(({ kind }) => kind === 'REGULAR')
const showcase = [...files].sort((one, other) => (other.pga ?? '').length - (one.pga ?? '').length)[0]
if (showcase === undefined) throw new Error('There are no files')

/** Rows by a text of theirs. */
function grouped<Row>(rows: readonly Row[], textOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(textOf(row), [...(groups.get(textOf(row)) ?? []), row])
  return groups
}

describe('customs files', () => {
  it('name shippers and consignees that their company can choose in a search', () => {
    const partners = new Set(world.customerParties.map(({ customerCode, partyCode }) => `${customerCode} ${partyCode}`))
    const roles = new Map(world.parties.map(({ code, roles: each }) => [code, each]))
    for (const { customerId, shipperCode, consigneeCode } of files) {
      expect(partners).toContain(`${customerId} ${shipperCode}`)
      expect(partners).toContain(`${customerId} ${consigneeCode}`)
      expect([roles.get(shipperCode ?? '')?.includes(1), roles.get(consigneeCode ?? '')?.includes(2)]).toEqual([
        true,
        true,
      ])
    }
  })

  it('are the same at every run of one day, and others in another tenant', async () => {
    expect((await collected('customs', { now: new Date('2026-03-31T23:00:00Z') })).customsFiles).toEqual(files)
    const others = await collected('customs', { ordinal: 2, id: 'B' })
    const known = new Set(files.flatMap(({ fileNo, masterBill, houseBill }) => [fileNo, masterBill, houseBill]))
    const shared = others.customsFiles.filter(
      ({ fileNo, masterBill, houseBill }) => known.has(fileNo) || known.has(masterBill) || known.has(houseBill),
    )
    expect(shared).toEqual([])
  })

  it('are at least 300, half of them opened in the last 45 days, some more than a year ago, one in eleven of another company', () => {
    const age = ({ openedOn }: File) =>
      (NOW.getTime() - Date.parse(`${openedOn.slice(0, 4)}-${openedOn.slice(4, 6)}-${openedOn.slice(6)}`)) / 86_400_000
    expect(files.length).toBeGreaterThanOrEqual(300)
    expect(files.filter((file) => age(file) < 46).length).toBeGreaterThan(files.length * 0.45)
    expect(files.filter((file) => age(file) > 365)).not.toEqual([])
    const others = files.filter(({ customerId }) => customerId === 'NORDHV01').length
    expect(Math.abs(others - files.length / 11)).toBeLessThan(8)
  })

  it('are of every kind, mode, status and agency, and one shows everything', () => {
    const seen = <Value>(values: Value[]) => new Set(values).size
    expect(seen(files.map(({ kind }) => kind))).toBe(3)
    expect(seen(files.flatMap(({ entryType }) => entryType ?? []))).toBe(10)
    expect(seen(files.map(({ mot }) => mot))).toBe(5)
    expect(seen(files.map(({ status }) => status))).toBeGreaterThanOrEqual(6)
    expect([below(showcase, 'CiHeader').length, (showcase.pga ?? '').split(',').length]).toEqual([18, 13])
  })

  it('are numbered in the order in which they were opened, each once, with right check digits of their entries', () => {
    const serials = files.map(({ fileNo }) => Number(fileNo.slice(5)))
    expect(serials).toEqual(serials.map((_, index) => (serials[0] ?? 0) + index))
    const opened = files.map(({ openedOn }) => openedOn)
    expect(opened).toEqual([...opened].sort())
    for (const { entryNo } of regular) expect(entryNumber((entryNo ?? '').slice(0, -2))).toBe(entryNo)
  })

  it('hold goods whose pieces and weights add up over bills and containers', () => {
    for (const { document, mot } of files) {
      const { header, mblDetails = [], containerDetails = [] } = document
      expect(sum(mblDetails.map(({ quantity }) => quantity))).toBe(header.totalPieces)
      expect(containerDetails.length > 0).toBe(mot === '11')
      if (mot === '11') expect(sum(containerDetails.map(({ pieces }) => pieces))).toBe(header.totalPieces)
      const weight = sum(mblDetails.map((bill) => bill.weight))
      expect(Math.abs(weight - (header.grossWeight ?? 0))).toBeLessThan(1)
    }
  })

  it('tell nothing that has not come', () => {
    expect(world.customsMilestones.filter(({ actualAt }) => actualAt instanceof Date && actualAt > NOW)).toEqual([])
    for (const { document } of files) {
      const { header, containerDetails = [] } = document
      expect([header.entryDate, header.releaseDate, header.entrySummaryDate].filter((day = '') => day > TODAY)).toEqual(
        [],
      )
      const events = containerDetails.flatMap(({ containerDatesList = [] }) => containerDatesList)
      expect(events.filter(({ actualDateTime = '' }) => actualDateTime > NOW.toISOString())).toEqual([])
    }
  })

  it('are delivered only after they were released, and only then', () => {
    for (const { fileNo, status, releaseDate } of files) {
      const trail = world.customsMilestones.filter((milestone) => milestone.fileNo === fileNo)
      const at = (no: number) => trail.find(({ tracingDateNo }) => tracingDateNo === no)?.actualAt
      expect(trail.filter(({ tracingDateNo }) => tracingDateNo === 4)).toHaveLength(1)
      if (status === 'DELIVERED') expect(typeof releaseDate).toBe('string')
      if (status === 'DEPARTED') expect(at(12)).toBeNull()
    }
  })

  it('are found by each of their texts once', () => {
    const keys = world.customsFileKeys.map(({ fileNo, name, value }) => `${fileNo} ${name} ${value}`)
    expect(new Set(keys).size).toBe(keys.length)
    expect(new Set(world.customsFileKeys.map(({ name }) => name)).size).toBe(8)
  })

  it('have remarks for the customer, for nobody else and for the office', () => {
    const kinds = new Set(world.customsRemarks.map(({ confidential, webEnabled }) => `${confidential} ${webEnabled}`))
    expect(kinds).toEqual(new Set(['false true', 'true true', 'false false']))
    expect(world.customsRemarks.filter(({ updatedAt }) => updatedAt > NOW)).toEqual([])
  })

  it('that are multiplied over days leave nothing behind that was still to come', () => {
    const tooFar = customsFiles().filter(({ over = 0, ...file }) =>
      [...JSON.stringify(file).matchAll(/\{today(\+\d+)?[ }]/g)].some(([, days = '0']) => Number(days) < over),
    )
    expect(tooFar.map(({ header }) => header.fileNo)).toEqual([])
  })
})

describe('commercial invoices', () => {
  it('add up to the header of their file', () => {
    for (const file of regular) {
      const { header } = file.document
      const [invoices, lines] = [below(file, 'CiHeader'), below(file, 'CiLines')]
      expect(sum(invoices.map(({ valueUsAmt }) => valueUsAmt))).toBe(header.customsValue)
      expect(sum(lines.map(({ valueUsAmt }) => valueUsAmt))).toBe(header.customsValue)
      expect(sum(lines.map(({ dutyTotAmt }) => dutyTotAmt))).toBe(header.totalDuty)
      expect(sum(lines.map(({ taxTotAmt }) => taxTotAmt))).toBe(header.totalTaxes)
      expect(sum(lines.map(({ feeTotAmt }) => feeTotAmt))).toBe(header.totalFees)
      expect(sum(lines.map(({ adaDutyAmt }) => adaDutyAmt))).toBe(header.totalAda)
      expect(sum(lines.map(({ cvdDutyAmt }) => cvdDutyAmt))).toBe(header.totalCvd)
    }
  })

  it('owe what their kind of entry owes', () => {
    for (const { entryType, mot, document } of regular) {
      const { totalDuty = 0, totalFees = 0, totalAda = 0, customsValue = 0 } = document.header
      if (entryType === '21' || entryType === '23') expect(totalDuty + totalFees).toBe(0)
      else expect(totalFees).toBeGreaterThan(mot === '10' || mot === '11' ? customsValue * 0.00124 : 0)
      if (entryType === '11') expect(customsValue).toBeLessThanOrEqual(2700)
      if (entryType === '03') expect(totalAda).toBeGreaterThan(0)
    }
  })

  it('have as many lines as they say, numbered from 1', () => {
    for (const file of regular) {
      const lines = below(file, 'CiLines')
      for (const { ciNo, ciNoLines } of below(file, 'CiHeader')) {
        const own = lines.filter((line) => line.ciNo === ciNo).map(({ ciLineNo }) => ciLineNo)
        expect(own).toEqual(Array.from({ length: ciNoLines ?? 0 }, (_, index) => index + 1))
        expect(own.length).toBeGreaterThan(0)
      }
    }
  })

  it('of one file are more than a page, one of them with more than a page of lines', () => {
    const invoices = below(showcase, 'CiHeader')
    expect(invoices.length).toBeGreaterThan(15)
    expect(Math.max(...invoices.map(({ ciNoLines = 0 }) => ciNoLines))).toBeGreaterThan(15)
  })

  it('of that file hold the records of all 16 forms of agencies, with parties', () => {
    const records = below(showcase, 'PgEs')
    expect(new Set(records.map(({ recordType }) => recordType)).size).toBe(16)
    expect(
      records.filter(({ disclaimerCd, partiesList = [] }) => disclaimerCd === undefined && partiesList.length < 2),
    ).toEqual([])
  })

  it('are declared to the agencies that the file names, or disclaimed', () => {
    for (const file of regular) {
      const declared = below(file, 'PgEs').filter(({ disclaimerCd }) => disclaimerCd === undefined)
      expect(new Set(declared.map(({ pgAgencyCd }) => pgAgencyCd))).toEqual(new Set(file.pga?.split(',') ?? []))
    }
  })
})

describe('goods under bond and in the zone', () => {
  it('have the value and the packages of their file', () => {
    for (const file of files.filter(({ kind }) => kind === 'INBOND')) {
      const goods = below(file, 'InBondTariff')
      expect(sum(goods.map(({ valueInBond }) => valueInBond))).toBe(file.document.header.customsValue)
      expect(sum(goods.map(({ pieces }) => pieces))).toBe(file.document.header.totalPieces)
    }
    for (const file of files.filter(({ kind }) => kind === 'FTZ'))
      expect(sum(below(file, 'FtzLines').map(({ lineValueUsAmt }) => lineValueUsAmt))).toBe(
        file.document.header.customsValue,
      )
  })

  it('carry a prior notice when they are food, and none otherwise', () => {
    const goods = files.flatMap((file) => below(file, 'InBondTariff'))
    const notices = goods.flatMap(({ pgFdaIbList = [] }) => pgFdaIbList)
    expect(notices.length).toBeGreaterThan(0)
    expect(notices.length).toBeLessThan(goods.length)
    expect(notices.filter(({ priorNoticeConfirmationNo = '' }) => priorNoticeConfirmationNo.length !== 12)).toEqual([])
  })
})

describe('billing', () => {
  it("totals what is printed, and keeps the broker's own costs apart", () => {
    const lines = world.customsRecords.filter(({ resource }) => resource === 'InvoiceLines')
    expect(lines.some(({ key2 }) => key2 === 'N')).toBe(true)
    const printed = grouped(
      lines.filter(({ key2 }) => key2 === 'Y'),
      ({ fileNo, key1 }) => `${fileNo} ${key1}`,
    )
    for (const { fileNo, key1, document } of world.customsRecords.filter(
      ({ resource }) => resource === 'InvoiceHeader',
    ))
      expect(
        sum(
          (printed.get(`${fileNo} ${key1}`) ?? []).map(
            (line) => (line.document as CustomsDocuments['InvoiceLines']).amount,
          ),
        ),
      ).toBe((document as CustomsDocuments['InvoiceHeader']).totalAmount)
  })

  it('of one file is more than a page, none of it in the future', () => {
    expect(below(showcase, 'InvoiceHeader').length).toBeGreaterThan(15)
    const days = files.flatMap((file) => below(file, 'InvoiceHeader').map(({ dateInvoice = '' }) => dateInvoice))
    expect(days.filter((day) => day > TODAY)).toEqual([])
  })
})

it('vehicle identification numbers have their check digit in the ninth place (49 CFR 565)', () => {
  const values = new Map(
    ['ABCDEFGH', 'JKLMN', '      P', '        R', ' STUVWXYZ'].flatMap((letters) =>
      [...letters].map((letter, place) => [letter, place + 1] as const),
    ),
  )
  const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
  const digit = (text: string) => {
    const rest =
      [...text].reduce((total, sign, place) => total + (values.get(sign) ?? Number(sign)) * (weights[place] ?? 0), 0) %
      11
    return rest === 10 ? 'X' : String(rest)
  }
  expect(digit('1M8GDM9AXKP042788')).toBe('X')
  const numbers = [
    ...JSON.stringify(world.customsRecords).matchAll(/"([A-HJ-NPR-Z0-9]{8}[0-9X][A-HJ-NPR-Z0-9]{2}\d{6})"/g),
  ]
  expect(numbers.length).toBeGreaterThan(0)
  for (const [, number = ''] of numbers) expect(number[8]).toBe(digit(number))
})
