import { bigint, boolean, doublePrecision, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Schemas } from '../../contract/index.ts'

// The tables as queries see them; what the store really holds is written in migrations/.

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' }).notNull()

export const tenants = pgTable('tenants', {
  id: text('id').primaryKey(),
  url: text('url').notNull(),
  name: text('name').notNull(),
  flavour: text('flavour').notNull(),
  ordinal: integer('ordinal').notNull(),
  primaryColor: text('primary_color').notNull(),
  secondaryColor: text('secondary_color').notNull(),
  printLogo: text('print_logo').notNull(),
  captchaCount: integer('captcha_count').notNull(),
  accessLevels: jsonb('access_levels').$type<Schemas['AccessLevels']>().notNull(),
  version: text('version').notNull(),
  buildDate: text('build_date').notNull(),
})

export const users = pgTable(
  'users',
  {
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    address: text('address'),
    passwordHash: text('password_hash').notNull(),
    customerId: text('customer_id').notNull(),
    userType: text('user_type').$type<Schemas['LoginResponse']['userType']>().notNull(),
    isSupplier: boolean('is_supplier').notNull(),
    isPortalAdmin: boolean('is_portal_admin').notNull(),
    isCustomerAdmin: boolean('is_customer_admin').notNull(),
    allowPortal: boolean('allow_portal').notNull(),
    allowUserManagement: boolean('allow_user_management').notNull(),
    forceChangePassword: boolean('force_change_password').notNull(),
    modules: jsonb('modules').$type<Schemas['ModuleAccess']>().notNull(),
    preferences: jsonb('preferences').$type<Schemas['Preferences']>().notNull(),
    defaults: jsonb('defaults').$type<Schemas['UserDefaults']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId] })],
)

export const sessions = pgTable(
  'sessions',
  {
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    createdAt: moment('created_at'),
    lastSeenAt: moment('last_seen_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId] })],
)

export const signInFailures = pgTable('sign_in_failures', { source: text('source').notNull(), failedAt: moment('failed_at') })

export const counters = pgTable(
  'counters',
  { tenantId: text('tenant_id').notNull(), name: text('name').notNull(), value: bigint('value', { mode: 'number' }).notNull() },
  (table) => [primaryKey({ columns: [table.tenantId, table.name] })],
)

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
  (table) => [primaryKey({ columns: [table.type, table.position] })],
)

export const containerTypes = pgTable('container_types', {
  code: text('code').primaryKey(),
  position: integer('position').notNull(),
  label: text('label').notNull(),
  description: text('description').notNull(),
  kind: text('kind').$type<Schemas['ContainerType']['kind']>().notNull(),
  teu: doublePrecision('teu'),
})

export const bookings = pgTable(
  'bookings',
  {
    tenantId: text('tenant_id').notNull(),
    unId: text('un_id').notNull(),
    bookingNo: text('booking_no').notNull(),
    customerId: text('customer_id').notNull(),
    status: text('status').$type<Schemas['RequestStatus']>().notNull(),
    bizType: text('biz_type').$type<Schemas['BizType']>(),
    shipperName: text('shipper_name'),
    consigneeName: text('consignee_name'),
    origin: text('origin'),
    destination: text('destination'),
    totalPieces: integer('total_pieces'),
    totalPiecesUnit: text('total_pieces_unit'),
    totalWeight: doublePrecision('total_weight'),
    totalWeightUnit: text('total_weight_unit'),
    refNo: text('ref_no'),
    shipmentNo: text('shipment_no'),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
    trail: jsonb('trail').$type<Schemas['AuditTrail']>().notNull(),
    /** What was posted, without what the gateway says itself. */
    document: jsonb('document').$type<Schemas['Booking']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.unId] })],
)

export const templates = pgTable(
  'templates',
  {
    tenantId: text('tenant_id').notNull(),
    unId: text('un_id').notNull(),
    templateNo: text('template_no').notNull(),
    templateName: text('template_name').notNull(),
    status: text('status').$type<Schemas['TemplateStatus']>().notNull(),
    isPrivate: integer('is_private').$type<0 | 1>().notNull(),
    ownerId: text('owner_id').notNull(),
    customerId: text('customer_id').notNull(),
    customerName: text('customer_name').notNull(),
    bizType: text('biz_type').$type<Schemas['BizType']>(),
    shipperName: text('shipper_name'),
    commodity: text('commodity'),
    departure: text('departure'),
    destination: text('destination'),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
    trail: jsonb('trail').$type<Schemas['AuditTrail']>().notNull(),
    document: jsonb('document').$type<Schemas['BookingTemplate']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.unId] })],
)

export const usageMetrics = pgTable('usage_metrics', {
  tenantId: text('tenant_id').notNull(),
  userId: text('user_id').notNull(),
  service: text('service').notNull(),
  operation: text('operation').notNull(),
  status: text('status').notNull(),
  recordedAt: moment('recorded_at'),
})

export const errorLog = pgTable('error_log', {
  tenantId: text('tenant_id').notNull(),
  userId: text('user_id'),
  component: text('component').notNull(),
  message: text('message').notNull(),
  loggedAt: moment('logged_at'),
})

export type TenantRow = typeof tenants.$inferSelect
export type UserRow = typeof users.$inferSelect
export type BookingRow = typeof bookings.$inferSelect
export type TemplateRow = typeof templates.$inferSelect
