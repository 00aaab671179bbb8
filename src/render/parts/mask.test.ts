import { describe, expect, it } from 'vitest'
import { masked, shownMasked } from './mask.ts'

describe('a masked number', () => {
  it.each([
    ['', ''],
    ['1', '1'],
    ['12', '12'],
    ['123', '12-3'],
    ['12-', '12'],
    ['12 345678901', '12-345678901'],
    ['12345678901234', '12-345678901'],
    ['ab1c2', '12'],
    ['１２３４', '12-34'],
  ])('%j is typed, %j stands there', (typed, shown) => {
    expect(masked(typed, '99-999999999')).toBe(shown)
  })
})

describe('a number that is shown under a mask', () => {
  it.each([
    ['0810500000', '0810.50.0000'],
    ['99038815', '9903.88.15'],
    ['081050', '0810.50'],
    ['0810.50.0000', '0810.50.0000'],
    ['08105000001', '08105000001'],
    ['0810A00000', '0810A00000'],
    ['', ''],
  ])('%j reads %j', (text, shown) => {
    expect(shownMasked(text, '9999.99.9999')).toBe(shown)
  })

  it('stays as it came without one', () => {
    expect(shownMasked('0810500000', undefined)).toBe('0810500000')
  })
})
