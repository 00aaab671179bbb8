import { describe, expect, it } from 'vitest'
import { whenText } from './moment.ts'

describe('when something is', () => {
  const say = (wire: string) => `<${wire}>`
  it.each([
    ['20260105', '0930', '<20260105> 09:30'],
    ['2026-01-05', '', '<20260105>'],
    ['soon', '', '<soon>'],
    ['', '', '<>'],
  ])('is written of "%s" and "%s"', (day, clock, text) => {
    expect(whenText(day, clock, say)).toBe(text)
  })

  it('is written of a moment in the time zone of the reader', () => {
    expect(whenText(new Date(2026, 0, 5, 9, 5).toISOString(), '', say)).toBe('<20260105> 09:05')
  })
})
