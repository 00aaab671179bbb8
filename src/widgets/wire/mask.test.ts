import { describe, expect, it } from 'vitest'
import { masked } from './mask.ts'

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
  ])('%j is typed, %j stands there', (typed, shown) => {
    expect(masked(typed, '99-999999999')).toBe(shown)
  })
})
