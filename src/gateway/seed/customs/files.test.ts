import { describe, expect, it } from 'vitest'
import { randomOf } from '../random.ts'
import { airWaybill, containerNumber, entryNumber } from '../world/check-digits.ts'
import { foreignPorts } from '../world/foreign-ports.ts'
import { imports } from '../world/imports.ts'
import { importers } from '../world/importers.ts'
import { usPorts } from '../world/us-ports.ts'
import { documentOf } from './document.ts'
import { hasCome, rounded } from './file-seed.ts'
import { customsFiles } from './files.ts'
import { keyRows } from './rows.ts'
import { milestonesOf, remarksOf } from './trail.ts'

const NOW = new Date('2026-03-31T12:00:00Z')
const make = (tenant = 'A') => customsFiles(randomOf(tenant), tenant, 340, NOW)
const files = make()

describe('check digits', () => {
  it('are those of the standards', () => {
    expect(containerNumber('CSQU', 305438)).toBe('CSQU3054383')
    expect(containerNumber('MSKU', 123456)).toBe('MSKU1234565')
    expect(airWaybill('897', 1234567)).toBe('897-12345675')
    expect(airWaybill('893', 7)).toBe('893-00000070')
  })

  it('of an entry number changes with any one figure', () => {
    const digit = (serial: number) => entryNumber('BQ7', serial).at(-1)
    expect([1234568, 1234577, 1234667, 2234567].map(digit)).not.toContain(digit(1234567))
  })
})

describe('the world of a customs broker', () => {
  it('has ports, tariff numbers and importers with one code each, written as customs writes them', () => {
    const unique = (codes: string[], form: RegExp) => {
      expect(new Set(codes).size).toBe(codes.length)
      expect(codes.filter((code) => !form.test(code))).toEqual([])
    }
    unique(
      usPorts().map(({ code }) => code),
      /^\d{4}$/,
    )
    unique(
      foreignPorts().map(({ code }) => code),
      /^\d{5}$/,
    )
    unique(
      imports().map(({ tariffNo }) => tariffNo),
      /^\d{10}$/,
    )
    unique(
      importers().map(({ irsNo }) => irsNo),
      /^\d{2}-\d{9}$/,
    )
    expect(usPorts().filter(({ firms }) => !/^[A-Z]\d{3}$/.test(firms))).toEqual([])
  })

  it('reads rates of duty as the tariff writes them', () => {
    const rate = (tariffNo: string) => imports().find((goods) => goods.tariffNo === tariffNo)
    expect(rate('0901110025')).toMatchObject({ adValorem: 0, specific: 0 })
    expect(rate('8482105048')).toMatchObject({ adValorem: 0.09, specific: 0 })
    expect(rate('0703104000')).toMatchObject({ adValorem: 0, specific: 0.031 })
    expect(rate('7324100010')?.cases).toHaveLength(2)
  })
})

describe('customs files of the world', () => {
  it('are the same at every run, and others in another tenant', () => {
    expect(make()).toEqual(files)
    expect(make('B').map(({ fileNo }) => fileNo)).not.toEqual(files.map(({ fileNo }) => fileNo))
  })

  it('are of every kind, mode, status and agency, and one shows everything', () => {
    const seen = <Value>(values: Value[]) => new Set(values).size
    expect(seen(files.map(({ kind }) => kind))).toBe(3)
    expect(seen(files.flatMap(({ entryType }) => entryType ?? []))).toBe(10)
    expect(seen(files.map(({ mot }) => mot))).toBe(5)
    expect(seen(files.map(({ status }) => status))).toBeGreaterThanOrEqual(6)
    const showcases = files.filter(({ isShowcase }) => isShowcase)
    expect(showcases.map(({ invoiceNos, agencies }) => [invoiceNos.length, agencies.length])).toEqual([[18, 13]])
  })

  it('hold goods whose pieces and weights add up over bills and containers', () => {
    for (const { lines, bills, containers, mot } of files) {
      const sum = (numbers: number[]) =>
        rounded(
          numbers.reduce((total, one) => total + one, 0),
          0,
        )
      const packages = sum(lines.map((line) => line.packages))
      expect(sum(bills.map((bill) => bill.packages))).toBe(packages)
      expect(containers.length > 0).toBe(mot === '11')
      if (mot === '11') expect(sum(containers.map((container) => container.packages))).toBe(packages)
      const weight = lines.reduce((total, line) => total + line.weight, 0)
      expect(Math.abs(bills.reduce((total, bill) => total + bill.weight, 0) - weight)).toBeLessThan(1)
    }
  })

  it('owe what their lines owe, with the fees of an entry', () => {
    for (const { lines, amounts, entryType, mot } of files.filter(({ kind }) => kind === 'REGULAR')) {
      if (entryType === '21' || entryType === '23') expect(amounts.duty + amounts.mpf).toBe(0)
      else {
        expect(amounts.duty).toBeCloseTo(
          lines.reduce((total, line) => total + line.duty, 0),
          2,
        )
        expect(amounts.mpf).toBeGreaterThan(0)
        expect(amounts.mpf).toBeLessThanOrEqual(651.5)
        expect(amounts.hmf > 0).toBe(mot === '10' || mot === '11')
      }
      if (entryType === '11') expect(amounts.value).toBeLessThanOrEqual(2700)
      if (entryType === '03') expect(amounts.antidumping).toBeGreaterThan(0)
    }
  })

  it('go through their moments in order', () => {
    for (const { moments } of files) {
      const order = [moments.exported, moments.arrived, moments.released, moments.delivered, moments.summarized]
      const times = order.map((moment) => moment.getTime())
      expect(times).toEqual([...times].sort((one, other) => one - other))
      expect(moments.entered.getTime()).toBeGreaterThanOrEqual(moments.opened.getTime())
      expect(moments.released.getTime()).toBeGreaterThan(moments.entered.getTime())
    }
  })

  it('tell nothing that has not come', () => {
    const random = randomOf('trail')
    for (const file of files) {
      const told = milestonesOf(random, file).filter(({ actualAt }) => actualAt !== null && !hasCome(actualAt, NOW))
      expect(told).toEqual([])
      const { header, containerDetails = [] } = documentOf(file)
      const today = '20260331'
      expect([header.entryDate, header.releaseDate, header.importDate].filter((day = '') => day > today)).toEqual([])
      const events = containerDetails.flatMap(({ containerDatesList = [] }) => containerDatesList)
      expect(events.filter(({ actualDateTime = '' }) => actualDateTime > NOW.toISOString())).toEqual([])
      expect(new Set(keyRows(file).map(({ name, value }) => `${name} ${value}`)).size).toBe(keyRows(file).length)
    }
  })

  it('have remarks for the customer, for nobody else and for the office', () => {
    const random = randomOf('remarks')
    const remarks = files.flatMap((file) => remarksOf(random, file))
    const kinds = new Set(remarks.map(({ confidential, webEnabled }) => `${confidential} ${webEnabled}`))
    expect(kinds).toEqual(new Set(['false true', 'true true', 'false false']))
    expect(remarks.filter(({ updatedAt }) => !hasCome(updatedAt, NOW))).toEqual([])
  })
})
