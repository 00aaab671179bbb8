import { and, eq, sql } from 'drizzle-orm'
import { counters } from '../tables/accounts.ts'
import type { Db } from './connection.ts'

/** The counters every tenant has. */
export const COUNTERS = ['booking', 'quote', 'template', 'shipment', 'container', 'document'] as const
export type CounterName = (typeof COUNTERS)[number]

/** How far apart the tenants' numbers lie, so that an id names one record whatever the tenant. */
const SPAN = 1_000_000

/** The number before a tenant's first. */
export function counterStart(ordinal: number): number {
  return ordinal * SPAN
}

/** Counts up in one statement, so that two callers never get the same number. */
export async function nextNumber(db: Db, tenantId: string, name: CounterName): Promise<number> {
  return takeNumbers(db, tenantId, name, 1)
}

/** The same for so many numbers one after the other; the first of them. */
export async function takeNumbers(db: Db, tenantId: string, name: CounterName, amount: number): Promise<number> {
  const [counter] = await db
    .update(counters)
    .set({ value: sql`${counters.value} + ${amount}` })
    .where(and(eq(counters.tenantId, tenantId), eq(counters.name, name)))
    .returning({ value: counters.value })
  if (counter === undefined) throw new Error(`No counter ${name} for tenant ${tenantId}`)
  return counter.value - amount + 1
}

/** Ids and numbers of a record, made from the tenant's counter. */
export function bookingIds(number: number): { unId: string; bookingNo: string } {
  return { unId: `BK${number}`, bookingNo: `BKG-${padded(number)}` }
}

export function quoteIds(number: number): { unId: string; quoteNo: string } {
  return { unId: `QT${number}`, quoteNo: `QTE-${padded(number)}` }
}

export function templateIds(number: number): { unId: string; templateNo: string } {
  return { unId: `TP${number}`, templateNo: `TPL-${padded(number)}` }
}

export function documentId(number: number): string {
  return `DOC${number}`
}

/** The gateway's own reference of a line of cargo. */
export function cargoReference(unId: string, line: string): string {
  return `${unId}-${line}`
}

function padded(number: number): string {
  return String(number).padStart(7, '0')
}
