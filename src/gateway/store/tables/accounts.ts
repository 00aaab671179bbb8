import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { PASSWORD_RULES, TRACKING_LINKS } from '../../../config/index.ts'
import type { PasswordRules, SingleSignOnModel, TrackingLinksModel, TwoStepModel } from '../../../config/index.ts'
import type { Schemas } from '../../../contract/index.ts'
import { moment, version } from './columns.ts'

// The tables as queries see them; what the store really holds is written in migrations/.

export const tenants = pgTable('tenants', {
  id: text('id').primaryKey(),
  url: text('url').notNull().unique(),
  name: text('name').notNull(),
  flavour: text('flavour').notNull(),
  ordinal: integer('ordinal').notNull().unique(),
  primaryColor: text('primary_color').notNull(),
  secondaryColor: text('secondary_color').notNull(),
  printLogo: text('print_logo').notNull(),
  captchaCount: integer('captcha_count').notNull(),
  accessLevels: jsonb('access_levels').$type<Schemas['AccessLevels']>().notNull(),
  version: text('version').notNull(),
  buildDate: text('build_date').notNull(),
  /** In which the tenant writes to its users: a language tag. */
  language: text('language').notNull(),
  passwords: jsonb('passwords').$type<PasswordRules>().notNull().default(PASSWORD_RULES),
  trackingLinks: jsonb('tracking_links').$type<TrackingLinksModel>().notNull().default(TRACKING_LINKS),
  singleSignOn: jsonb('single_sign_on').$type<SingleSignOnModel>(),
  twoStepSignIn: jsonb('two_step_sign_in').$type<TwoStepModel>(),
  /** Number of the version that is served; null: what was built of the installation's own files. */
  published: integer('published'),
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
    /** In the studio: edit change sets, and publish them. */
    mayConfigure: boolean('may_configure').notNull().default(false),
    mayPublish: boolean('may_publish').notNull().default(false),
    /** And begin new tenants. */
    mayBeginTenants: boolean('may_begin_tenants').notNull().default(false),
    forceChangePassword: boolean('force_change_password').notNull(),
    modules: jsonb('modules').$type<Schemas['ModuleAccess']>().notNull(),
    preferences: jsonb('preferences').$type<Schemas['Preferences']>().notNull(),
    defaults: jsonb('defaults').$type<Schemas['UserDefaults']>().notNull(),
    /** Who the user is in the trail: says no name. */
    person: uuid('person').notNull().defaultRandom(),
    version,
    updatedAt: moment('updated_at').defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.userId] }),
    unique().on(table.tenantId, table.email),
    unique().on(table.tenantId, table.person),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: moment('created_at'),
    lastSeenAt: moment('last_seen_at'),
    /** Who opened it at the tenant's provider; null for a password. */
    subject: text('subject'),
    providerSession: text('provider_session'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId] })],
)

export const passwordResets = pgTable(
  'password_resets',
  {
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: moment('expires_at'),
    /** Of who has no password yet; a link that somebody asks for stands beside it. */
    isInvitation: boolean('is_invitation').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId, table.isInvitation] })],
)

export const signOns = pgTable(
  'sign_ons',
  {
    tenantId: text('tenant_id').notNull(),
    keyHash: text('key_hash').notNull(),
    nonce: text('nonce').notNull(),
    /** Of PKCE; empty once the provider's answer was taken. */
    verifier: text('verifier').notNull(),
    expiresAt: moment('expires_at'),
    userId: text('user_id'),
    subject: text('subject'),
    providerSession: text('provider_session'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.keyHash] })],
)

export const knownDevices = pgTable(
  'known_devices',
  {
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    deviceHash: text('device_hash').notNull(),
    seenAt: moment('seen_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId, table.deviceHash] })],
)

export const secondFactors = pgTable(
  'second_factors',
  {
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    secret: text('secret').notNull(),
    begunAt: moment('begun_at'),
    /** Null until a code was right. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    /** The time step of the last code that was taken. */
    lastStep: bigint('last_step', { mode: 'number' }).notNull(),
    /** Whether the user has said that the recovery codes are kept. */
    codesKept: boolean('codes_kept').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId] })],
)

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId, table.codeHash] })],
)

export const counters = pgTable(
  'counters',
  {
    tenantId: text('tenant_id').notNull(),
    name: text('name').notNull(),
    value: bigint('value', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.name] })],
)

export type TenantRow = typeof tenants.$inferSelect
/** What of a tenant's row its configuration says. */
export type TenantFields = Omit<TenantRow, 'id' | 'ordinal' | 'published'>

export type SecondFactorRow = typeof secondFactors.$inferSelect

export type SignOnRow = typeof signOns.$inferSelect

export type UserRow = typeof users.$inferSelect
