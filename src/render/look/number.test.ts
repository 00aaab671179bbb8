import { describe, expect, it } from 'vitest'
import { countDigits, editNumber, readNumber, showNumber } from './number.ts'

const value = (text: string, locale = 'en', shape = {}) => {
  const read = readNumber(text, locale, shape)
  return read.kind === 'number' ? read.value : read.kind
}

describe('reading a number', () => {
  it.each([
    ['0', 0],
    ['-0', 0],
    ['12', 12],
    [' 12 ', 12],
    ['007', 7],
    ['1,234', 1234],
    ['1,234,567.8', 1234567.8],
    ['1234567.8', 1234567.8],
    ['.5', 0.5],
    ['5.', 5],
    ['-3.25', -3.25],
    ['−3', -3],
    ['１２．５', 12.5],
    ['9999999999.9999', 9999999999.9999],
    ['9,007,199,254,740,991', 9007199254740991],
    ['1e5', 100000],
    ['1E-7', 1e-7],
    ['-2.5e+3', -2500],
    ['.5e1', 5],
    ['1e21', 1e21],
    ['0e9', 0],
  ])('takes %s as %d', (text, expected) => {
    expect(value(text)).toBe(expected)
  })

  it.each([
    'abc',
    '1,5',
    '0,024',
    '012,345',
    '1,23,4',
    '12,34',
    '1.2.3',
    '--1',
    '1-',
    '1e',
    'e5',
    '1e5.5',
    '1e5e5',
    '1,000e2',
    '.',
    '-',
    '12 kg',
    '0x10',
    'NaN',
  ])('refuses %s rather than guess', (text) => {
    expect(value(text)).toBe('malformed')
  })

  it.each([
    '12345678901234567',
    '9007199254740993',
    '1234567890123.456',
    '-9007199254740992',
    '1e400',
    '1e-400',
    '1.2345678901234567e3',
  ])('tells that %s has more digits than a number holds', (text) => {
    expect(value(text)).toBe('long')
  })

  it.each(['', '   ', '\u3000'])('takes nothing (%j) as empty', (text) => {
    expect(value(text)).toBe('empty')
  })

  it('follows the point and the grouping of the reader', () => {
    expect(value('1.234,5', 'de')).toBe(1234.5)
    expect(value('1 234,5', 'fr')).toBe(1234.5)
    expect(value('1,234.5', 'ja')).toBe(1234.5)
    expect(value('1,5', 'de')).toBe(1.5)
    expect(readNumber('0.024', 'de').kind).toBe('malformed')
    expect(value('1,5e3', 'de')).toBe(1500)
  })

  it.each(['en-IN', 'hi', 'bn', 'mr', 'ar-EG', 'fa', 'he', 'sv', 'de-CH'])(
    'takes back what it shows and what it gives to edit: %s',
    (locale) => {
      for (const number of [0, 7, -0.5, 1234, -98765.25, 123456, 12345678.9])
        expect([showNumber(number, locale), editNumber(number, locale)].map((text) => value(text, locale))).toEqual([
          number,
          number,
        ])
    },
  )

  it.each(["1'234'567.5", '1’234’567.5'])(
    'takes %s where thousands are apart by apostrophes, whichever the browser writes',
    (text) => {
      expect(readNumber(text, 'de-CH')).toEqual({ kind: 'number', value: 1234567.5 })
    },
  )

  it('takes the digits of programs wherever the reader has others, and counts either', () => {
    expect(value('-12.5', 'hi')).toBe(-12.5)
    expect(value('1234', 'ar-EG')).toBe(1234)
    expect(countDigits('\u0661\u0662\u0663\u066b\u0664', 'ar-EG')).toEqual({ whole: 3, fraction: 1 })
  })

  it.each(['1,23,456,789', '12,34', '1,2,345'])('refuses %s where lakhs are grouped', (text) => {
    expect(value(text, 'en-IN')).toBe('malformed')
  })

  it('cuts to whole numbers without rounding', () => {
    expect(value('12.99', 'en', { integer: true })).toBe(12)
    expect(value('0.9', 'en', { integer: true })).toBe(0)
    expect(['1.5e1', '1.55e1', '1e21'].map((text) => value(text, 'en', { integer: true }))).toEqual([15, 15, 'long'])
  })

  it('cuts to the decimals allowed without rounding', () => {
    expect(value('1.23456', 'en', { decimals: 4 })).toBe(1.2345)
    expect(value('1.99999', 'en', { decimals: 4 })).toBe(1.9999)
    expect(value('1.1', 'en', { decimals: 4 })).toBe(1.1)
    expect(value('0.12345678901234567', 'en', { decimals: 4 })).toBe(0.1234)
  })
})

describe('showing a number', () => {
  it('groups digits as the reader does', () => {
    expect(showNumber(1234567.891, 'en')).toBe('1,234,567.891')
    expect(showNumber(1234.5, 'de')).toBe('1.234,5')
    expect(showNumber(1234.5, 'en', 2)).toBe('1,234.50')
    expect(showNumber(0.1 + 0.2, 'en')).toBe('0.3')
    expect(showNumber(-0.004, 'en', 2)).toBe('0.00')
    expect(showNumber(-0.006, 'en', 2)).toBe('-0.01')
    expect(showNumber(1234.1 * 3, 'en')).toBe('3,702.3')
  })

  it.each(['en', 'ja', 'de', 'es', 'hi', 'ar-EG'])('is written as the browser writes it: %s', (locale) => {
    const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 20, signDisplay: 'negative' })
    for (const number of [
      0,
      -0,
      0.1,
      -0.5,
      1e-6,
      1e-7,
      12.34,
      999.999,
      -999,
      1000,
      -1000.5,
      9999,
      10000,
      12345.678,
      99999.99,
      -123456,
      999999.9,
      1e6,
      -1e6,
      1e21,
      Number.MAX_SAFE_INTEGER,
      Number.MIN_SAFE_INTEGER,
    ])
      expect(showNumber(number, locale)).toBe(format.format(number))
  })

  it('is edited without groups and read back as the same number', () => {
    for (const locale of ['en', 'ja', 'de', 'fr']) {
      for (const number of [0, 1, 1234567.25, 9999999999.9999, -4.5, 0.0001]) {
        expect(value(editNumber(number, locale), locale)).toBe(number)
        expect(value(showNumber(number, locale), locale)).toBe(number)
      }
    }
    expect(editNumber(1234.5, 'en')).toBe('1234.5')
  })
})

it('counts the digits before and after the point', () => {
  expect(countDigits('1,234.567', 'en')).toEqual({ whole: 4, fraction: 3 })
  expect(countDigits('-12', 'en')).toEqual({ whole: 2, fraction: 0 })
  expect(countDigits('12.50', 'en')).toEqual({ whole: 2, fraction: 1 })
  expect(countDigits('1.234,567', 'de')).toEqual({ whole: 4, fraction: 3 })
})
