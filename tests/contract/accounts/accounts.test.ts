import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AccountCalls } from '../support/account-calls.ts'
import { accountCalls, MINUTE, NEW_PASSWORD } from '../support/account-calls.ts'
import { documented } from '../support/documented.ts'
import type { TestGateway } from '../support/gateway.ts'
import { PASSWORD, testGateway } from '../support/gateway.ts'

let gateway: TestGateway
let accounts: AccountCalls
beforeAll(async () => {
  gateway = await testGateway()
  accounts = accountCalls(gateway)
})
afterAll(() => gateway.close())
// No test meets the limits that another one has used up.
beforeEach(() => gateway.pass(11 * MINUTE))

describe('changing a password', () => {
  const change = (session: object, oldPassword: string, newPassword: string) =>
    gateway.call('changePassword', { ...session, body: { oldPassword, newPassword } })

  it('[HD-15] replaces it, ends the session, and need not be done again', async () => {
    const session = await gateway.signIn('NEWCOMER')
    const { status, body } = await change(session, PASSWORD, NEW_PASSWORD)
    expect([status, body]).toEqual([200, { message: 'Password changed successfully. please login' }])
    expect(await accounts.isAlive(session)).toBe(false)
    expect((await accounts.signIn('NEWCOMER', PASSWORD)).status).toBe(401)
    expect(await accounts.signIn('NEWCOMER', NEW_PASSWORD)).toMatchObject({
      status: 200,
      body: { forceChangePassword: 'false' },
    })
    expect((await accounts.signIn('NEWCOMER', PASSWORD, 'HARBOR')).status).toBe(200)
  })

  it('[GW-04] [HD-26] comes first where somebody else knows it: until then nothing else is answered', async () => {
    const session = await gateway.signIn('NEWCOMER', 'KAIYO')
    const list = (language: string) =>
      gateway.call('listBookings', { ...session, headers: { 'Accept-Language': language } })
    expect(await list('en')).toMatchObject({
      status: 403,
      body: { code: 'password-change-required', message: 'Please change your password first.' },
    })
    expect((await list('ja')).body.message).toBe('先にパスワードを変更してください。')
    expect((await change(session, PASSWORD, NEW_PASSWORD)).status).toBe(200)
    const { body } = await accounts.signIn('NEWCOMER', NEW_PASSWORD, 'KAIYO')
    const after = { token: body.authToken, tenant: 'KAIYO' }
    expect((await gateway.call('listBookings', after)).status).toBe(200)
  })

  it('needs the old one', async () => {
    const session = await gateway.signIn('CUSTOMER')
    expect(await change(session, 'Portal#2025', NEW_PASSWORD)).toMatchObject({
      status: 400,
      body: { fieldErrors: [{ field: 'oldPassword', message: 'Old Password error.' }] },
    })
    expect(await accounts.isAlive(session)).toBe(true)
    expect((await accounts.signIn('CUSTOMER', PASSWORD)).status).toBe(200)
  })

  it.each([
    'Aa1!aaa',
    'harbour!2027',
    'HARBOUR!2027',
    'Harbour!harbour',
    'Harbour2027',
    `Harbour!2027${'x'.repeat(19)}`,
  ])('does not take %s', async (weak) => {
    const session = await gateway.signIn('CUSTOMER')
    expect((await change(session, PASSWORD, weak)).body.fieldErrors).toEqual([
      { field: 'newPassword', message: 'Password criteria not met' },
    ])
    expect(await accounts.isAlive(session)).toBe(true)
  })

  it('[HD-34] says of one that keeps the rules and is tried first why it is not taken, in the language of the caller', async () => {
    const session = await gateway.signIn('CUSTOMER')
    const says = async (newPassword: string, language: string) => {
      const headers = { 'Accept-Language': language }
      const body = { oldPassword: PASSWORD, newPassword }
      return (await gateway.call('changePassword', { ...session, headers, body })).body.fieldErrors?.[0]?.message
    }
    expect(await says('Password1!', 'en')).toBe(
      'Password criteria not met: it is too easy to guess. Please choose another one.',
    )
    expect(await says('Password1!', 'ja')).toMatch(/推測されやすい/)
    expect(await says(PASSWORD, 'ja')).toMatch(/現在のパスワードとは異なる/)
    expect(await accounts.isAlive(session)).toBe(true)
  })

  it('must change something, and names every field that is wrong', async () => {
    const session = await gateway.signIn('CUSTOMER')
    expect((await change(session, PASSWORD, PASSWORD)).body.fieldErrors).toMatchObject([{ field: 'newPassword' }])
    expect((await change(session, 'wrong', 'weak')).body.fieldErrors?.map(({ field }) => field)).toEqual([
      'oldPassword',
      'newPassword',
    ])
    const { status, body } = await gateway.call('changePassword', { ...session, body: { newPassword: NEW_PASSWORD } })
    expect([status, body.fieldErrors]).toEqual([400, [{ field: 'oldPassword', message: 'is required' }]])
    expect(
      (await gateway.call('changePassword', { ...session, body: { oldPassword: 7, newPassword: null } })).status,
    ).toBe(400)
  })

  it('happens once when it is asked for twice at once', async () => {
    const session = await gateway.signIn('CUSTADMIN', 'KAIYO')
    const answers = await Promise.all([
      change(session, PASSWORD, NEW_PASSWORD),
      change(session, PASSWORD, 'Quayside!2028'),
    ])
    expect(answers.filter(({ status }) => status === 200).length).toBe(1)
    const signedIn = await Promise.all(
      [NEW_PASSWORD, 'Quayside!2028'].map((password) => accounts.signIn('CUSTADMIN', password, 'KAIYO')),
    )
    expect(signedIn.map(({ status }) => status).filter((status) => status === 200).length).toBe(1)
  })

  it('[HD-19] is closed for a while after ten wrong guesses at the old one', async () => {
    const session = await gateway.signIn('LIMITED')
    const other = await gateway.signIn('SUPPLIER')
    for (let count = 0; count < 10; count += 1)
      expect((await change(session, `guess ${count}`, NEW_PASSWORD)).status).toBe(400)
    const closed = await change(session, PASSWORD, NEW_PASSWORD)
    expect([closed.status, closed.body.code]).toEqual([429, 'too-many-requests'])
    expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(500)
    expect((await change(other, 'wrong', NEW_PASSWORD)).status).toBe(400)
    gateway.pass(10 * MINUTE)
    expect((await change(session, PASSWORD, NEW_PASSWORD)).status).toBe(200)
  })

  it('is for those who are signed in, in few words', async () => {
    expect((await change({}, PASSWORD, NEW_PASSWORD)).status).toBe(401)
    const session = await gateway.signIn('CUSTOMER')
    expect((await change({ ...session, tenant: 'KAIYO' }, PASSWORD, NEW_PASSWORD)).status).toBe(403)
    expect((await change(session, PASSWORD, 'x'.repeat(20_000))).status).toBe(413)
  })
})

