import { eq } from 'drizzle-orm'
import type { Db } from './connection.ts'
import type { RequestFilter, Requests } from './requests.ts'
import { requestsOf } from './requests.ts'
import type { BookingRow } from './tables/requests.ts'
import { bookings } from './tables/requests.ts'

/** Seen by a company: its own bookings. */
export type Bookings = Requests<BookingRow, string>

export function bookingsOf(db: Db, tenantId: string): Bookings {
  return requestsOf<typeof bookings, string, RequestFilter<BookingRow['status'], string>>(db, tenantId, bookings, {
    counter: 'booking',
    seenBy: (customerId) => eq(bookings.customerId, customerId),
  })
}
