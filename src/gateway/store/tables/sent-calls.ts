import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './moment.ts'

// The table as queries see it; what the store really holds is written in migrations/.

export const sentCalls = pgTable(
  'sent_calls',
  {
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    operation: text('operation').notNull(),
    key: text('key').notNull(),
    calledAt: moment('called_at'),
    /** 0 until there is an answer. */
    status: integer('status').notNull(),
    body: text('body').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId, table.operation, table.key] })],
)
