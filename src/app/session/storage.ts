import { FACT_KINDS } from '../../config/index.ts'
import type { FactKind } from '../../config/index.ts'
import type { Session } from './session.ts'

/** What kind of value each field of a session has. */
const KINDS: Record<keyof Session, FactKind> = {
  ...FACT_KINDS,
  id: 'text',
  token: 'text',
  tenant: 'text',
  tenantUrl: 'text',
  moduleAccess: 'map',
  preferredWidgetsEnabled: 'flag',
  mustSetUpTwoStep: 'flag',
  mustKeepRecoveryCodes: 'flag',
  signOutUrl: 'text',
}

/** Fields that are kept under another name than their own (specification of the frame, §3). */
const KEYS: Partial<Record<keyof Session, string>> = {
  id: 'session-id',
  token: 'Auth-Token',
  tenantUrl: 'tenant-url',
  email: 'userEmail',
  address: 'userAddress',
}

/** What a field is that is not kept. */
const ABSENT: Partial<Record<keyof Session, unknown>> = {
  mustSetUpTwoStep: false,
  mustKeepRecoveryCodes: false,
  signOutUrl: '',
}

const FIELDS = (Object.keys(KINDS) as (keyof Session)[]).map((field) => ({
  field,
  key: KEYS[field] ?? field,
  kind: KINDS[field],
}))

/** Keeps the session for this tab. */
export function keepSession(session: Session, storage: Storage): void {
  for (const { field, key, kind } of FIELDS) {
    const value = session[field]
    if (value === ABSENT[field]) storage.removeItem(key)
    else storage.setItem(key, kind === 'map' ? JSON.stringify(value) : String(value))
  }
}

/** The session this tab keeps; null without one, or with one that is not whole. */
export function keptSession(storage: Storage): Session | null {
  const session: Record<string, unknown> = {}
  for (const { field, key, kind } of FIELDS) {
    const text = storage.getItem(key)
    const value = text === null ? ABSENT[field] : read(text, kind)
    if (value === undefined) return null
    session[field] = value
  }
  return isSession(session) ? session : null
}

/** Forgets the session, and everything else this tab kept for it. */
export function forgetSession(storage: Storage): void {
  storage.clear()
}

/** Whether a value is a session: every field of its kind, neither token nor tenant empty. */
export function isSession(value: unknown): value is Session {
  if (typeof value !== 'object' || value === null) return false
  const fields = value as Record<string, unknown>
  const right = FIELDS.every(({ field, kind }) => TESTS[kind](fields[field]))
  return right && fields.token !== '' && fields.tenantUrl !== ''
}

const TESTS: Record<FactKind, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string',
  flag: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  map: (value) => typeof value === 'object' && value !== null,
}

function read(text: string, kind: FactKind): unknown {
  if (kind === 'text') return text
  if (kind === 'flag') return text === 'true'
  if (kind === 'number') return Number(text)
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
