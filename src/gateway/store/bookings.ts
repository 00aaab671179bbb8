import { and, count, desc, eq, getTableColumns, gte, inArray } from 'drizzle-orm'
import type { Schemas } from '../../contract/index.ts'
import { without } from '../without.ts'
import type { Db } from './connection.ts'
import { nextNumber } from './counters.ts'
import type { BookingRow } from './tables/requests.ts'
import { bookings } from './tables/requests.ts'

export interface BookingFilter {
  /** Only this company's; everybody's without it. */
  customerId: string | undefined
  createdSince: Date | undefined
  statuses: Schemas['RequestStatus'][] | undefined
  limit: number
}

/** A row of the list: everything but the document. */
export type BookingSummary = Omit<BookingRow, 'document' | 'trail'>
export type BookingValues = Omit<BookingRow, 'tenantId'>

export interface Bookings {
  /** The newest first. */
  list(filter: BookingFilter): Promise<{ rows: BookingSummary[]; total: number }>
  find(unId: string, customerId: string | undefined): Promise<BookingRow | undefined>
  /** The same; nobody else changes the record until the transaction ends. */
  findForUpdate(unId: string, customerId: string | undefined): Promise<BookingRow | undefined>
  /** A number that no other booking of the tenant has; numbers may be left out. */
  nextNumber(): Promise<number>
  insert(values: BookingValues): Promise<void>
  update(unId: string, values: Partial<BookingValues>): Promise<void>
  remove(unId: string): Promise<void>
}

const summary = without(getTableColumns(bookings), 'document', 'trail')

export function bookingsOf(db: Db, tenantId: string): Bookings {
  const one = (unId: string) => and(eq(bookings.tenantId, tenantId), eq(bookings.unId, unId))
  const visible = (unId: string, customerId: string | undefined) =>
    and(one(unId), customerId === undefined ? undefined : eq(bookings.customerId, customerId))
  return {
    async list({ customerId, createdSince, statuses, limit }) {
      const matches = and(
        eq(bookings.tenantId, tenantId),
        customerId === undefined ? undefined : eq(bookings.customerId, customerId),
        createdSince === undefined ? undefined : gte(bookings.createdAt, createdSince),
        statuses === undefined ? undefined : inArray(bookings.status, statuses),
      )
      const rows = await db
        .select(summary)
        .from(bookings)
        .where(matches)
        .orderBy(desc(bookings.createdAt), desc(bookings.unId))
        .limit(limit)
      if (rows.length < limit) return { rows, total: rows.length }
      const [counted] = await db.select({ total: count() }).from(bookings).where(matches)
      return { rows, total: Number(counted?.total ?? 0) }
    },
    async find(unId, customerId) {
      return (await db.select().from(bookings).where(visible(unId, customerId)))[0]
    },
    async findForUpdate(unId, customerId) {
      return (await db.select().from(bookings).where(visible(unId, customerId)).for('update'))[0]
    },
    nextNumber: () => nextNumber(db, tenantId, 'booking'),
    async insert(values) {
      await db.insert(bookings).values({ ...values, tenantId })
    },
    async update(unId, values) {
      await db.update(bookings).set(values).where(one(unId))
    },
    async remove(unId) {
      await db.delete(bookings).where(one(unId))
    },
  }
}
