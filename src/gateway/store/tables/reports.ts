import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './moment.ts'

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
