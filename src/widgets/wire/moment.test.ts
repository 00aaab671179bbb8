import { describe, expect, it } from 'vitest'
import { whenText, readClock, showClock, readDay } from './moment.ts'
import { dayOf, isClock, isDay } from '../../config/index.ts'
import { dayText, formatsOf } from '../../render/index.ts'

describe('when something is', () => {
  const say = (wire: string) => `<${wire}>`
  it.each([
    ['20260105', '0930', '<20260105> 09:30'],
    ['2026-01-05', '', '<20260105>'],
    ['2026-01-05T00:00:00Z', '', '<20260105>'],
    ['2026-01-05T00:00:00+09:00', '0930', '<20260105> 09:30'],
    ['soon', '', '<soon>'],
    ['', '', '<>'],
    ['00000000', '0000', ''],
    ['0001-01-01T00:00:00', '', ''],
  ])('is written of "%s" and "%s"', (day, clock, text) => {
    expect(whenText(day, clock, say)).toBe(text)
  })

  it('is written of a moment in the time zone of the reader', () => {
    expect(whenText(new Date(2026, 0, 5, 9, 5).toISOString(), '', say)).toBe('<20260105> 09:05')
  })
})

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
    ['9:30:00', '0930'],
    ['21:05:59', '2105'],
  ])('typed as %s is sent as %s', (typed, wire) => {
    expect(readClock(typed)).toBe(wire)
  })

  it.each(['24:00', '2400', '12:60', '9:5', '12345', '093000', '9:30:60', 'noon', '9:30 pm', ':30', '-1:00'])(
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
    expect(showClock('09:05')).toBe('09:05')
    expect(showClock('09:05:30')).toBe('09:05')
    expect(showClock('2500')).toBe('2500')
    expect(showClock('')).toBe('')
  })
})

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
    ['2028年2月29日', '20280229'],
    ['２０２６年 １月 ３日', '20260103'],
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
    '2026年2月29日',
    '2026年1月',
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
  it.each(['YYYY/MM/DD', 'DD.MM.YYYY', 'MM/DD/YYYY', 'D-M-YYYY'])(
    '[SP-08] as %s is read back as the same day, every day of a leap year',
    (short) => {
      const formats = formatsOf({ en: { short } }, 'en')
      for (let day = 0; day < 366; day += 1) {
        const wire = dayOf(new Date(2028, 0, 1 + day))
        expect(isDay(wire)).toBe(true)
        expect(readDay(dayText(wire, formats), short)).toBe(wire)
      }
    },
  )

  it('is none where day and month cannot be', () => {
    expect([readDay('13/31/2026', 'DD/MM/YYYY'), readDay('31/01/2026', 'MM/DD/YYYY')]).toEqual([
      '13/31/2026',
      '31/01/2026',
    ])
  })
})
