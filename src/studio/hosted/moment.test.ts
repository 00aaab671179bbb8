import { expect, it } from 'vitest'
import { hasPassed } from './moment.ts'

it('a moment has passed once it is no longer to come', () => {
  const now = new Date('2031-03-01T08:00')
  expect(hasPassed('2031-03-01T07:59', now)).toBe(true)
  expect(hasPassed('2031-03-01T08:00', now)).toBe(true)
  expect(hasPassed('2031-03-01T08:01', now)).toBe(false)
})
