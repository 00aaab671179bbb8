import { describe, expect, it } from 'vitest'
import { daysIn, filterOfDays, isWithin, withDay } from './days.ts'

const NOW = new Date(2031, 2, 2, 23, 59)

describe('a filter of days', () => {
  it.each([
    ['today', '20310302-20310302'],
    ['last7Days', '20310224-20310302'],
    ['next7Days', '20310302-20310308'],
    ['thisMonth', '20310301-20310331'],
    ['lastMonth', '20310201-20310228'],
    ['20310105-20310110', '20310105-20310110'],
  ])('%s means %s', (filter, days) => {
    expect(filterOfDays(daysIn(filter, NOW) ?? { from: '', to: '' })).toBe(days)
  })

  it.each(['', '2031/01', '20310105', '20310105-', '20310105-20310231', '20310105-20310110-', 'toString'])(
    '%s means no days',
    (filter) => {
      expect(daysIn(filter, NOW)).toBeUndefined()
    },
  )

  it('holds its first and its last day, of a moment the day of the reader', () => {
    const days = { from: '20310105', to: '20310110' }
    const moment = new Date(2031, 0, 10, 23, 30).toISOString()
    expect(
      ['20310104', '20310105', '2031-01-10', moment, '20310111', '', 'soon'].map((value) => isWithin(days, value)),
    ).toEqual([false, true, true, true, false, false, false])
  })
})

it('a day that is chosen after a single one is the other end, after a range it begins anew', () => {
  const one = withDay(undefined, '20310105')
  expect(one).toEqual({ from: '20310105', to: '20310105' })
  expect(withDay(one, '20310110')).toEqual({ from: '20310105', to: '20310110' })
  expect(withDay(one, '20310101')).toEqual({ from: '20310101', to: '20310105' })
  expect(withDay({ from: '20310101', to: '20310105' }, '20310103')).toEqual({ from: '20310103', to: '20310103' })
})
