import { describe, expect, it } from 'vitest'
import { clockIn } from './clock.ts'

describe('a time of day that came', () => {
  it.each([
    ['0905', '0905'],
    ['09:05', '0905'],
    ['09:05:59', '0905'],
    ['24:00', undefined],
    ['9:05', '0905'],
    ['905', '0905'],
    ['960', undefined],
    ['9:5', undefined],
    ['0', undefined],
    ['', undefined],
  ])('as %j is %s', (text, wire) => {
    expect(clockIn(text)).toBe(wire)
  })
})
