import { parseArgs } from 'node:util'
import type { NewUser, StudioRight } from '../../gateway/index.ts'
import { studioRights, userRoles } from '../../gateway/index.ts'
import type { NewCompany } from '../../studio/host/new-tenant.ts'

/** What `npm run users` was asked for. */
export type UsersCommand =
  | { does: 'list'; tenant: string }
  | { does: 'add'; tenant: string; user: NewUser }
  | { does: 'company'; tenant: string; company: NewCompany }
  | { does: 'password' | 'disable' | 'enable' | 'reset-two-step' | 'erase'; tenant: string; userId: string }
  | { does: 'studio'; tenant: string; userId: string; right: StudioRight }

const MODULES = {
  quotes: 'CP-QUOTE',
  bookings: 'CP-BOOKING',
  shipments: 'CP-TRACKANDTRACE',
  templates: 'CP-BOOKINGTEMPLATE',
  inland: 'CP-INLANDWIDGET',
} as const
const PERMISSIONS = { billing: 'BILLING_ACCESS', 'delivery-orders': 'DO_ACCESS', uploads: 'DOCUMENT_UPLOAD' } as const

const usersUsage = `npm run users -- list TENANT
npm run users -- company TENANT CODE --name "NAME" --city "CITY" --country JP
    --address "LINE"   street and the like, at most two lines, each after --address
    --postal-code CODE
npm run users -- add TENANT USER-ID --email E-MAIL --name "NAME" --company CODE
    --role ${userRoles.join(' | ')}   (${userRoles[0] ?? ''} without it)
    --without ${[...Object.keys(MODULES), ...Object.keys(PERMISSIONS)].join(',')}   what is closed to the user
    --age DAYS   how old a shipment may be to be shown
    --not-entry-types 06,21   customs entry types that are not shown
npm run users -- password TENANT USER-ID
npm run users -- disable TENANT USER-ID
npm run users -- enable TENANT USER-ID
npm run users -- reset-two-step TENANT USER-ID   the password alone signs the user in again, without a code
npm run users -- studio TENANT USER-ID ${studioRights.join(' | ')}   what the user may do in the studio
npm run users -- erase TENANT USER-ID   takes the person out for good; what they did stays, without a name
A company is a party that people choose in forms, and that users belong to.
The password is read from standard input, and must be changed at the next sign-in.`

const OPTIONS = {
  email: { type: 'string' },
  name: { type: 'string' },
  company: { type: 'string', default: '' },
  city: { type: 'string', default: '' },
  country: { type: 'string', default: '' },
  'postal-code': { type: 'string', default: '' },
  address: { type: 'string', multiple: true },
  role: { type: 'string', default: 'customer' },
  without: { type: 'string', default: '' },
  age: { type: 'string' },
  'not-entry-types': { type: 'string', default: '' },
} as const

/** Reads the words behind `npm run users --`; a reason when they make no command. */
export function usersCommand(words: string[]): UsersCommand | { reason: string } {
  const parsed = read(words)
  if ('reason' in parsed) return parsed
  const [does, tenant, userId] = parsed.positionals.map((word, at) => (at === 0 ? word : word.toUpperCase()))
  const right = studioRights.find((one) => one === parsed.positionals[3])
  if (tenant === undefined) return { reason: usersUsage }
  if (does === 'list') return { does, tenant }
  if (userId === undefined) return { reason: usersUsage }
  const plain = (['password', 'disable', 'enable', 'reset-two-step', 'erase'] as const).find((one) => one === does)
  if (plain !== undefined) return { does: plain, tenant, userId }
  if (does === 'studio' && right !== undefined) return { does, tenant, userId, right }
  if (does === 'company') return { does, tenant, company: companyIn(userId, parsed.values) }
  return does === 'add' ? adding(tenant, userId, parsed.values) : { reason: usersUsage }
}

function read(words: string[]) {
  try {
    return parseArgs({ args: words, options: OPTIONS, allowPositionals: true })
  } catch (error) {
    return { reason: `${(error as Error).message}\n${usersUsage}` }
  }
}

type Values = Exclude<ReturnType<typeof read>, { reason: string }>['values']

function companyIn(code: string, { name = '', address = [], city, country, ...values }: Values): NewCompany {
  return { code, name, lines: address, postalCode: values['postal-code'], city, country }
}

function adding(
  tenant: string,
  userId: string,
  { email, name, company, ...values }: Values,
): UsersCommand | { reason: string } {
  const role = userRoles.find((one) => one === values.role)
  if (role === undefined) return { reason: `--role is one of ${userRoles.join(', ')}.` }
  if (email === undefined || name === undefined || (company === '' && role !== 'portal-admin'))
    return { reason: 'A new user needs --email, --name and, except a portal administrator, --company.' }
  const closed = values.without.split(',').filter((word) => word !== '')
  const unknown = closed.filter((word) => !Object.hasOwn(MODULES, word) && !Object.hasOwn(PERMISSIONS, word))
  if (unknown.length > 0) return { reason: `--without does not know ${unknown.join(', ')}.` }
  if (values.age !== undefined && !/^\d{1,5}$/.test(values.age)) return { reason: '--age is a number of days.' }
  const opened = (names: Record<string, string>, yes: unknown, no: unknown) =>
    Object.fromEntries(Object.entries(names).map(([word, code]) => [code, closed.includes(word) ? no : yes]))
  const preferences = {
    ...opened(PERMISSIONS, 'Y', 'N'),
    EXCLUDED_ENTRY_TYPES: values['not-entry-types'],
    ...(values.age !== undefined && { SHIPMENT_AGE_LIMIT_IN_DAYS: Number(values.age) }),
  }
  return {
    does: 'add',
    tenant,
    user: {
      userId,
      email,
      name,
      role,
      company: company.toUpperCase(),
      modules: opened(MODULES, true, false),
      preferences,
    },
  }
}
