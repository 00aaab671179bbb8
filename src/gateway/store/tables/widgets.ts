import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Schemas } from '../../../contract/index.ts'
import { moment, version } from './columns.ts'

// The tables as queries see them; what the store really holds is written in migrations/.

export const widgetPreferences = pgTable(
  'widget_preferences',
  {
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    noOfRows: integer('no_of_rows').notNull(),
    noOfColumns: integer('no_of_columns').notNull(),
    widgets: jsonb('widgets').$type<Schemas['WidgetDetails'][]>().notNull(),
    updatedAt: moment('updated_at'),
    version,
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId] })],
)

export type WidgetPreferenceRow = typeof widgetPreferences.$inferSelect
