import { describe, expect, it } from 'vitest'
import { dayOf, isDay } from '../../config/index.ts'
import { showDay } from '../../render/index.ts'
import { readDay } from './day.ts'

describe('reading a day', () => {
  it.each([
    ['2026/01/31', '20260131'],
    ['2026-01-31', '20260131'],
    ['2026.1.3', '20260103'],
    ['2026/1/3', '20260103'],
    ['20260131', '20260131'],
    [' 2026/01/31 ', '20260131'],
    ['２０２６／０１／３１', '20260131'],
    ['2028/02/29', '20280229'],
  ])('takes %s as %s', (typed, wire) => {
    expect(readDay(typed)).toBe(wire)
  })

  it.each([
    '2026/02/29',
    '2026/13/01',
    '2026/00/10',
    '2026/01/32',
    '31/01/2026',
    '26/01/31',
    '2026/01',
    '202601',
    'tomorrow',
    '2026/1/',
    '00000101',
  ])('gives %s back as it was typed', (typed) => {
    expect(readDay(typed)).toBe(typed)
  })

  it('takes nothing as nothing', () => {
    expect(readDay('  ')).toBe('')
  })
})

describe('a day that is shown', () => {
  it('is read back as the same day, every day of a leap year', () => {
    for (let day = 0; day < 366; day += 1) {
      const wire = dayOf(new Date(2028, 0, 1 + day))
      expect(isDay(wire)).toBe(true)
      expect(readDay(showDay(wire))).toBe(wire)
    }
  })
})
