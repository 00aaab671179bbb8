import { and, eq } from 'drizzle-orm'
import type { Db } from '../store/connection.ts'
import type { BookingRow } from '../store/tables/requests.ts'
import { bookings, quotes, templates } from '../store/tables/requests.ts'
import { seedBookings } from './bookings.ts'
import { insertAll } from '../store/insert.ts'
import { seedQuotes } from './quotes.ts'
import { randomOf } from './random.ts'
import type { TenantSeeding } from './subject.ts'
import { takeNumbers } from '../store/counters.ts'
import { seedTemplates } from './templates.ts'
import { COMPANY } from './users.ts'

const BOOKINGS = 132
const QUOTES = 97
const QUOTED_BOOKINGS = 15
const TEMPLATES = 30
const DAY = 86_400_000

/** Bookings, the quotes that some of them were made from, other quotes, and booking templates; in the forwarding flavour. */
export async function seedRequests(db: Db, { tenant: { id, flavour }, scale, now }: TenantSeeding): Promise<void> {
  if (flavour !== 'forwarding') return
  const amount = BOOKINGS * scale
  const firstBooking = await takeNumbers(db, id, 'booking', amount)
  const made = seedBookings(randomOf(`${id} bookings`), id, amount, firstBooking, now)
  const firstQuote = await takeNumbers(db, id, 'quote', QUOTES)
  const seeding = { tenantId: id, count: QUOTES, bookings: quotedBookings(made, now), firstNumber: firstQuote, now }
  const asked = seedQuotes(randomOf(`${id} quotes`), seeding)
  const quoteOfBooking = new Map(asked.map(({ bookingNo, quoteNo }) => [bookingNo, quoteNo]))
  await insertAll(
    db,
    bookings,
    made.map((booking) => ({ ...booking, quoteNo: quoteOfBooking.get(booking.bookingNo) ?? null })),
  )
  await insertAll(db, quotes, asked)
  const firstTemplate = await takeNumbers(db, id, 'template', TEMPLATES)
  await insertAll(db, templates, seedTemplates(randomOf(`${id} templates`), id, TEMPLATES, firstTemplate, now))
}

/** Bookings of the users' company that a quote came before: submitted or booked, evenly over the days that are told of. */
function quotedBookings(made: BookingRow[], now: Date): BookingRow[] {
  const oldest = now.getTime() - 165 * DAY
  const fit = made.filter(
    ({ customerId, status, createdAt }) =>
      customerId === COMPANY.code && (status === 'B' || status === 'D') && createdAt.getTime() > oldest,
  )
  const step = Math.max(1, Math.floor(fit.length / QUOTED_BOOKINGS))
  return fit.filter((_, index) => index % step === 0).slice(0, QUOTED_BOOKINGS)
}

/** Quotes name the shipment that their booking has become; after the shipments are made. */
export async function seedShipmentsOfQuotes(db: Db, { tenant: { id } }: TenantSeeding): Promise<void> {
  await db
    .update(quotes)
    .set({ shipmentNo: bookings.shipmentNo })
    .from(bookings)
    .where(and(eq(quotes.tenantId, id), eq(bookings.tenantId, id), eq(bookings.bookingNo, quotes.bookingNo)))
}
