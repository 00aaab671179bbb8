import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './moment.ts'

// The table as queries see it; what the store really holds is written in migrations/.

export const attempts = pgTable('attempts', {
  source: text('source').primaryKey(),
  amount: integer('amount').notNull(),
  until: moment('until'),
})
