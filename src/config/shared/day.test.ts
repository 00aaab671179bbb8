import { describe, expect, it } from 'vitest'
import { dayIn, dayOf, dayOrText, isDay, isMoment } from './day.ts'

describe('A day of the wire', () => {
  it.each(['20260131', '20280229', '10000101'])('%s is one', (text) => {
    expect(isDay(text)).toBe(true)
  })

  it.each(['20260229', '20261301', '20260100', '00000101', '2026013', '2026/01/31', 'soon', ''])(
    '%s is none',
    (text) => {
      expect(isDay(text)).toBe(false)
      expect(dayIn(text)).toBeUndefined()
    },
  )

  it.each([
    '0',
    '00000000',
    '0000-00-00',
    '0000-00-00 00:00:00',
    '00010101',
    '0001-01-01T00:00:00',
    '0001-01-01T05:30:00Z',
  ])('%s says that there is none', (text) => {
    expect(dayOrText(text)).toBe('')
  })

  it('that cannot be read stays as it came', () => {
    expect(['20260229', 'soon', '', '00000101', '-'].map(dayOrText)).toEqual(['20260229', 'soon', '', '00000101', '-'])
    expect(dayOrText('2026-01-31')).toBe('20260131')
  })

  it('is read from an ISO date and from a moment in the time zone of the reader', () => {
    expect(dayIn('20260131')).toBe('20260131')
    expect(dayIn('2026-01-31')).toBe('20260131')
    expect(dayIn('2026-02-31')).toBeUndefined()
    const moment = new Date(2026, 0, 31, 23, 30)
    expect(dayIn(moment.toISOString())).toBe('20260131')
    expect(dayOf(moment)).toBe('20260131')
  })

  it.each(['Z', '', '+09:00', '-0800'])('stays the day that is written where midnight stands behind it: %j', (zone) => {
    for (const time of ['T00:00:00', 'T00:00', 'T00:00:00.000']) {
      expect(dayIn(`2026-01-31${time}${zone}`)).toBe('20260131')
      expect(isMoment(`2026-01-31${time}${zone}`)).toBe(false)
    }
    expect(dayIn(`2026-02-31T00:00:00${zone}`)).toBeUndefined()
    expect(isMoment(`2026-01-31T00:00:01${zone}`)).toBe(true)
  })
})
