import { describe, expect, it } from 'vitest'
import { hintOf } from './check-digit.ts'

describe('a number by ISO 6346', () => {
  it.each(['CSQU3054383', 'MSKU9070323', 'csqu 305438-3', 'ＣＳＱＵ３０５４３８３', ''])('%j is in order', (text) => {
    expect(hintOf(text, 'iso6346')).toBeUndefined()
  })

  it.each(['CSQU3054384', 'MSKU0907323'])('%j has another check digit', (text) => {
    expect(hintOf(text, 'iso6346')).toBe('text.iso6346CheckDigit')
  })

  it('writes a remainder of ten as zero', () => {
    const codes = Array.from({ length: 40 }, (_, serial) => `CSQU3054${String(serial).padStart(2, '0')}`)
    const digits = codes.map((code) =>
      Array.from({ length: 10 }, (_, digit) => digit).filter(
        (digit) => hintOf(`${code}${digit}`, 'iso6346') === undefined,
      ),
    )
    expect(digits.every((fitting) => fitting.length === 1)).toBe(true)
  })

  it.each(['CSQU305438', 'CSQ3054383', '12345678901', 'CSQU30543833'])('%j is not one', (text) => {
    expect(hintOf(text, 'iso6346')).toBe('text.iso6346Form')
  })
})

describe('several numbers with commas between them', () => {
  it('are each checked, and the first wrong one is named', () => {
    expect(hintOf('CSQU3054383, MSKU9070323', 'iso6346')).toBeUndefined()
    expect(hintOf('CSQU3054383,MSKU0907323', 'iso6346')).toBe('text.iso6346CheckDigit')
  })
})

describe('a number by modulo 7', () => {
  it.each(['020-12345675', '020 1234 5675', ''])('%j is in order', (text) => {
    expect(hintOf(text, 'mod7')).toBeUndefined()
  })

  it.each(['020-12345676', '02012345670'])('%j has another check digit', (text) => {
    expect(hintOf(text, 'mod7')).toBe('text.mod7CheckDigit')
  })

  it.each(['HAWB-1', 'ABCD1234567', '020-1234567'])('%j is a number of another kind and not judged', (text) => {
    expect(hintOf(text, 'mod7')).toBeUndefined()
  })
})
