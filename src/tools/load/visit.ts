import { randomUUID } from 'node:crypto'
import type { Schemas } from '../../contract/index.ts'
import type { Measure } from './measures.ts'

export interface Visitor {
  url: string
  userId: string
  password: string
  /** A script of the built page, named by its content, as an address. */
  script: string
  note(measure: Measure): void
  /** What else they ask before they sign out. */
  errands?(read: Read): Promise<void>
}

/** Asks an operation of the gateway, an address below it; what it answered, undefined where it was not as promised or no JSON. */
export type Read = <Body>(step: string, path: string) => Promise<Body | undefined>

/** The script that a built page is drawn by, as an address; empty without one. */
export function scriptOf(page: string): string {
  return /<script type="module"[^>]* src="([^"]+)"/.exec(page)?.[1] ?? ''
}

const HTML = { accept: 'text/html' }
const IMMUTABLE = 'public, max-age=31536000, immutable'
const GATEWAY = '/api-gateway'

/** What an answer has to be, beside its status. */
interface Promised {
  status: number
  cache: string
  policy: RegExp
}
const page: Promised = {
  status: 200,
  cache: 'private, no-cache',
  policy: /^default-src 'self'; script-src 'self'; style-src 'self' 'nonce-[\w+/=-]{22,}';.*trusted-types 'none'$/,
}
const asset: Promised = {
  ...page,
  cache: IMMUTABLE,
  policy: /^default-src 'self'; script-src 'self'; style-src 'self';/,
}
const tenantFile: Promised = { ...asset, cache: 'no-store' }
const call: Promised = { status: 200, cache: 'no-store', policy: /^default-src 'none';.*sandbox$/ }

/**
 * One person's way through the portal: the page, a sign-in, the lists, a booking saved and read again, a shipment, the
 * sign-out. Answers the booking's number as it was acknowledged, undefined when there was none. Never rejects.
 */
export async function visit({ url, userId, password, script, note, errands }: Visitor): Promise<string | undefined> {
  let headers: Record<string, string> = { 'content-type': 'application/json', 'x-tenant': 'ACME' }

  async function ask<Body>(
    step: string,
    promised: Promised,
    path: string,
    init: RequestInit = {},
  ): Promise<Body | undefined> {
    const started = performance.now()
    try {
      const answer = await fetch(url + path, init)
      const text = await answer.text()
      const fault = faultOf(answer, promised)
      note({ step, took: performance.now() - started, fault: fault && `${fault}: ${path} ${text.slice(0, 200)}` })
      return fault === undefined && answer.headers.get('content-type')?.includes('json') === true
        ? (JSON.parse(text) as Body)
        : undefined
    } catch (error) {
      note({ step, took: performance.now() - started, fault: String(error) })
      return undefined
    }
  }
  const read: Read = (step, path) => ask(step, call, GATEWAY + path, { headers })
  const send = <Body>(step: string, status: number, path: string, body: unknown) =>
    ask<Body>(step, { ...call, status }, GATEWAY + path, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body: JSON.stringify(body),
    })

  await ask('page', page, '/acme/login', { headers: HTML })
  await ask('script', asset, script)
  await ask('tenant', tenantFile, '/tenants/acme/tenant.json')
  const login = await send<Schemas['LoginResponse']>('sign-in', 200, '/1/new-login', {
    userId,
    password,
    forceLogoff: true,
  })
  if (login === undefined) return undefined
  headers = { ...headers, authorization: `Bearer ${login.authToken}`, 'x-user-name': userId }

  await read('bookings', '/secure/1/bookings/?CreateDateNoOfDaysAgo=60')
  const saved = await send<Schemas['BookingReply']>('save a booking', 201, '/secure/1/bookings/?action=S', {
    bookStatus: 'D',
    bizType: 'SE',
    referenceNumber: userId,
  })
  const unId = saved?.data.unId
  if (unId !== undefined) {
    const stored = await read<Schemas['Booking']>('read it again', `/secure/1/bookings/${unId}?userRole=CPUser`)
    if (stored !== undefined && stored.referenceNumber !== userId)
      note({ step: 'read it again', took: 0, fault: `another booking: ${JSON.stringify(stored)}` })
  }
  const shipments = await read<Schemas['ShipmentList']>('shipments', '/secure/1/shipments/?MaxResults=100&PageIndex=1')
  const [first] = shipments?.data ?? []
  if (first !== undefined) await read('a shipment', `/secure/1/shipments/${first.gShpId}`)
  await errands?.(read)
  await ask('sign-out', { ...call, status: 204 }, `${GATEWAY}/1/logout`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'text/plain' },
  })
  return saved?.data.bookingNo
}

function faultOf({ status, headers }: Response, promised: Promised): string | undefined {
  if (status !== promised.status) return `status ${status}`
  const wrong = [
    headers.get('x-content-type-options') === 'nosniff' ? [] : 'x-content-type-options',
    headers.get('referrer-policy') === 'no-referrer' ? [] : 'referrer-policy',
    headers.get('cross-origin-opener-policy') === 'same-origin' ? [] : 'cross-origin-opener-policy',
    headers.get('cache-control') === promised.cache ? [] : 'cache-control',
    promised.policy.test(headers.get('content-security-policy') ?? '') ? [] : 'content-security-policy',
  ].flat()
  return wrong.length === 0 ? undefined : `headers not as promised, ${wrong.join(', ')}`
}
