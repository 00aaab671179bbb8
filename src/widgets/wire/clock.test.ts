import { describe, expect, it } from 'vitest'
import { isClock, readClock, showClock } from './clock.ts'

describe('a time of day', () => {
  it.each([
    ['09:30', '0930'],
    ['9:30', '0930'],
    ['9.30', '0930'],
    ['0930', '0930'],
    ['930', '0930'],
    ['9', '0900'],
    ['21', '2100'],
    ['23:59', '2359'],
    ['00:00', '0000'],
    ['０９：３０', '0930'],
  ])('typed as %s is sent as %s', (typed, wire) => {
    expect(readClock(typed)).toBe(wire)
  })

  it.each(['24:00', '2400', '12:60', '9:5', '12345', 'noon', '9:30 pm', ':30', '-1:00'])(
    'typed as %s stays as it was typed',
    (typed) => {
      expect(readClock(typed)).toBe(typed)
      expect(isClock(readClock(typed))).toBe(false)
    },
  )

  it('is shown as HH:mm and read back as the same time, every minute of a day', () => {
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      const wire = String(Math.floor(minute / 60)).padStart(2, '0') + String(minute % 60).padStart(2, '0')
      expect(readClock(showClock(wire))).toBe(wire)
    }
    expect(showClock('0905')).toBe('09:05')
    expect(showClock('2500')).toBe('2500')
    expect(showClock('')).toBe('')
  })
})
