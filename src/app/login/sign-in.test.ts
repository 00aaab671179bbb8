// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TenantBoot } from '../../config/index.ts'
import { watchIdle } from '../idle/idle.ts'
import { createPortal } from '../portal/portal.ts'
import type { Portal } from '../portal/portal.ts'
import { bootAtom, sessionAtom } from '../portal/state.ts'
import { loginResponse } from '../testing/examples.ts'
import { resultOf, signIn } from './sign-in.ts'

const request = { userId: 'CUSTOMER', password: 'secret' }
const calls: { address: string; token: string | null; body: string }[] = []
let portal: Portal
let answerOf: (asked: Request) => Promise<Response>

function gatewayAnswers(status: number, body: unknown): void {
  answerOf = async (asked) => {
    calls.push({
      address: new URL(asked.url).pathname,
      token: asked.headers.get('authorization'),
      body: await asked.text(),
    })
    if (!asked.url.endsWith('/new-login')) return new Response(null, { status: 204 })
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  }
}

const called = (end: string) => calls.filter(({ address }) => address.endsWith(end))

beforeEach(() => {
  calls.length = 0
  vi.stubGlobal('fetch', (asked: Request) => answerOf(asked))
  history.replaceState(null, '', '/north/login')
  portal = createPortal('north', undefined)
  portal.store.set(bootAtom, { id: 'NORTH', url: 'north', signOut: [] as TenantBoot['signOut'] } as TenantBoot)
})
afterEach(() => {
  portal.tabs.close()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

describe('signing in', () => {
  it('opens the session and records the use', async () => {
    gatewayAnswers(200, loginResponse)
    expect(await signIn(portal, request)).toEqual({ kind: 'in' })
    expect(portal.store.get(sessionAtom)).toMatchObject({ token: 'token-1', tenant: 'NORTH' })
    await vi.waitFor(() => {
      expect(called('/metrics/login')[0]?.body).toContain('"operation":"generateToken","status":"SUCCESS"')
    })
  })

  it('is recorded in the session that it opened, so that it counts for who signed in; a refused one in none', async () => {
    gatewayAnswers(200, loginResponse)
    await signIn(portal, request)
    gatewayAnswers(401, { code: '22001', message: 'Authentication Failed' })
    portal.store.set(sessionAtom, null)
    await signIn(portal, request)
    await vi.waitFor(() => {
      expect(called('/metrics/login').map(({ token }) => token)).toEqual(['Bearer token-1', null])
    })
  })

  it("begins its idle time anew, however long ago a click in another tenant's session of this tab was", async () => {
    sessionStorage.setItem('last-click', String(Date.now() - 40 * 60_000))
    gatewayAnswers(200, loginResponse)
    await signIn(portal, request)
    const onEnd = vi.fn()
    const times = { warnAfterMinutes: 25, endAfterMinutes: 30 }
    const watch = watchIdle({ times, storage: sessionStorage, tell: vi.fn(), onState: vi.fn(), onEnd })
    watch.look()
    watch.stop()
    expect(onEnd).not.toHaveBeenCalled()
  })

  it('refused is recorded as failed, and the password goes nowhere else', async () => {
    gatewayAnswers(401, { code: '22001', message: 'Authentication Failed' })
    expect(await signIn(portal, request)).toEqual({ kind: 'refused', refusal: { text: 'Authentication Failed' } })
    await vi.waitFor(() => {
      expect(called('/metrics/login')[0]?.body).toContain('"status":"FAILED"')
    })
    expect(calls.filter(({ body }) => body.includes('secret')).map(({ address }) => address)).toEqual([
      '/api-gateway/1/new-login',
    ])
  })

  it('opens nothing that the answer leaves out, and refuses one without a token', async () => {
    gatewayAnswers(200, { authToken: 'token', customerPortal: null, preferences: null })
    expect(await signIn(portal, request)).toEqual({ kind: 'in' })
    expect(portal.store.get(sessionAtom)).toMatchObject({ userId: 'CUSTOMER', isCPAdmin: false, bookingAccess: false })
    for (const answer of [{}, null, { ...loginResponse, authToken: '' }]) {
      gatewayAnswers(200, answer)
      const result = await signIn(portal, request)
      expect(result).toEqual({ kind: 'refused', refusal: { label: 'login.internalError' } })
    }
    await vi.waitFor(() => {
      expect(called('/metrics/login').map(({ body }) => /"status":"(\w+)"/.exec(body)?.[1])).toEqual([
        ...['SUCCESS', 'FAILED', 'FAILED', 'FAILED'],
      ])
    })
  })

  it.each(['false', 'FALSE'])(
    'without access to the portal (%s) is undone: signed out, nothing kept',
    async (allowPortal) => {
      gatewayAnswers(200, { ...loginResponse, allowPortal })
      expect(await signIn(portal, request)).toEqual({ kind: 'refused', refusal: { label: 'login.unauthorized' } })
      expect(called('/logout')).toMatchObject([{ token: 'Bearer token-1' }])
      expect(portal.store.get(sessionAtom)).toBeNull()
      expect(sessionStorage.length).toBe(0)
    },
  )
})

describe('signing out', () => {
  it('clears the page at once, also when the gateway is down', async () => {
    gatewayAnswers(200, loginResponse)
    await signIn(portal, request)
    answerOf = () => Promise.reject(new TypeError('down'))
    const left = portal.signOut()
    expect(portal.store.get(sessionAtom)).toBeNull()
    expect(sessionStorage.length).toBe(0)
    await left
  })
})

describe('a refused sign-in says', () => {
  const problem = (code: string, fieldErrors: string[] = []) => ({
    code,
    message: 'From the gateway',
    fieldErrors: fieldErrors.map((message) => ({ field: '', message })),
  })

  it.each([
    [
      "the gateway's message for 22001",
      problem('22001', ['A field']),
      { kind: 'refused', refusal: { text: 'From the gateway' } },
    ],
    [
      'that there is no such tenant for 11003',
      problem('11003'),
      { kind: 'refused', refusal: { label: 'login.routingNotFound' } },
    ],
    ['that another session may be overridden for 22007', problem('22007'), { kind: 'override' }],
    [
      'the first field error else',
      problem('invalid-request', ['First', 'Second']),
      { kind: 'refused', refusal: { text: 'First' } },
    ],
    ['to contact support else', problem('network'), { kind: 'refused', refusal: { label: 'login.internalError' } }],
  ])('%s', (_what, given, expected) => {
    expect(resultOf(given)).toEqual(expected)
  })
})
