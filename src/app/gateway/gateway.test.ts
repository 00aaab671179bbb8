// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSession } from '../session/session.ts'
import type { Session } from '../session/session.ts'
import { loginResponse, tenant } from '../testing/examples.ts'
import { createGateway } from './gateway.ts'
import { reportsOf } from './reports.ts'

const first = openSession(loginResponse, tenant)
let current: Session | null
let asked: { path: string; headers: Headers; body: string }[]
let answer: () => Promise<Response>

const refused: Session[] = []
const gateway = () =>
  createGateway({
    tenant: () => 'NORTH',
    session: () => current,
    language: () => 'ja',
    onRefused: (session) => refused.push(session),
    reports: () => reportsOf(null),
  })
const logged = () => asked.filter(({ path }) => path.endsWith('/log')).map(({ body }) => JSON.parse(body) as unknown)

beforeEach(() => {
  current = first
  asked = []
  refused.length = 0
  answer = () => Promise.resolve(new Response('{}'))
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname
    asked.push({ path, headers: request.headers, body: await request.text() })
    return path.endsWith('/log') ? new Response(null, { status: 500 }) : answer()
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** What a system on the way answers that wants a sign-in of its own. */
const wantsSignIn = () => new Response('<html>', { status: 401, headers: { 'content-type': 'text/html' } })

describe('a call', () => {
  it('says for which tenant, by whom, with which token', async () => {
    await gateway().call('listCountries', {})
    expect(Object.fromEntries(asked[0]?.headers ?? [])).toMatchObject({
      'x-tenant': 'NORTH',
      'x-user-name': 'CUSTOMER',
      authorization: 'Bearer token-1',
    })
  })

  it('is made also by somebody whose id no header can carry as it is', async () => {
    current = { ...first, userId: '山田_JOSÉ' }
    expect(await gateway().call('listCountries', {})).toMatchObject({ ok: true })
    expect(asked[0]?.headers.get('x-user-name')).toBe('%E5%B1%B1%E7%94%B0_JOS%C3%89')
  })

  it('of nobody says the tenant alone', async () => {
    current = null
    await gateway().call('listCountries', {})
    expect(asked[0]?.headers.get('x-tenant')).toBe('NORTH')
    expect(asked[0]?.headers.has('authorization')).toBe(false)
    expect(asked[0]?.headers.get('accept-language')).toBe('ja')
  })

  it('[HD-12] that fails is logged once, without the token; the log does not log itself', async () => {
    answer = () => Promise.resolve(new Response('{}', { status: 503 }))
    await gateway().call('listCountries', {})
    await vi.waitFor(() => {
      expect(logged()).toHaveLength(1)
    })
    expect(logged()).toEqual([{ component: 'gateway', message: 'listCountries failed: internal 503' }])
  })

  it('that was given up is not logged', async () => {
    answer = () => Promise.reject(new DOMException('given up', 'AbortError'))
    await gateway().call('listCountries', {})
    expect(logged()).toEqual([])
  })

  it('that broke off is logged once the page is seen to be there still', async () => {
    vi.useFakeTimers()
    answer = () => Promise.reject(new TypeError('NetworkError when attempting to fetch resource.'))
    await gateway().call('listCountries', {})
    await vi.advanceTimersByTimeAsync(2_900)
    expect(logged()).toEqual([])
    await vi.advanceTimersByTimeAsync(100)
    expect(logged()).toEqual([{ component: 'gateway', message: 'listCountries failed: network 0' }])
    vi.useRealTimers()
  })

  it('refused after the page has left its session is not logged', async () => {
    answer = () => {
      current = null
      return Promise.resolve(new Response('{}', { status: 401 }))
    }
    await gateway().call('listCountries', {})
    answer = () => Promise.resolve(new Response('{}', { status: 503 }))
    await gateway().call('listCountries', {})
    await vi.waitFor(() => {
      expect(logged()).toEqual([{ component: 'gateway', message: 'listCountries failed: internal 503' }])
    })
  })

  it('refused ends the session it was made in, not one that began since', async () => {
    answer = () => {
      current = { ...first, token: 'token-2' }
      return Promise.resolve(new Response('{}', { status: 401 }))
    }
    await gateway().call('listCountries', {})
    expect(refused).toEqual([first])
  })

  it('refused by the page of a system on the way ends nothing: that answers so to whoever asks', async () => {
    answer = () => Promise.resolve(wantsSignIn())
    await gateway().call('listCountries', {})
    await vi.waitFor(() => expect(asked.map(({ path }) => path)).toContain('/api-gateway/1/tenants/north'))
    await new Promise((done) => setTimeout(done))
    expect(refused).toEqual([])
  })

  it('refused by a page of the gateway itself ends the session: it answers what needs none', async () => {
    const answers = [wantsSignIn(), Response.json({ tenant: 'NORTH' })]
    answer = () => Promise.resolve(answers.shift() ?? new Response('{}'))
    await gateway().call('listCountries', {})
    await vi.waitFor(() => expect(refused).toEqual([first]))
  })

  it('of a sign-in is logged when the gateway failed, not when it refused', async () => {
    for (const status of [403, 500, 200]) {
      answer = () => Promise.resolve(new Response(status === 200 ? '<html>' : '{}', { status }))
      await gateway().call('login', { body: { userId: 'CUSTOMER', password: 'x' } })
    }
    await vi.waitFor(() => {
      expect(logged()).toEqual([
        { component: 'gateway', message: 'login failed: internal 500' },
        { component: 'gateway', message: 'login failed: malformed 200' },
      ])
    })
  })

  it('refused for the present session is logged', async () => {
    answer = () => Promise.resolve(new Response('{}', { status: 401 }))
    await gateway().call('listCountries', {})
    expect(refused).toEqual([first])
    await vi.waitFor(() => {
      expect(logged()).toHaveLength(1)
    })
  })
})
