import { pgTable, text } from 'drizzle-orm/pg-core'

// The tables as queries see them; what the store really holds is written in migrations/.

/** Foreign sea ports, Schedule K. */
export const foreignPorts = pgTable('foreign_ports', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  countryCode: text('country_code').notNull(),
})

/** Ports of the United States, Schedule D. */
export const districtPorts = pgTable('district_ports', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  state: text('state').notNull(),
})
