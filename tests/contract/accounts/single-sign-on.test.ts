import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Schemas } from '../../../src/contract/index.ts'
import { documented } from '../support/documented.ts'
import type { TestGateway } from '../support/gateway.ts'
import { fieldsOf, PASSWORD, testGateway } from '../support/gateway.ts'
import { awaitLetter, linkOf } from '../support/letters.ts'
import type { TestProvider } from '../support/provider.ts'
import { CLIENT, SECRET, startProvider } from '../support/provider.ts'
import { tenants } from '../support/tenants.ts'

const MINUTE = 60_000
const PORTAL = 'https://portal.example'

let provider: TestProvider
let gateway: TestGateway

const singleSignOn = (only = false) => ({
  issuer: provider.issuer,
  clientId: CLIENT,
  scope: 'openid email',
  user: { claim: 'email', is: 'email' as const },
  only,
  signOut: true,
})

beforeAll(async () => {
  provider = await startProvider()
  gateway = await testGateway({
    tenants: tenants.map((tenant) => {
      if (tenant.id === 'ACME') return { ...tenant, singleSignOn: singleSignOn() }
      return tenant.id === 'KAIYO' ? { ...tenant, singleSignOn: singleSignOn(true) } : tenant
    }),
    portalUrl: PORTAL,
    ssoSecret: () => SECRET,
    log: 'silent',
  })
  admit()
})
afterAll(async () => {
  await gateway.close()
  await provider.close()
})
const admit = () => {
  provider.admit({ portalUrl: PORTAL, gatewayUrl: gateway.url, tenantUrl: 'acme' })
}
beforeEach(() => {
  provider.spoil((claims) => claims)
})

type Login = Schemas['LoginResponse']

const begin = async () => (await gateway.call<Schemas['SignOnBegin']>('beginSingleSignOn')).body
const complete = (body: object) => gateway.call<Login>('completeSingleSignOn', { body })
const queryOf = (came: URL) => Object.fromEntries(came.searchParams)

/** Signs in at the provider, and answers what the portal is to send. */
async function signedInThere(name = 'customer'): Promise<{ key: string } & Record<string, string>> {
  const { address, key } = await begin()
  return { key, ...queryOf(await provider.signIn(address, name)) }
}

const isAlive = async (token: string) => (await gateway.call('listCountries', { token })).status === 200

describe('[GW-08] signing in at the tenant’s provider', () => {
  it('opens the session of the user whom the provider names', async () => {
    const { status, body } = await complete({ ...(await signedInThere()), forceLogoff: true })
    expect(status).toBe(200)
    expect(body).toMatchObject({ userId: 'CUSTOMER', forceChangePassword: 'false' })
    expect(await isAlive(body.authToken)).toBe(true)
  })

  it('opens the session also where the provider writes the name as a list of one', async () => {
    provider.spoil((claims) => ({ ...claims, email: ['customer@acme.example'] }))
    const { status } = await complete({ ...(await signedInThere()), forceLogoff: true })
    expect(status).toBe(200)
  })

  it('leads to the provider with a challenge, and back to the portal alone', async () => {
    const { address } = await begin()
    const asked = new URL(address)
    expect(asked.origin).toBe(provider.issuer)
    expect(queryOf(asked)).toMatchObject({
      response_type: 'code',
      client_id: CLIENT,
      redirect_uri: `${PORTAL}/acme/sso`,
      code_challenge_method: 'S256',
    })
  })

  it('asks before it ends a session elsewhere, and then goes on with the same key', async () => {
    const { token } = await gateway.signIn('CUSTOMER')
    const answer = await signedInThere()
    expect((await complete(answer)).body).toMatchObject({ code: '22007' })
    expect(await isAlive(token)).toBe(true)
    const { status, body } = await complete({ key: answer.key, forceLogoff: true })
    expect([status, await isAlive(token), await isAlive(body.authToken)]).toEqual([200, false, true])
    expect((await complete({ key: answer.key, forceLogoff: true })).status).toBe(401)
  })

  it('does not make anybody change a password that was not used', async () => {
    const { body } = await complete({ ...(await signedInThere('newcomer')), forceLogoff: true })
    expect(body).toMatchObject({ userId: 'NEWCOMER', forceChangePassword: 'false' })
    expect(await isAlive(body.authToken)).toBe(true)
  })

  it('[HD-31] is completed by the tab that began it, and once', async () => {
    const answer = await signedInThere()
    expect((await complete({ ...answer, key: (await begin()).key })).status).toBe(401)
    expect((await complete({ ...answer, forceLogoff: true })).status).toBe(200)
    expect((await complete({ ...answer, forceLogoff: true })).status).toBe(401)
  })

  it('sent twice at once opens one session', async () => {
    const answer = { ...(await signedInThere()), forceLogoff: true }
    const statuses = (await Promise.all([complete(answer), complete(answer)])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 401])
  })

  it('ends ten minutes after it began', async () => {
    const answer = await signedInThere()
    gateway.pass(11 * MINUTE)
    expect((await complete(answer)).status).toBe(401)
  })
})