describe('preferences', () => {
  const read = (session: object, userName: string) => gateway.call('getPreferences', { ...session, path: { userName } })

  it('are those of the user who asks', async () => {
    const session = await gateway.signIn('NOBILL', 'HARBOR')
    const { status, body } = await read(session, 'NOBILL')
    expect([status, body]).toEqual([
      200,
      {
        DO_ACCESS: 'N',
        DOCUMENT_UPLOAD: 'N',
        BILLING_ACCESS: 'N',
        EXCLUDED_ENTRY_TYPES: '',
        SHIPMENT_AGE_LIMIT_IN_DAYS: 365,
      },
    ])
    expect((await read(session, 'nobill')).body).toEqual(body)
  })

  it('of others are for portal administrators of the tenant', async () => {
    for (const userId of ['CUSTOMER', 'CUSTADMIN', 'SUPPLIER']) {
      const session = await gateway.signIn(userId, 'HARBOR')
      expect((await read(session, 'NOBILL')).status).toBe(403)
      expect((await read(session, 'NOBODY')).status).toBe(403)
    }
    const admin = await gateway.signIn('ADMIN', 'HARBOR')
    expect(await read(admin, 'NOBILL')).toMatchObject({ status: 200, body: { BILLING_ACCESS: 'N' } })
    expect((await read(admin, 'NOBODY')).status).toBe(404)
  })

  it('are closed to strangers', async () => {
    expect((await read({}, 'CUSTOMER')).status).toBe(401)
  })
})

describe('the number of users who are signed in', () => {
  const count = async (session: { token: string; tenant: string }) =>
    (await gateway.call<number>('countConcurrentUsers', session)).body

  it('counts the living sessions of the tenant', async () => {
    gateway.pass(31 * MINUTE)
    await gateway.signIn('CUSTOMER', 'KAIYO')
    const session = await gateway.signIn('CUSTOMER', 'HARBOR')
    expect(await count(session)).toBe(1)
    const other = await gateway.signIn('ADMIN', 'HARBOR')
    await gateway.signIn('ADMIN', 'HARBOR')
    expect(await count(session)).toBe(2)
    expect((await gateway.call('logout', await gateway.signIn('ADMIN', 'HARBOR'))).status).toBe(204)
    expect(await count(session)).toBe(1)
    expect(await accounts.isAlive(other)).toBe(false)
    await gateway.signIn('SUPPLIER', 'HARBOR')
    gateway.pass(20 * MINUTE)
    expect(await count(session)).toBe(2)
    gateway.pass(20 * MINUTE)
    expect(await count(session)).toBe(1)
  })

  it('is not for strangers', async () => {
    expect((await gateway.call('countConcurrentUsers')).status).toBe(401)
  })
})

it('has shown every documented status', () => {
  const all = documented(['changePassword', 'getPreferences', 'countConcurrentUsers'])
  // Other gateways may say nothing of what they did.
  expect(all.filter((one) => !gateway.seen.has(one))).toEqual(['changePassword 204'])
})
