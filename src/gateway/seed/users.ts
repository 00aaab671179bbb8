import type { Schemas } from '../../contract/index.ts'
import type { UserRow } from '../store/tables/accounts.ts'

/** The password of every user of the demonstration world. */
export const DEMO_PASSWORD = 'Portal#2026'

/** The company that most users of a tenant belong to, and one whose records they must not see. Codes of parties. */
export const COMPANY = { code: 'PACFRT01', name: 'PACIFIC FRUIT TRADING' }
export const OTHER_COMPANY = { code: 'NORDHV01', name: 'NORDHAVEN MASCHINEN' }

/** Who can sign in to the demonstration world, for people to read. */
export const demoUsers: readonly { userId: string; password: string; about: string }[] = [
  { userId: 'CUSTOMER', password: DEMO_PASSWORD, about: 'ordinary customer, every module' },
  { userId: 'SUPPLIER', password: DEMO_PASSWORD, about: 'supplier-portal user' },
  { userId: 'ADMIN', password: DEMO_PASSWORD, about: 'portal administrator' },
  {
    userId: 'CUSTADMIN',
    password: DEMO_PASSWORD,
    about: 'customer administrator, user management allowed; shipments of the last 90 days',
  },
  {
    userId: 'LIMITED',
    password: DEMO_PASSWORD,
    about: 'without quotes and booking templates, nor customs entries of types 06 and 21',
  },
  { userId: 'NEWCOMER', password: DEMO_PASSWORD, about: 'must change the password first' },
  { userId: 'BLOCKED', password: DEMO_PASSWORD, about: 'not allowed to use the portal' },
  { userId: 'NOBILL', password: DEMO_PASSWORD, about: 'without billing, delivery orders and document upload' },
]

const NAMES: Record<string, string> = {
  CUSTOMER: 'Casey Customer',
  SUPPLIER: 'Sam Supplier',
  ADMIN: 'Alex Admin',
  CUSTADMIN: 'Chris Custadmin',
  LIMITED: 'Lee Limited',
  NEWCOMER: 'Noel Newcomer',
  BLOCKED: 'Blair Blocked',
  NOBILL: 'Nova Nobill',
}

const MODULES: Schemas['ModuleAccess'] = {
  'CP-QUOTE': true,
  'CP-BOOKING': true,
  'CP-TRACKANDTRACE': true,
  'CP-BOOKINGTEMPLATE': true,
  'CP-INLANDWIDGET': true,
}

const PREFERENCES: Schemas['Preferences'] = {
  DO_ACCESS: 'Y',
  DOCUMENT_UPLOAD: 'Y',
  BILLING_ACCESS: 'Y',
  EXCLUDED_ENTRY_TYPES: '',
  SHIPMENT_AGE_LIMIT_IN_DAYS: 365,
}

const units = { weightUnit: 'KG', volumeUnit: 'CBM', dimensionUnit: 'CM', originCountry: 'JP' }
const DEFAULTS: Schemas['UserDefaults'] = {
  seaDefaults: { pieceUnit: 'CTN', ...units, originCity: 'JPYOK', originCityName: 'Yokohama' },
  airDefaults: { pieceUnit: 'CTN', ...units, originCity: 'JPNRT', originCityName: 'Narita' },
  roadDefaults: { pieceUnit: 'PLT', ...units, originCity: 'JPTYO', originCityName: 'Tokyo' },
}

/** What differs from the ordinary customer. */
const DIFFERENCES: Record<string, Partial<UserRow>> = {
  SUPPLIER: { isSupplier: true, userType: 'ELSP' },
  ADMIN: { isPortalAdmin: true, userType: 'I', allowUserManagement: true, address: null },
  CUSTADMIN: {
    isCustomerAdmin: true,
    allowUserManagement: true,
    preferences: { ...PREFERENCES, SHIPMENT_AGE_LIMIT_IN_DAYS: 90 },
  },
  LIMITED: {
    modules: { ...MODULES, 'CP-QUOTE': false, 'CP-BOOKINGTEMPLATE': false },
    preferences: { ...PREFERENCES, EXCLUDED_ENTRY_TYPES: '06,21' },
  },
  NEWCOMER: { forceChangePassword: true },
  BLOCKED: { allowPortal: false },
  NOBILL: { preferences: { ...PREFERENCES, DO_ACCESS: 'N', BILLING_ACCESS: 'N', DOCUMENT_UPLOAD: 'N' } },
}

/** The demonstration users of a tenant, with what the store keeps of their password. */
export function seedUsers(tenant: { id: string; url: string }, passwordHash: string): UserRow[] {
  return demoUsers.map(({ userId }) => ({
    tenantId: tenant.id,
    userId,
    email: `${userId.toLowerCase()}@${tenant.url}.example`,
    name: NAMES[userId] ?? userId,
    address: '1-2-8 Minato Mirai, Nishi-ku, Yokohama',
    passwordHash,
    customerId: COMPANY.code,
    userType: 'ELSU',
    isSupplier: false,
    isPortalAdmin: false,
    isCustomerAdmin: false,
    allowPortal: true,
    allowUserManagement: false,
    forceChangePassword: false,
    modules: MODULES,
    preferences: PREFERENCES,
    defaults: DEFAULTS,
    ...DIFFERENCES[userId],
  }))
}
