import { afterAll, expect, it } from 'vitest'
import { databaseOfOne } from '../testing/one-tenant.ts'
import { reportsOf } from './reports.ts'

const { db, end } = await databaseOfOne()
afterAll(end)

it('uses by a user whose id is stored in lower case are found as all others are', async () => {
  const reports = reportsOf(db, 'ONE')
  const at = new Date('2026-03-04T12:00:00Z')
  const usage = { service: 'bookings', operation: 'saveBooking', status: 'SUCCESS' }
  for (const userId of ['smith', 'MILLER']) await reports.noteUsage({ ...usage, userId }, at)
  const of = (value: string) =>
    reports.countUsage({
      operation: 'saveBooking',
      groupBy: 'status',
      only: { column: 'user', value },
      from: new Date('2026-03-04T00:00:00Z'),
      until: new Date('2026-03-05T00:00:00Z'),
      by: undefined,
    })
  expect([await of('SMITH'), await of('MILLER')]).toEqual(Array(2).fill([{ name: 'SUCCESS', value: 1 }]))
})
