import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Schemas } from '../../../src/contract/index.ts'
import { accountCalls, MINUTE, NEW_PASSWORD } from '../support/account-calls.ts'
import { documented } from '../support/documented.ts'
import type { Session, TestGateway } from '../support/gateway.ts'
import { fieldsOf, PASSWORD, testGateway } from '../support/gateway.ts'
import { tenants } from '../support/tenants.ts'

const STEP = 30_000
const LAPTOP = 'laptop-of-the-owner-0001'

/** KAIYO demands codes of its administrators. */
const demanding = tenants.map((tenant) =>
  tenant.id === 'KAIYO'
    ? { ...tenant, twoStepSignIn: { requiredOf: ['portal-admin', 'customer-admin'] as const } }
    : tenant,
)

let gateway: TestGateway
/** The gateway's clock, which the tests move. */
let passed = 0
beforeAll(async () => {
  gateway = await testGateway({ tenants: demanding })
})
afterAll(() => gateway.close())
const pass = (milliseconds: number) => {
  passed += milliseconds
  gateway.pass(milliseconds)
}
// No test meets the limits that another one has used up, nor a code that another one has used.
beforeEach(() => pass(11 * MINUTE))

/** What the app shows, so many steps from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + passed + steps * STEP })

const signIn = (userId: string, code?: string, more: object = {}, tenant = 'ACME') =>
  gateway.call<Schemas['LoginResponse'] & Schemas['Problem']>('login', {
    tenant,
    body: { userId, password: PASSWORD, forceLogoff: true, ...(code !== undefined && { code }), ...more },
  })
const begin = (session: Session, password = PASSWORD) =>
  gateway.call<Schemas['TwoStepSecret'] & Schemas['Problem']>('beginTwoStepSignIn', { ...session, body: { password } })
const confirm = (session: Session, code: string) =>
  gateway.call<Schemas['RecoveryCodes'] & Schemas['Problem']>('confirmTwoStepSignIn', { ...session, body: { code } })
const remove = (session: Session, code: string, password = PASSWORD) =>
  gateway.call('removeTwoStepSignIn', { ...session, body: { password, code } })
const state = async (session: Session) =>
  (await gateway.call<Schemas['TwoStepSignIn']>('getTwoStepSignIn', session)).body
const events = async () =>
  (await gateway.call<Schemas['TrailEventList']>('listEvents', await gateway.signIn('ADMIN'))).body.data

/** What an administrator does for somebody who has lost the app. */
async function reset(userId: string, by?: Session) {
  const admin = await gateway.signIn('ADMIN')
  const people = (await gateway.call<Schemas['UserList']>('listUsers', admin)).body.data
  const id = people.find((row) => row.userId === userId)?.unId ?? ''
  return gateway.call<Schemas['UserReply']>('resetTwoStepSignIn', { ...(by ?? admin), body: { unId: id } })
}

/** Signs in with the password, and sets codes up. */
async function withCodes(userId: string): Promise<{ secret: string; recoveryCodes: string[]; session: Session }> {
  await reset(userId)
  const session = await gateway.signIn(userId)
  const { secret } = (await begin(session)).body
  const { status, body } = await confirm(session, codeOf(secret))
  expect(status).toBe(200)
  // The code that confirmed is used up.
  pass(STEP)
  return { secret, recoveryCodes: body.recoveryCodes, session }
}

