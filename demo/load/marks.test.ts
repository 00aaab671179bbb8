import { describe, expect, it } from 'vitest'
import { airWaybill, containerNumber, entryNumber } from './check-digits.ts'
import type { Standing } from './marks.ts'
import { templateOf } from './marks.ts'

const standing: Standing = { today: Date.UTC(2026, 2, 1), tenant: 'ACME', apart: 0, own: '1000042' }
const read = (text: string, more: Partial<Standing> = {}) => templateOf(text)({ ...standing, ...more })

describe('a mark of the data', () => {
  it.each([
    ['{today}', '20260301'],
    ['{today-1}', '20260228'],
    ['{today+31}', '20260401'],
    ['{today-60 09:30}', '2025-12-31T09:30:00.000Z'],
    ['{today-60 YY}', '25'],
    ['{today-60 YYYYMM}', '202512'],
    ['BQ7{today-60 YYMMDD}', 'BQ7251231'],
    ['{today-90}-{today-82}', '20251201-20251209'],
    ['SH{own}-1', 'SH1000042-1'],
    ['{own.6}', '000042'],
    ['{tenant}JP', 'ACMEJP'],
    ['PO-{n 0017}', 'PO-0017'],
    ['{container CSQU305438}', 'CSQU3054383'],
    ['{waybill 897-1234567}', '897-12345675'],
    ['no mark', 'no mark'],
  ])('%s is %s', (mark, value) => {
    expect(read(mark)).toBe(value)
  })

  it('stands anywhere in a record, whose other values stay', () => {
    const record = { day: '{today}', nested: [{ no: 'HB{own}' }, {}, []], pieces: 3, none: null, quote: 'a "b" c' }
    expect(templateOf(record)(standing)).toEqual({
      ...record,
      day: '20260301',
      nested: [{ no: 'HB1000042' }, {}, []],
    })
  })

  it('counts boxes one by one and names the booking', () => {
    let box = 7
    const record = templateOf(['CN{box}', 'CN{box}', '{booking}'])
    expect(record({ ...standing, box: () => box++, booking: 'BKG-1' })).toEqual(['CN7', 'CN8', 'BKG-1'])
  })

  it('moves numbers on in a copy, as long as before and with a right check digit', () => {
    const numbers = ['{n 9999999}', '{container CSQU305438}', '{waybill 897-1234567}', '{entry BQ7-2441136}']
    const copies = Array.from({ length: 50 }, (_, apart) => numbers.map((mark) => read(mark, { apart })))
    for (const column of numbers.keys()) expect(new Set(copies.map((copy) => copy[column])).size).toBe(50)
    for (const [plain = '', container = '', waybill = '', entry = ''] of copies) {
      expect(plain).toMatch(/^\d{7}$/)
      expect(container).toBe(containerNumber(container.slice(0, -1)))
      expect(waybill).toBe(airWaybill(waybill.slice(0, -1)))
      expect(entry).toBe(entryNumber(entry.slice(0, -2)))
    }
  })

  it('that does not exist is refused', () => {
    expect(() => templateOf({ at: '{tomorrow}' })).toThrow('{tomorrow}')
  })
})

describe('check digits', () => {
  /** ISO 6346, in the words of the standard: values count up from 10 and leave out multiples of 11. */
  function checkDigit(text: string): number {
    const values = new Map<string, number>()
    let value = 10
    for (const sign of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
      if (value % 11 === 0) value += 1
      values.set(sign, value)
      value += 1
    }
    return ([...text].reduce((sum, sign, place) => sum + (values.get(sign) ?? Number(sign)) * 2 ** place, 0) % 11) % 10
  }

  it('are those of the standards', () => {
    expect(containerNumber('CSQU305438')).toBe('CSQU3054383')
    expect(containerNumber('MSKU123456')).toBe('MSKU1234565')
    for (const text of ['KRSU000001', 'BFJU999999', 'TWMU458211'])
      expect(containerNumber(text).at(-1)).toBe(String(checkDigit(text)))
    expect(airWaybill('897-1234567')).toBe('897-12345675')
    expect(airWaybill('893-0000007')).toBe('893-00000070')
  })

  it('of an entry number changes with any one figure', () => {
    const digit = (serial: number) => entryNumber(`BQ7-${serial}`).at(-1)
    expect([1234568, 1234577, 1234667, 2234567].map(digit)).not.toContain(digit(1234567))
  })
})
