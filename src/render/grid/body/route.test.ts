import { afterEach, expect, it, vi } from 'vitest'
import { daysText, stopsOf } from './route.ts'

const FORMATS = { language: 'en', long: 'DD MMMM YYYY', short: 'YYYY/MM/DD', axis: 'DD MMM', numbers: 'en' }

afterEach(() => vi.useRealTimers())

it('a route is the places that a row has, in their order; one that repeats the last is said once', () => {
  const fields = ['from', 'load', 'discharge', 'to']
  expect(stopsOf({ from: 'Kyoto', load: 'Osaka', discharge: 'Halifax', to: 'Halifax' }, fields)).toEqual([
    'Kyoto',
    'Osaka',
    'Halifax',
  ])
  expect(stopsOf({ load: ' ', to: 'Halifax' }, fields)).toEqual(['Halifax'])
  expect(stopsOf({}, fields)).toEqual([])
})

it('days have their year where it is not this one, and one alone says which it is', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 23) })
  const NAMES: Record<string, string> = { last: 'ETA' }
  const days = (first: string | undefined, last?: string) =>
    daysText({ first, last }, ['first', 'last'], { formats: FORMATS, nameOf: (field) => NAMES[field] ?? '' })
  expect(days('20261128', '20261213')).toBe('28 Nov – 13 Dec')
  expect(days('20261128', '20270102')).toBe('28 Nov – 02 Jan 2027')
  expect(days('20261128')).toBe('28 Nov')
  expect(days(undefined, '20261213')).toBe('ETA 13 Dec')
  expect(days(undefined)).toBe('')
  expect(days('2026-11-28', '2026-12-13T00:00:00Z')).toBe('28 Nov – 13 Dec')
  expect(days('00000000', '20261213')).toBe('ETA 13 Dec')
})
