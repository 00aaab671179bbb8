import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Schemas } from '../../../contract/index.ts'
import { moment, version } from './columns.ts'

// The table as queries see it; what the store really holds is written in migrations/.

export const userSettings = pgTable(
  'user_settings',
  {
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    name: text('name').notNull(),
    value: jsonb('value').$type<Schemas['UserSetting']['value']>().notNull(),
    updatedAt: moment('updated_at'),
    version,
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId, table.name] })],
)

export type UserSettingRow = typeof userSettings.$inferSelect
