import { and, asc, eq } from 'drizzle-orm'
import type { Schemas } from '../../../contract/index.ts'
import type { Db } from '../../store/connection.ts'
import { bookings } from '../../store/tables/requests.ts'
import type { CargoRequest } from '../cargo-request.ts'
import { cargoRequestOf } from '../cargo-request.ts'
import type { Random } from '../random.ts'
import { COMPANY, OTHER_COMPANY } from '../users.ts'

/** What becomes a shipment: cargo that somebody asked to move, at a moment, for a company. */
export interface Order {
  request: CargoRequest
  bookingNo: string
  refNo: string
  customerId: string
  created: number
}

const HOUR = 3_600_000
const DAY = 24 * HOUR
const REACH_DAYS = 180

/** Modes as often as tracking sees them: as many come as go. */
const MODES: readonly Schemas['BizType'][] = ['SE', 'SI', 'IL', 'SE', 'SI', 'AE', 'SI', 'SE', 'AI', 'IL']

/** The bookings of the portal that were booked: each has become a shipment. */
export async function bookedOrders(db: Db, tenantId: string): Promise<Order[]> {
  const booked = await db
    .select({
      bookingNo: bookings.bookingNo,
      customerId: bookings.customerId,
      createdAt: bookings.createdAt,
      trail: bookings.trail,
      document: bookings.document,
    })
    .from(bookings)
    .where(and(eq(bookings.tenantId, tenantId), eq(bookings.status, 'B')))
    .orderBy(asc(bookings.bookingNo))
  return booked.map(({ bookingNo, customerId, createdAt, trail, document }) => ({
    request: document,
    bookingNo,
    refNo: document.referenceNumber ?? '',
    customerId,
    created: trail.bookedDate === undefined ? createdAt.getTime() : Date.parse(trail.bookedDate),
  }))
}

/** Orders that came another way, evenly over the last 180 days; one in eleven is another company's. */
export function* otherOrders(random: Random, count: number, now: number): Generator<Order> {
  for (let index = 0; index < count; index += 1) {
    const age = REACH_DAYS * (1 - (index + 1) / (count + 1)) * DAY
    const created = now - age - random.between(1, 5) * HOUR
    yield {
      request: cargoRequestOf(random, MODES[index % MODES.length] ?? 'SE', new Date(created)),
      bookingNo: random.chance(0.8) ? `BO${random.between(100_000, 999_999)}` : '',
      refNo: `PO-${random.between(10_000, 99_999)}`,
      customerId: (index % 11 === 5 ? OTHER_COMPANY : COMPANY).code,
      created,
    }
  }
}

/** Two runs of orders, each from the oldest to the newest, as one. */
export function* inOrder(one: Iterable<Order>, other: Iterable<Order>): Generator<Order> {
  const rest = other[Symbol.iterator]()
  let waiting = rest.next()
  for (const order of one) {
    while (waiting.done !== true && waiting.value.created < order.created) {
      yield waiting.value
      waiting = rest.next()
    }
    yield order
  }
  for (; waiting.done !== true; waiting = rest.next()) yield waiting.value
}
