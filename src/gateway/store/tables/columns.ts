import { integer, timestamp } from 'drizzle-orm/pg-core'

/** A point in time that every row has. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' }).notNull()

/** How often the row was written: the database counts it, from 1. */
export const version = integer('version').notNull().default(1)
