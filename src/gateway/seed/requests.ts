import type { Db } from '../store/connection.ts'
import { bookings, templates } from '../store/tables/requests.ts'
import { seedBookings } from './bookings.ts'
import { insertAll } from './insert.ts'
import { randomOf } from './random.ts'
import type { TenantSeeding } from './subject.ts'
import { takeNumbers } from './subject.ts'
import { seedTemplates } from './templates.ts'

const BOOKINGS = 132
const TEMPLATES = 30

/** Bookings and booking templates, in the forwarding flavour. */
export async function seedRequests(db: Db, { tenant: { id, flavour }, scale, now }: TenantSeeding): Promise<void> {
  if (flavour !== 'forwarding') return
  const amount = BOOKINGS * scale
  const firstBooking = await takeNumbers(db, id, 'booking', amount)
  await insertAll(db, bookings, seedBookings(randomOf(`${id} bookings`), id, amount, firstBooking, now))
  const firstTemplate = await takeNumbers(db, id, 'template', TEMPLATES)
  await insertAll(db, templates, seedTemplates(randomOf(`${id} templates`), id, TEMPLATES, firstTemplate, now))
}
