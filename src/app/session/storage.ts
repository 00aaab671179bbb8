import type { Session } from './session.ts'

type Kind = 'text' | 'flag' | 'number' | 'json'

/** The one list of what a session keeps, under which name (specification of the frame, §3). */
const KEPT: Record<keyof Session, readonly [key: string, kind: Kind]> = {
  id: ['session-id', 'text'],
  token: ['Auth-Token', 'text'],
  tenant: ['tenant', 'text'],
  tenantUrl: ['tenant-url', 'text'],
  userId: ['userId', 'text'],
  userName: ['userName', 'text'],
  email: ['userEmail', 'text'],
  address: ['userAddress', 'text'],
  userType: ['userType', 'text'],
  isCPAdmin: ['isCPAdmin', 'flag'],
  isCpSupUser: ['isCpSupUser', 'flag'],
  isCustAdmin: ['isCustAdmin', 'flag'],
  allowUM: ['allowUM', 'flag'],
  allowPortal: ['allowPortal', 'text'],
  forceChangePassword: ['forceChangePassword', 'text'],
  shipmentAgeLimitNoOfDays: ['shipmentAgeLimitNoOfDays', 'number'],
  excludedEntryTypes: ['excludedEntryTypes', 'text'],
  preferences: ['preferences', 'json'],
  userDefaults: ['userDefaults', 'json'],
  moduleAccess: ['moduleAccess', 'json'],
  quotesAccess: ['quotesAccess', 'flag'],
  bookingAccess: ['bookingAccess', 'flag'],
  tracktraceAccess: ['tracktraceAccess', 'flag'],
  templatesAccess: ['templatesAccess', 'flag'],
  inlandAccess: ['inlandAccess', 'flag'],
  preferredWidgetsEnabled: ['preferredWidgetsEnabled', 'flag'],
}

const FIELDS = Object.entries(KEPT)

/** Keeps the session for this tab. */
export function keepSession(session: Session, storage: Storage): void {
  for (const [field, [key, kind]] of FIELDS) {
    const value = session[field as keyof Session]
    storage.setItem(key, kind === 'json' ? JSON.stringify(value) : String(value))
  }
}

/** The session this tab keeps; null without one, or with one that is not whole. */
export function keptSession(storage: Storage): Session | null {
  const session: Record<string, unknown> = {}
  for (const [field, [key, kind]] of FIELDS) {
    const text = storage.getItem(key)
    const value = text === null ? undefined : read(text, kind)
    if (value === undefined) return null
    session[field] = value
  }
  return isSession(session) ? session : null
}

/** Forgets the session, and everything else this tab kept for it. */
export function forgetSession(storage: Storage): void {
  storage.clear()
}

/** Whether a value is a session, judged by the kinds of its fields. A token or a tenant that is empty is none. */
export function isSession(value: unknown): value is Session {
  if (typeof value !== 'object' || value === null) return false
  const fields = value as Record<string, unknown>
  const right = FIELDS.every(([field, [, kind]]) => TESTS[kind](fields[field]))
  return right && fields.token !== '' && fields.tenantUrl !== ''
}

const TESTS: Record<Kind, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string',
  flag: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  json: (value) => typeof value === 'object' && value !== null,
}

function read(text: string, kind: Kind): unknown {
  if (kind === 'text') return text
  if (kind === 'flag') return text === 'true'
  if (kind === 'number') return Number(text)
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
