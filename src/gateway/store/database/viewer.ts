import type { SQL } from 'drizzle-orm'
import { eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Whose records somebody sees: those of a company, or those that the user of this id made. */
export type Viewer = { company: string } | { maker: string }

/** The rows of a table of bookings or quotes that a viewer sees. */
export function seenBy(table: Record<'customerId' | 'trail', PgColumn>, viewer: Viewer): SQL {
  return 'company' in viewer
    ? eq(table.customerId, viewer.company)
    : eq(sql`${table.trail} ->> 'createdBy'`, viewer.maker)
}
