import { eq } from 'drizzle-orm'
import type { Db } from '../database/connection.ts'
import { customsFiles } from '../tables/customs-files.ts'
import { bookings, quotes, templates } from '../tables/requests.ts'
import { shipments } from '../tables/shipments.ts'

/** How many records a tenant has, whoever may see them, by what a tenant has or has not (`accessLevels`). */
export interface Held {
  count(): Promise<Record<string, number>>
}

export function heldOf(db: Db, tenantId: string): Held {
  const totalOf = async (
    table: typeof bookings | typeof quotes | typeof templates | typeof shipments | typeof customsFiles,
  ) => Number(await db.$count(table, eq(table.tenantId, tenantId)))
  return {
    async count() {
      const [booked, quoted, kept, moved, cleared] = await Promise.all([
        totalOf(bookings),
        totalOf(quotes),
        totalOf(templates),
        totalOf(shipments),
        totalOf(customsFiles),
      ])
      return {
        accessToBookings: booked,
        accessToQuotes: quoted,
        accessToBookingTemplates: kept,
        accessToShipments: moved + cleared,
      }
    },
  }
}
