import { describe, expect, it } from 'vitest'
import type { Schemas } from '../../../contract/index.ts'
import { spanOf } from './custom-widget.ts'

const days = (duration: Schemas['WidgetDuration'], now: string, asOf = now.slice(0, 10), zone?: string) => {
  const { from, until } = spanOf(duration, asOf.replaceAll('-', ''), new Date(now), zone)
  return [from, until].map((moment) => moment.toISOString())
}
const midnight = (...dates: string[]) => dates.map((date) => `${date}T00:00:00.000Z`)

describe('the days of a widget', () => {
  it('are the calendar week before this one, from Monday to Sunday', () => {
    for (const now of ['2026-03-02T00:00:00Z', '2026-03-04T12:00:00Z', '2026-03-08T23:59:59Z'])
      expect(days('lastWeek', now)).toEqual(midnight('2026-02-23', '2026-03-02'))
  })

  it('are 14 or 30 days with today as the last', () => {
    expect(days('last14Days', '2026-03-04T12:00:00Z')).toEqual(midnight('2026-02-19', '2026-03-05'))
    expect(days('last30Days', '2026-03-04T12:00:00Z')).toEqual(midnight('2026-02-03', '2026-03-05'))
  })

  it('are the month before this one, across a new year too', () => {
    expect(days('lastMonth', '2026-03-31T12:00:00Z')).toEqual(midnight('2026-02-01', '2026-03-01'))
    expect(days('lastMonth', '2026-01-15T12:00:00Z')).toEqual(midnight('2025-12-01', '2026-01-01'))
  })

  it('are this month up to today', () => {
    expect(days('currentMonth', '2026-03-01T00:00:00Z')).toEqual(midnight('2026-03-01', '2026-03-02'))
    expect(days('currentMonth', '2026-03-31T23:00:00Z')).toEqual(midnight('2026-03-01', '2026-04-01'))
  })

  it('lie around the day that it is where the reader is', () => {
    const newYearInTokyo = ['2025-12-31T20:00:00Z', '2026-01-01'] as const
    expect(days('lastMonth', ...newYearInTokyo)).toEqual(midnight('2025-12-01', '2026-01-01'))
    expect(days('currentMonth', ...newYearInTokyo)).toEqual(midnight('2026-01-01', '2026-01-02'))
    const eveningInLosAngeles = ['2026-04-01T03:00:00Z', '2026-03-31'] as const
    expect(days('lastMonth', ...eveningInLosAngeles)).toEqual(midnight('2026-02-01', '2026-03-01'))
    expect(days('currentMonth', ...eveningInLosAngeles)).toEqual([
      '2026-03-01T00:00:00.000Z',
      '2026-04-01T03:00:00.001Z',
    ])
    expect(days('last14Days', '2026-04-01T03:00:00Z', '2026-01-14')[1]).toBe('2026-01-15T12:00:00.000Z')
  })

  it('begin and end at midnight where the reader is, in summer and in winter', () => {
    const tokyo = (duration: Schemas['WidgetDuration']) =>
      days(duration, '2026-03-04T20:00:00Z', '2026-03-05', 'Asia/Tokyo')
    expect(tokyo('last14Days')).toEqual(['2026-02-19T15:00:00.000Z', '2026-03-05T15:00:00.000Z'])
    expect(tokyo('lastMonth')).toEqual(['2026-01-31T15:00:00.000Z', '2026-02-28T15:00:00.000Z'])
    const newYork = days('currentMonth', '2026-03-20T12:00:00Z', '2026-03-20', 'America/New_York')
    expect(newYork).toEqual(['2026-03-01T05:00:00.000Z', '2026-03-21T04:00:00.000Z'])
  })

  it('begin after midnight where the clocks skip it', () => {
    const first = (day: string, zone: string) => days('last14Days', `${day}T12:00:00Z`, day, zone)[0]
    expect(first('2026-09-19', 'America/Santiago')).toBe('2026-09-06T04:00:00.000Z')
    expect(first('2026-04-11', 'Asia/Beirut')).toBe('2026-03-28T22:00:00.000Z')
  })
})