describe('[GW-08] [HD-31] who is refused', () => {
  it.each([
    ['of another audience', (claims: object) => ({ ...claims, aud: 'somebody-else' })],
    ['that has expired', (claims: object) => ({ ...claims, exp: Math.floor(Date.now() / 1000) - 3600 })],
    ['of another sign-in', (claims: object) => ({ ...claims, nonce: 'of-another' })],
    ['of another issuer', (claims: object) => ({ ...claims, iss: 'https://login.example.com' })],
    [
      'without a subject',
      (claims: object) => JSON.parse(JSON.stringify({ ...claims, sub: undefined })) as Record<string, unknown>,
    ],
  ])('a token %s', async (_what, spoil) => {
    provider.spoil(spoil)
    const { status, body } = await complete({ ...(await signedInThere()), forceLogoff: true })
    expect(status).toBe(401)
    expect(body).toMatchObject({ code: '22001', message: 'Authentication Failed' })
  })

  it('somebody whom the portal does not know, or whose address the provider does not vouch for', async () => {
    for (const name of ['stranger', 'customer:flag', 'customer:text'])
      expect((await complete(await signedInThere(name))).body).toMatchObject({
        code: '22001',
        message: 'UnAuthorized access.',
      })
  })

  it('who is named beside others, or whose address is vouched for in no spelling', async () => {
    for (const odd of [
      { email: ['customer@acme.example', 'other@acme.example'] },
      { email: [] },
      { email: 'customer@acme.example', email_verified: 'False' },
    ]) {
      provider.spoil((claims) => ({ ...claims, ...odd }))
      expect((await complete(await signedInThere())).status).toBe(401)
    }
  })

  it('a code and a state that were not of this sign-in', async () => {
    const answer = await signedInThere()
    expect((await complete({ ...answer, state: 'another' })).status).toBe(401)
    const other = await signedInThere()
    expect((await complete({ ...other, code: 'guessed' })).status).toBe(401)
  })

  it('whoever was refused there', async () => {
    const { key, state } = await signedInThere()
    expect((await complete({ key, state, error: 'access_denied' })).status).toBe(401)
  })

  it('a password, where the tenant has no other way in than its provider', async () => {
    const tenant = 'KAIYO'
    const login = await gateway.call('login', { tenant, body: { userId: 'CUSTOMER', password: PASSWORD } })
    expect([login.status, login.body.code]).toEqual([403, 'single-sign-on-only'])
    const body = { email: 'customer@kaiyo.example', passwordResetUrl: `${PORTAL}/kaiyo/reset` }
    expect((await gateway.call('requestPasswordReset', { tenant, body })).status).toBe(403)
  })
})

describe('[GW-08] a provider that does not work', () => {
  it('is reported when it does not accept the portal', async () => {
    const answer = await signedInThere()
    provider.forgetClient()
    const { status, body } = await complete(answer)
    admit()
    expect(status).toBe(503)
    expect(body).toMatchObject({ code: 'no-provider' })
  })

  it('holds nobody up for long, when it does not answer', async () => {
    const answer = await signedInThere()
    let goOn: () => void = () => undefined
    provider.hang(new Promise<void>((resolve) => (goOn = resolve)))
    try {
      const since = Date.now()
      const begun = gateway.call('beginSingleSignOn', { tenant: 'KAIYO' })
      expect([(await complete(answer)).status, (await begun).status]).toEqual([503, 503])
      expect(Date.now() - since).toBeLessThan(15_000)
    } finally {
      goOn()
    }
  })

  it('is none for a tenant that has none', async () => {
    const tenant = 'HARBOR'
    expect((await gateway.call('beginSingleSignOn', { tenant })).status).toBe(404)
    expect((await gateway.call('completeSingleSignOn', { tenant, body: { key: 'any' } })).status).toBe(404)
    expect((await gateway.call('completeSingleSignOn', { tenant, body: {} })).status).toBe(400)
  })
})