describe('[GW-07] [HD-37] codes beside the password', () => {
  it('are set up with the password and a code of the app, which knows portal and user', async () => {
    const session = await gateway.signIn('CUSTOMER')
    expect(await state(session)).toEqual({ isOn: false, isRequired: false, recoveryCodesLeft: 0 })
    expect(fieldsOf(await begin(session, 'wrong'))).toEqual(['password'])
    const { secret, address } = (await begin(session)).body
    expect(address).toMatch(/^otpauth:\/\/totp\/Acme:CUSTOMER\?issuer=Acme&secret=[A-Z2-7]{32}&/)
    expect(address).toContain(secret)
    // Begun only: the password alone still signs in.
    expect((await signIn('CUSTOMER')).status).toBe(200)
    const again = await gateway.signIn('CUSTOMER')
    expect(fieldsOf(await confirm(again, codeOf(secret, 20)))).toEqual(['code'])
    const { body } = await confirm(again, codeOf(secret))
    expect(new Set(body.recoveryCodes).size).toBe(10)
    expect(body.recoveryCodes.every((code) => /^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/.test(code))).toBe(true)
    expect(await state(again)).toMatchObject({ isOn: true, recoveryCodesLeft: 10 })
    expect((await begin(again)).status).toBe(409)
    expect((await confirm(again, codeOf(secret, 1))).status).toBe(409)
    expect((await signIn('CUSTOMER')).body.code).toBe('code-required')
    pass(STEP)
    expect((await remove(again, codeOf(secret))).status).toBe(204)
    expect((await signIn('CUSTOMER')).status).toBe(200)
  })

  it('are not begun for ever: an hour later one begins anew', async () => {
    const session = await gateway.signIn('CUSTOMER')
    expect((await confirm(session, '000000')).status).toBe(409)
    const { secret } = (await begin(session)).body
    for (const minutes of [25, 25, 25]) {
      pass(minutes * MINUTE)
      await state(session)
    }
    expect((await confirm(session, codeOf(secret))).status).toBe(409)
    expect((await begin(session)).body.secret).not.toBe(secret)
  })

  it('are asked for once the password is right, and for nobody else', async () => {
    const { secret } = await withCodes('LIMITED')
    expect(await signIn('LIMITED')).toMatchObject({
      status: 401,
      body: { code: 'code-required', message: 'Please enter the code of your app.' },
    })
    expect((await signIn('LIMITED', codeOf(secret), { password: 'wrong' })).body.code).toBe('22001')
    expect((await signIn('LIMITED', codeOf(secret, 20))).body.code).toBe('code-refused')
    // Asking for the code is no failed sign-in: twenty of those would be refused.
    for (let count = 0; count < 21; count += 1) expect((await signIn('LIMITED')).status).toBe(401)
    expect((await signIn('LIMITED', ` ${codeOf(secret).slice(0, 3)} ${codeOf(secret).slice(3)}`)).status).toBe(200)
    // Who has no codes is not asked, and one that is sent does no harm.
    expect((await signIn('SUPPLIER', '123456')).status).toBe(200)
  })

  it('are taken from a clock that is one step off, no more, and each once', async () => {
    const { secret } = await withCodes('NOBILL')
    pass(10 * STEP)
    for (const steps of [-2, 3]) expect((await signIn('NOBILL', codeOf(secret, steps))).body.code).toBe('code-refused')
    const [before, now, after] = [-1, 0, 1].map((steps) => codeOf(secret, steps))
    expect((await signIn('NOBILL', before)).status).toBe(200)
    expect((await signIn('NOBILL', before)).body.code).toBe('code-refused')
    expect((await signIn('NOBILL', after)).status).toBe(200)
    // An older one than the last is refused, too.
    expect((await signIn('NOBILL', now)).body.code).toBe('code-refused')
    pass(3 * STEP)
    const both = await Promise.all([signIn('NOBILL', codeOf(secret)), signIn('NOBILL', codeOf(secret))])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  it('are not used up by the question about a session elsewhere', async () => {
    const { secret } = await withCodes('CUSTADMIN')
    const code = codeOf(secret)
    expect((await signIn('CUSTADMIN', code, { forceLogoff: false })).body.code).toBe('22007')
    expect((await signIn('CUSTADMIN', code)).status).toBe(200)
  })

  it('may be recovery codes, each once, however they are typed', async () => {
    const { secret, recoveryCodes } = await withCodes('CUSTOMER')
    const [first = '', second = ''] = recoveryCodes
    expect((await signIn('CUSTOMER', first.toLowerCase().replace('-', ' ').replaceAll('0', 'o'))).status).toBe(200)
    expect((await signIn('CUSTOMER', first)).body.code).toBe('code-refused')
    const { body } = await signIn('CUSTOMER', second)
    const session = { token: body.authToken, tenant: 'ACME' }
    expect((await state(session)).recoveryCodesLeft).toBe(8)
    expect((await signIn('CUSTOMER', 'AAAAA-AAAAA')).body.code).toBe('code-refused')
    expect((await events()).filter(({ event }) => event === 'recoveryCodeUsed').map(({ userId }) => userId)).toEqual([
      'CUSTOMER',
      'CUSTOMER',
    ])
    expect((await signIn('CUSTOMER', codeOf(secret))).status).toBe(200)
  })

  it('say at each sign-in that recovery codes were shown, until the user has kept them; new ones take the place of those left', async () => {
    const { recoveryCodes, session } = await withCodes('LIMITED')
    expect(await state(session)).toMatchObject({ recoveryCodesKept: false })
    const [first = '', second = '', third = ''] = recoveryCodes
    const lost = await signIn('LIMITED', first)
    expect(lost.body.mustKeepRecoveryCodes).toBe(true)
    const again = { token: lost.body.authToken, tenant: 'ACME' }
    const renew = (code: string, password = PASSWORD) =>
      gateway.call<Schemas['RecoveryCodes']>('renewRecoveryCodes', { ...again, body: { password, code } })
    expect(fieldsOf(await renew(second, 'wrong'))).toEqual(['password'])
    expect(fieldsOf(await renew(first))).toEqual(['code'])
    const { body } = await renew(second)
    expect(new Set(body.recoveryCodes).size).toBe(10)
    expect(await state(again)).toMatchObject({ recoveryCodesLeft: 10, recoveryCodesKept: false })
    expect((await gateway.call('keepRecoveryCodes', again)).status).toBe(204)
    expect((await signIn('LIMITED', third)).status).toBe(401)
    const kept = await signIn('LIMITED', body.recoveryCodes[0])
    expect(kept.status).toBe(200)
    expect(kept.body.mustKeepRecoveryCodes).toBeUndefined()
    expect((await events()).some(({ event }) => event === 'recoveryCodesMade')).toBe(true)
    expect((await gateway.call('keepRecoveryCodes', await gateway.signIn('SUPPLIER'))).status).toBe(409)
  })

  it('stay when the password is reset by a letter', async () => {
    const { session, secret } = await withCodes('SUPPLIER')
    await gateway.call('changePassword', { ...session, body: { oldPassword: PASSWORD, newPassword: NEW_PASSWORD } })
    expect((await signIn('SUPPLIER', undefined, { password: NEW_PASSWORD })).body.code).toBe('code-required')
    expect((await signIn('SUPPLIER', codeOf(secret), { password: NEW_PASSWORD })).status).toBe(200)
  })

  it('are not to be guessed: guesses wait, on a device that the account knows, too', async () => {
    const { secret } = await withCodes('CUSTADMIN')
    expect((await signIn('CUSTADMIN', codeOf(secret), { device: LAPTOP })).status).toBe(200)
    const answers: number[] = []
    for (let count = 0; count < 13; count += 1) {
      const wrong = codeOf(secret, 100 + count)
      answers.push((await signIn('CUSTADMIN', wrong, { device: LAPTOP })).status)
    }
    expect(answers).toEqual([...new Array<number>(11).fill(401), 429, 429])
    pass(16 * MINUTE)
    const { body } = await signIn('CUSTADMIN', codeOf(secret), { device: LAPTOP })
    const session = { token: body.authToken, tenant: 'ACME' }
    pass(STEP)
    // Neither at an unattended portal.
    const removals: number[] = []
    for (let count = 0; count < 21; count += 1) removals.push((await remove(session, codeOf(secret), 'wrong')).status)
    expect(removals).toEqual([...new Array<number>(20).fill(400), 429])
    expect((await confirm(session, '000000')).status).toBe(409)
    pass(11 * MINUTE)
    expect((await remove(session, codeOf(secret))).status).toBe(204)
    expect((await remove(session, codeOf(secret))).status).toBe(409)
  }, 120_000)
})

describe('[GW-07] [HD-37] a tenant that demands codes of a role', () => {
  it('lets who has none do nothing but set them up, change the password and sign out', async () => {
    const { body } = await signIn('ADMIN', undefined, {}, 'KAIYO')
    expect(body.mustSetUpTwoStep).toBe(true)
    const session = { token: body.authToken, tenant: 'KAIYO' }
    expect(await gateway.call('listBookings', session)).toMatchObject({
      status: 403,
      body: { code: 'two-step-required', message: 'Please set up two-step sign-in first.' },
    })
    for (const operation of ['listUsers', 'listEvents', 'getWidgetPreferences', 'removeTwoStepSignIn'] as const)
      expect((await gateway.call(operation, session)).body.code).toBe('two-step-required')
    expect((await gateway.call('getPreferences', { ...session, path: { userName: 'CUSTOMER' } })).status).toBe(403)
    expect((await gateway.call('getPreferences', { ...session, path: { userName: 'ADMIN' } })).status).toBe(200)
    expect(await state(session)).toMatchObject({ isOn: false, isRequired: true })
    const { secret } = (await begin(session)).body
    expect((await confirm(session, codeOf(secret))).status).toBe(200)
    expect((await gateway.call('listBookings', session)).status).toBe(200)
    pass(STEP)
    expect((await signIn('ADMIN', codeOf(secret), {}, 'KAIYO')).body.mustSetUpTwoStep).toBeUndefined()
  })

  it('lets everybody else sign in as before', async () => {
    const customer = await signIn('CUSTOMER', undefined, {}, 'KAIYO')
    expect(customer.body.mustSetUpTwoStep).toBeUndefined()
    const session = { token: customer.body.authToken, tenant: 'KAIYO' }
    expect((await gateway.call('listBookings', session)).status).toBe(200)
    expect((await signIn('ADMIN', undefined, {}, 'HARBOR')).body.mustSetUpTwoStep).toBeUndefined()
  })

  it('asks for them again once they are taken away', async () => {
    const session = await gateway.signIn('CUSTADMIN', 'KAIYO')
    const { secret } = (await begin(session)).body
    await confirm(session, codeOf(secret))
    pass(STEP)
    expect((await remove(session, codeOf(secret))).status).toBe(204)
    expect((await gateway.call('listBookings', session)).body.code).toBe('two-step-required')
  })
})

describe('[GW-07] [GW-09] an administrator', () => {
  it('lets somebody in again who has lost the app, of those who are theirs, and never themself', async () => {
    const { session } = await withCodes('LIMITED')
    const custAdmin = await gateway.signIn('CUSTADMIN', 'HARBOR')
    expect((await reset('LIMITED', session)).status).toBe(403)
    expect((await reset('LIMITED', custAdmin)).status).toBe(404)
    expect((await reset('ADMIN')).status).toBe(409)
    const admin = await gateway.signIn('ADMIN')
    expect((await gateway.call('resetTwoStepSignIn', { ...admin, body: {} })).status).toBe(400)
    const { status, body } = await reset('LIMITED')
    expect([status, body.data.twoStepSignIn]).toEqual([200, false])
    expect(body.data.history?.[0]).toMatchObject({ event: 'twoStepOff', userId: 'ADMIN' })
    expect(await accountCalls(gateway).isAlive(session)).toBe(false)
    expect((await signIn('LIMITED')).status).toBe(200)
    expect((await reset('LIMITED')).status).toBe(409)
  })

  it('sees who turned codes on and off', async () => {
    const noted = (await events()).filter(({ event }) => ['twoStepOn', 'twoStepOff'].includes(event))
    expect(noted.map(({ event, recordId }) => [event, recordId])).toContainEqual(['twoStepOn', 'NOBILL'])
    expect(JSON.stringify(noted)).not.toMatch(/secret|code"/)
  })
})

describe('second factors', () => {
  it('answer every documented status', () => {
    const shown = ['beginTwoStepSignIn 429', 'confirmTwoStepSignIn 429']
    const others = documented([
      'getTwoStepSignIn',
      'beginTwoStepSignIn',
      'confirmTwoStepSignIn',
      'removeTwoStepSignIn',
      'resetTwoStepSignIn',
    ]).filter((status) => !/ (401|413)$/.test(status) && !shown.includes(status))
    expect(others.filter((status) => !gateway.seen.has(status))).toEqual([])
  })
})
