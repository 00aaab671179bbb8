import { and, eq, sql } from 'drizzle-orm'
import type { TenantSeed } from '../options.ts'
import type { Db } from '../store/connection.ts'
import type { CounterName } from '../store/counters.ts'
import { counters } from '../store/tables/accounts.ts'

/** A tenant whose demonstration world is made. */
export interface TenantSeeding {
  tenant: TenantSeed
  ordinal: number
  /** At least 1; multiplies bookings, shipments and files. */
  scale: number
  passwordHash: string
  now: Date
}

/** Fills the tables of one subject for one tenant; the same rows at every run of one day. */
export type SeedSubject = (db: Db, seeding: TenantSeeding) => Promise<void>

/** Takes numbers from a counter of the tenant; the first of them. */
export async function takeNumbers(db: Db, tenantId: string, name: CounterName, amount: number): Promise<number> {
  const [counter] = await db
    .update(counters)
    .set({ value: sql`${counters.value} + ${amount}` })
    .where(and(eq(counters.tenantId, tenantId), eq(counters.name, name)))
    .returning({ value: counters.value })
  if (counter === undefined) throw new Error(`No counter ${name} for tenant ${tenantId}`)
  return counter.value - amount + 1
}
