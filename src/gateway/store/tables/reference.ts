import { boolean, doublePrecision, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { Schemas } from '../../../contract/index.ts'

// The tables as queries see them; what the store really holds is written in migrations/.

export const parties = pgTable(
  'parties',
  {
    tenantId: text('tenant_id').notNull(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    localName: text('local_name'),
    cityCode: text('city_code').notNull(),
    cityName: text('city_name').notNull(),
    countryCode: text('country_code').notNull(),
    postalCode: text('postal_code').notNull(),
    /** The LookupType numbers of the contract that the party may be chosen for. */
    roles: jsonb('roles').$type<number[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.code] })],
)

export const partyAddresses = pgTable(
  'party_addresses',
  {
    tenantId: text('tenant_id').notNull(),
    partyCode: text('party_code').notNull(),
    position: integer('position').notNull(),
    type: text('type').notNull(),
    typeName: text('type_name').notNull(),
    lines: jsonb('lines').$type<string[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.partyCode, table.position] })],
)

/** Which parties belong to a customer; the customer is a party, too. */
export const customerParties = pgTable(
  'customer_parties',
  {
    tenantId: text('tenant_id').notNull(),
    customerCode: text('customer_code').notNull(),
    partyCode: text('party_code').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.customerCode, table.partyCode] })],
)

export const countries = pgTable('countries', { code: text('code').primaryKey(), name: text('name').notNull() })

export const cities = pgTable('cities', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  countryCode: text('country_code').notNull(),
  iataCode: text('iata_code'),
  isRoadAccess: boolean('is_road_access').notNull(),
  isSeaPort: boolean('is_sea_port').notNull(),
  isIataCity: boolean('is_iata_city').notNull(),
})

export const systemCodes = pgTable(
  'system_codes',
  {
    type: text('type').notNull(),
    position: integer('position').notNull(),
    value: text('value').notNull(),
    label: text('label').notNull(),
    description: text('description'),
  },
  (table) => [primaryKey({ columns: [table.type, table.position] }), unique().on(table.type, table.value)],
)

export const containerTypes = pgTable('container_types', {
  code: text('code').primaryKey(),
  position: integer('position').notNull(),
  label: text('label').notNull(),
  description: text('description').notNull(),
  kind: text('kind').$type<Schemas['ContainerType']['kind']>().notNull(),
  teu: doublePrecision('teu'),
})

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
