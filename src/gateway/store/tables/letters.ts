import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { OwedLetter } from '../../mail/owed.ts'
import { moment } from './columns.ts'

/** The table as queries see it; what the store really holds is written in migrations/. */
export const letters = pgTable('letters', {
  id: uuid('id').primaryKey().defaultRandom(),
  tenantId: text('tenant_id').notNull(),
  kind: text('kind').$type<OwedLetter['kind']>().notNull(),
  addressee: text('addressee').notNull(),
  page: text('page').notNull(),
  language: text('language').notNull(),
  /** From when on whoever finds it sends it. */
  dueAt: moment('due_at'),
  until: moment('until'),
})
