import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

// The table as queries see it; what the store really holds is written in migrations/.

export const attempts = pgTable('attempts', {
  source: text('source').primaryKey(),
  amount: integer('amount').notNull(),
  until: moment('until'),
})

export const slowed = pgTable('slowed', {
  source: text('source').primaryKey(),
  amount: integer('amount').notNull(),
  lastAt: moment('last_at'),
  until: moment('until'),
})

// The table as queries see it; what the store really holds is written in migrations/.

export const sentCalls = pgTable(
  'sent_calls',
  {
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    key: text('key').notNull(),
    calledAt: moment('called_at'),
    /** Hash of what was sent. */
    request: text('request').notNull(),
    /** 0 until there is an answer. */
    status: integer('status').notNull(),
    /** Of the record that was written, where it has a version. */
    etag: text('etag'),
    /** Compressed JSON, as base64. */
    body: text('body').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId, table.key] })],
)

// The tables as queries see them; what the store really holds is written in migrations/.

export const usageMetrics = pgTable('usage_metrics', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  tenantId: text('tenant_id').notNull(),
  userId: text('user_id').notNull(),
  service: text('service').notNull(),
  operation: text('operation').notNull(),
  status: text('status').notNull(),
  recordedAt: moment('recorded_at'),
})

export const errorLog = pgTable('error_log', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  tenantId: text('tenant_id').notNull(),
  userId: text('user_id'),
  component: text('component').notNull(),
  message: text('message').notNull(),
  loggedAt: moment('logged_at'),
})