it('[GW-08] who is invited where the provider is the only way in is led to it, and to no password', async () => {
  const tenant = 'KAIYO'
  const email = 'joining@kaiyo.example'
  provider.admit({ portalUrl: PORTAL, gatewayUrl: gateway.url, tenantUrl: 'kaiyo' })
  provider.spoil((claims) => ({ ...claims, email: 'admin@kaiyo.example' }))
  const { address, key } = (await gateway.call<Schemas['SignOnBegin']>('beginSingleSignOn', { tenant })).body
  const answer = queryOf(await provider.signIn(address, 'admin'))
  const { body: admin } = await gateway.call<Login>('completeSingleSignOn', { tenant, body: { key, ...answer } })
  admit()
  const body = { userId: 'JOINING', name: 'Jo Miller', email, role: 'portal-admin' }
  const added = await gateway.call('saveUser', { tenant, token: admin.authToken, body })
  expect([added.status, fieldsOf(added)]).toEqual([201, []])
  const letter = await awaitLetter(join(gateway.dataDir, 'outbox'), email, 0)
  expect(linkOf(letter)).toEqual({ page: `${PORTAL}/kaiyo/login`, token: '' })
  expect(letter.text).not.toMatch(/password|パスワード/i)
})

describe('[GW-08] signing out at the provider', () => {
  const logout = (token: string) =>
    fetch(`${gateway.url}/api-gateway/1/single-sign-on/acme/logout`, {
      method: 'POST',
      body: new URLSearchParams({ logout_token: token }),
    })
  const now = () => Math.floor(Date.now() / 1000)
  const word = (more: object) => ({
    iss: provider.issuer,
    aud: CLIENT,
    iat: now(),
    exp: now() + 120,
    jti: crypto.randomUUID(),
    events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
    ...more,
  })
  const openSession = async () => (await complete({ ...(await signedInThere()), forceLogoff: true })).body

  it('[HD-31] ends the portal’s session at once', async () => {
    const { authToken } = await openSession()
    expect((await logout(await provider.sign(word({ sub: 'customer' })))).status).toBe(200)
    expect(await isAlive(authToken)).toBe(false)
  })

  it('leaves the sessions of others, and those of a password', async () => {
    const { authToken } = await openSession()
    const { token } = await gateway.signIn('ADMIN')
    await logout(await provider.sign(word({ sub: 'admin' })))
    await logout(await provider.sign(word({ sub: 'customer', sid: 'another' })))
    expect([await isAlive(authToken), await isAlive(token)]).toEqual([true, true])
  })

  it('is heard once, so that a copy of the word ends no later session', async () => {
    const token = await provider.sign(word({ sub: 'customer' }))
    await logout(token)
    const { authToken } = await openSession()
    expect((await logout(token)).status).toBe(200)
    expect(await isAlive(authToken)).toBe(true)
  })

  it.each([
    ['for another client', { aud: 'somebody-else' }],
    ['that is over', { iat: 1_700_000_000, exp: 1_700_000_120 }],
    ['that was made an hour ago, however long it says it is good', { iat: now() - 3_600, exp: now() + 3_600 }],
    ['that is no word of a sign-out', { events: {} }],
    ['that is an ID token', { nonce: 'n' }],
  ])('is not taken from a token %s', async (_what, more) => {
    const { authToken } = await openSession()
    expect((await logout(await provider.sign(word({ sub: 'customer', ...more })))).status).toBe(400)
    expect(await isAlive(authToken)).toBe(true)
  })

  it('is where signing out of the portal leads', async () => {
    const { signOutUrl = '' } = await openSession()
    expect(new URL(signOutUrl).origin).toBe(provider.issuer)
    expect(new URL(signOutUrl).searchParams.get('post_logout_redirect_uri')).toBe(`${PORTAL}/acme/login`)
  })
})

it('shows every documented answer but those of too many attempts', () => {
  const missing = documented(['beginSingleSignOn', 'completeSingleSignOn']).filter((one) => !gateway.seen.has(one))
  expect(missing).toEqual(['beginSingleSignOn 429', 'completeSingleSignOn 429'])
})
