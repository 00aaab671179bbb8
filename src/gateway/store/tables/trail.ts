import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Schemas } from '../../../contract/index.ts'
import { moment } from './columns.ts'

/** What happened. The database takes new rows and refuses to change one; the table as queries see it. */
export const trail = pgTable('trail', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  tenantId: text('tenant_id').notNull(),
  happenedAt: moment('happened_at'),
  event: text('event').$type<Schemas['TrailEventKind']>().notNull(),
  /** Whoever did it; a name only while the user is there. */
  person: uuid('person'),
  recordKind: text('record_kind').$type<Schemas['TrailRecordKind']>(),
  /** Of a user, the person. */
  recordId: text('record_id'),
  /** Names of the fields that were changed, comma-joined; never a value. */
  fields: text('fields').notNull(),
  /** That the call came from: IPv4 /24, IPv6 /48. */
  network: text('network'),
  /** Of the request, as the log has it. */
  reference: text('reference'),
})

export type TrailRow = typeof trail.$inferSelect
