import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schemas } from '../../../src/contract/index.ts'
import { operations } from '../../../src/contract/index.ts'
import { NEW_PASSWORD } from '../support/account-calls.ts'
import { documented } from '../support/documented.ts'
import type { Answered, Asked, Session, TestGateway } from '../support/gateway.ts'
import { fieldsOf, testGateway } from '../support/gateway.ts'
import { awaitLetter, linkOf } from '../support/letters.ts'
import { slowly } from '../support/slowly.ts'

type User = Schemas['User']

let gateway: TestGateway
let admin: Session
let custAdmin: Session
let customer: Session
beforeAll(async () => {
  gateway = await testGateway()
  admin = await gateway.signIn('ADMIN')
  custAdmin = await gateway.signIn('CUSTADMIN')
  customer = await gateway.signIn('CUSTOMER')
})
afterAll(() => gateway.close())

const list = async (by: Session) => (await gateway.call<Schemas['UserList']>('listUsers', by)).body.data
const idOf = async (userId: string) => (await list(admin)).find((row) => row.userId === userId)?.unId ?? ''
const read = (by: Session, id: string) => gateway.call<User>('getUser', { ...by, path: { id } })
const save = <Body = Schemas['Problem']>(by: Session, body: User, asked: Asked = {}): Promise<Answered<Body>> =>
  gateway.call<Body>('saveUser', { ...by, ...asked, body })
const saved = async (by: Session, body: User) => {
  const answer = await save<Schemas['UserReply']>(by, body)
  expect([answer.status, answer.body]).toEqual([body.unId === undefined ? 201 : 200, expect.anything()])
  return { ...answer.body.data, unId: answer.body.data.unId ?? '' }
}
/** What the form sends for a user who is there: all of it, with some values changed. */
const READ_ONLY = ['history', 'lastUpdated', 'customerName', 'twoStepSignIn']
const changed = async (unId: string, fields: User): Promise<User> => {
  const stored = Object.entries((await read(admin, unId)).body).filter(([name]) => !READ_ONLY.includes(name))
  return { ...Object.fromEntries(stored), ...fields }
}
const person = (userId: string, more: User = {}): User => ({
  userId,
  name: 'Jo Miller',
  email: `${userId.toLowerCase()}@importer.example`,
  role: 'customer',
  customerId: 'PACFRT01',
  modules: { 'CP-BOOKING': true },
  preferences: { DOCUMENT_UPLOAD: 'Y' },
  ...more,
})

/** A setting, or a user, sent slowly. */
function sentSlowly(
  by: Session,
  operation: 'saveUser' | 'saveUserSetting',
  body: object,
  pause: number,
  meanwhile: () => Promise<void>,
) {
  const { method, path } = operations[operation]
  return slowly(gateway.url + path.replace('{name}', 'slowly'), by, body, { method, pause, meanwhile })
}

describe('[GW-09] the people of a tenant', () => {
  it('are listed for administrators, of their company for a customer administrator, for nobody else', async () => {
    const all = await list(admin)
    expect(all.map(({ userId }) => userId)).toEqual(
      expect.arrayContaining(['ADMIN', 'CUSTOMER', 'SUPPLIER', 'BLOCKED']),
    )
    expect(all.find(({ userId }) => userId === 'CUSTOMER')).toMatchObject({
      role: 'customer',
      customerName: 'PACIFIC FRUIT TRADING',
      allowPortal: true,
    })
    const own = await list(custAdmin)
    expect(own.map(({ userId }) => userId)).not.toEqual(expect.arrayContaining(['ADMIN']))
    expect(own.every(({ customerId, role }) => customerId === 'PACFRT01' && /^customer/.test(role))).toBe(true)
    for (const by of [customer, await gateway.signIn('SUPPLIER')]) {
      expect((await gateway.call('listUsers', by)).status).toBe(403)
      expect((await read(by, await idOf('CUSTOMER'))).status).toBe(403)
      expect((await save(by, person('INTRUDER'))).status).toBe(403)
    }
  })

  it('are added with a letter that leads to the first password', async () => {
    const added = await saved(admin, person('MILLER'))
    expect(added).toMatchObject({
      userId: 'MILLER',
      role: 'customer',
      allowPortal: true,
      customerName: 'PACIFIC FRUIT TRADING',
    })
    const letter = await awaitLetter(join(gateway.dataDir, 'outbox'), 'miller@importer.example', 0)
    expect(letter.text).toContain('MILLER')
    const { page, token } = linkOf(letter)
    expect(page).toBe(`${gateway.url}/acme/reset`)
    gateway.pass(6 * 24 * 60 * 60_000)
    const body = { resetPasswordToken: token, newPassword: NEW_PASSWORD }
    expect((await gateway.call('resetPassword', { body })).status).toBe(200)
    const login = await gateway.call<Schemas['LoginResponse']>('login', {
      body: { userId: 'MILLER', password: NEW_PASSWORD },
    })
    expect([login.status, login.body.customerPortal.moduleAccess]).toEqual([200, { 'CP-BOOKING': true }])
    admin = await gateway.signIn('ADMIN')
    custAdmin = await gateway.signIn('CUSTADMIN')
    customer = await gateway.signIn('CUSTOMER')
  })

  it('[HD-04] have a name of one line: no letter of the portal says what whoever invites somebody writes', async () => {
    const text = 'Jo\r\n\r\nYour invoice is due: https://pay.example\u2028\tNow'
    const added = await saved(custAdmin, person('WRITER', { name: `${text}　山田\n` }))
    expect(added.name).toBe('Jo Your invoice is due: https://pay.example Now　山田')
    const letter = await awaitLetter(join(gateway.dataDir, 'outbox'), 'writer@importer.example', 0)
    expect(letter.text).toMatch(/^Dear Jo Your invoice is due: https:\/\/pay\.example Now　山田,\n\n/)
    expect((await save(custAdmin, person('NOBODY', { name: '\u0007\n' }))).status).toBe(400)
    const unId = await idOf('WRITER')
    expect((await saved(custAdmin, await changed(unId, { name: 'Jo\nWriter' }))).name).toBe('Jo Writer')
  })

  it('keep their invitation when somebody asks for a new password in their name; with the first password every link is dead', async () => {
    await saved(admin, person('WAITING'))
    const email = 'waiting@importer.example'
    const outbox = join(gateway.dataDir, 'outbox')
    const invited = linkOf(await awaitLetter(outbox, email, 0)).token
    const asked = { email, passwordResetUrl: `${gateway.url}/acme/reset` }
    expect((await gateway.call('requestPasswordReset', { body: asked })).status).toBe(200)
    const forgotten = linkOf(await awaitLetter(outbox, email, 1)).token
    const reset = async (resetPasswordToken: string) =>
      (await gateway.call('resetPassword', { body: { resetPasswordToken, newPassword: NEW_PASSWORD } })).status
    expect([await reset(invited), await reset(forgotten)]).toEqual([200, 400])
  })

  it('are changed, and what was changed by whom is in their history', async () => {
    const { unId, ...before } = await saved(admin, person('HISTORY'))
    const fields: User = { name: 'Jo Baker', modules: { 'CP-BOOKING': true, 'CP-QUOTE': true } }
    const answer = await save<Schemas['UserReply']>(admin, await changed(unId, fields))
    expect(answer.body.data).toMatchObject({ email: before.email, name: 'Jo Baker' })
    const { body } = await read(admin, unId)
    expect(body.history).toMatchObject([
      { event: 'changed', userId: 'ADMIN', fields: 'name,modules.CP-QUOTE' },
      { event: 'invited', userId: 'ADMIN' },
      { event: 'created', userId: 'ADMIN' },
    ])
    expect(JSON.stringify(body.history)).not.toContain('Baker')
  })

  it('[HD-35] do not tell the administrator of a customer from which network somebody of the portal changed them', async () => {
    const { unId } = await saved(admin, person('PRIVATE'))
    const { body } = await read(custAdmin, unId)
    expect(body.history?.map(({ event, userId }) => [event, userId])).toEqual([
      ['invited', 'ADMIN'],
      ['created', 'ADMIN'],
    ])
    expect(body.history?.flatMap(Object.keys)).not.toContain('network')
    expect(body.history?.flatMap(Object.keys)).not.toContain('reference')
  })

  it('who may no longer use the portal are out at once, and back when they may again', async () => {
    const unId = await idOf('LIMITED')
    const session = await gateway.signIn('LIMITED')
    await saved(admin, await changed(unId, { allowPortal: false }))
    expect((await gateway.call('listCountries', session)).status).toBe(401)
    await saved(admin, await changed(unId, { allowPortal: true }))
    expect((await gateway.signIn('LIMITED')).token).toMatch(/./)
  })

  it('who may no longer use the portal are out of a call, too, that had begun before', async () => {
    const unId = await idOf('LIMITED')
    const session = await gateway.signIn('LIMITED')
    const block = async () => void (await saved(admin, await changed(unId, { allowPortal: false })))
    expect(await sentSlowly(session, 'saveUserSetting', { value: { isLate: true } }, 1_200, block)).toBe(401)
    await saved(admin, await changed(unId, { allowPortal: true }))
    const again = await gateway.signIn('LIMITED')
    expect((await gateway.call('getUserSetting', { ...again, path: { name: 'slowly' } })).body).toEqual({ value: {} })
    expect(await sentSlowly(again, 'saveUserSetting', { value: {} }, 1_200, () => Promise.resolve())).toBe(201)
  })

  it('are reached at a new address alone: a link that went to the old one is dead', async () => {
    const { unId } = await saved(admin, person('MISTYPED', { email: 'mistyped@stranger.example' }))
    const outbox = join(gateway.dataDir, 'outbox')
    const set = (token: string) =>
      gateway.call('resetPassword', { body: { resetPasswordToken: token, newPassword: NEW_PASSWORD } })
    const { token } = linkOf(await awaitLetter(outbox, 'mistyped@stranger.example', 0))
    await saved(admin, await changed(unId, { email: 'right@importer.example' }))
    expect(fieldsOf(await set(token))).toEqual(['resetPasswordToken'])
    const body = { email: 'right@importer.example', passwordResetUrl: `${gateway.url}/acme/reset` }
    expect((await gateway.call('requestPasswordReset', { body })).status).toBe(200)
    const fresh = linkOf(await awaitLetter(outbox, 'right@importer.example', 0))
    await saved(admin, await changed(unId, { name: 'Jo Right', email: 'Right@importer.example' }))
    expect((await set(fresh.token)).status).toBe(200)
  })

  it('are written in the version that was read', async () => {
    const { unId } = await saved(admin, person('VERSION'))
    const etag = (await read(admin, unId)).headers.get('etag') ?? ''
    const whole = { ...person('VERSION'), unId, allowPortal: true }
    const headers = { 'if-match': etag }
    expect((await save(admin, { ...whole, name: 'First' }, { headers })).status).toBe(200)
    const second = await save(admin, { ...whole, name: 'Second' }, { headers })
    expect([second.status, (second.body.current as User).name]).toEqual([412, 'First'])
    const key = { 'idempotency-key': 'a-key-of-this-test-alone' }
    const twice = [
      await save(admin, person('ONCE'), { headers: key }),
      await save(admin, person('ONCE'), { headers: key }),
    ]
    expect(twice.map(({ status }) => status)).toEqual([201, 201])
    expect((await save(admin, person('TWICE'), { headers: key })).status).toBe(422)
  })

  it.each<[string, User, string[]]>([
    ['a user id that is taken', person('CUSTOMER'), ['userId']],
    ['an e-mail address that is taken', person('FRESH', { email: 'Customer@ACME.example' }), ['email']],
    ['a user id that would be an e-mail address', person('A@B', { email: 'a.b@importer.example' }), ['userId']],
    ['no name', person('NAMELESS', { name: ' ' }), ['name']],
    ['no company', person('ALONE', { customerId: '' }), ['customerId']],
    ['a company that there is not', person('ASTRAY', { customerId: 'NOBODY99' }), ['customerId']],
  ])('are not added with %s', async (_what, body, fields) => {
    expect(fieldsOf(await save(admin, body))).toEqual(fields)
  })
})

describe('[GW-09][HD-35] the administrator of a customer', () => {
  it('adds people of the same company, with no right that is not the administrator’s own', async () => {
    expect(await saved(custAdmin, person('COLLEAGUE', { customerId: '' }))).toMatchObject({ customerId: 'PACFRT01' })
    expect(fieldsOf(await save(custAdmin, person('BOSS', { role: 'portal-admin' })))).toEqual(['role'])
    expect(fieldsOf(await save(custAdmin, person('OTHER', { customerId: 'HINODE01' })))).toEqual(['customerId'])
    expect(
      fieldsOf(await save(custAdmin, person('OLD', { preferences: { SHIPMENT_AGE_LIMIT_IN_DAYS: 365 } }))),
    ).toEqual(['preferences.SHIPMENT_AGE_LIMIT_IN_DAYS'])
    const unId = await idOf('CUSTADMIN')
    await saved(admin, await changed(unId, { modules: { 'CP-BOOKING': true } }))
    expect(
      fieldsOf(
        await save(
          custAdmin,
          person('QUOTER', { modules: { 'CP-QUOTE': true }, preferences: { SHIPMENT_AGE_LIMIT_IN_DAYS: 30 } }),
        ),
      ),
    ).toEqual(['modules.CP-QUOTE'])
  })

  it('opens no part of the portal that is closed to the administrator by leaving out the word that closes it', async () => {
    const boss = await idOf('CUSTADMIN')
    const { body: before } = await read(admin, boss)
    const closed = { ...before.preferences, BILLING_ACCESS: 'N', DO_ACCESS: 'N' } as const
    await saved(admin, await changed(boss, { preferences: closed }))
    const preferences = { SHIPMENT_AGE_LIMIT_IN_DAYS: 30 }
    const added = await saved(custAdmin, person('UNBILLED', { modules: {}, preferences }))
    expect(added.preferences).toEqual({ ...preferences, BILLING_ACCESS: 'N', DO_ACCESS: 'N' })
    expect(fieldsOf(await save(custAdmin, await changed(added.unId, { preferences })))).toEqual([
      'preferences.BILLING_ACCESS',
      'preferences.DO_ACCESS',
    ])
    const { unId } = await saved(admin, person('BILLED', { modules: {}, preferences }))
    expect((await save(custAdmin, await changed(unId, { name: 'Jo Baker' }))).status).toBe(200)
    await saved(admin, await changed(boss, { preferences: before.preferences ?? {} }))
  })

  it('does not get at the rights of a colleague by the address to which a new password is sent', async () => {
    await saved(admin, await changed(await idOf('CUSTADMIN'), { modules: { 'CP-BOOKING': true } }))
    const email = 'thief@importer.example'
    const within = { preferences: { SHIPMENT_AGE_LIMIT_IN_DAYS: 30 } }
    const more: [string, User][] = [
      ['MODULED', { ...within, modules: { 'CP-QUOTE': true } }],
      ['LONGEYED', { preferences: { SHIPMENT_AGE_LIMIT_IN_DAYS: 365 } }],
    ]
    for (const [userId, rights] of more) {
      const { unId } = await saved(admin, person(userId, rights))
      expect(fieldsOf(await save(custAdmin, await changed(unId, { email })))).toEqual(['email'])
      expect((await save(custAdmin, await changed(unId, { name: 'Jo Baker' }))).status).toBe(200)
    }
    const { unId } = await saved(admin, person('EQUAL', within))
    expect((await save(custAdmin, await changed(unId, { email }))).status).toBe(200)
  })

  it('adds nobody any more once the right is gone, even in a call that had begun before', async () => {
    const unId = await idOf('CUSTADMIN')
    const status = await sentSlowly(custAdmin, 'saveUser', person('TOOLATE'), 300, async () => {
      await saved(admin, await changed(unId, { role: 'customer' }))
    })
    await saved(admin, await changed(unId, { role: 'customer-admin' }))
    expect(status).toBe(403)
    expect(await idOf('TOOLATE')).toBe('')
  })

  it('does not see or touch those of other companies, nor administrators and suppliers', async () => {
    const { unId } = await saved(admin, person('STRANGER', { customerId: 'HINODE01' }))
    for (const id of [unId, await idOf('ADMIN'), await idOf('SUPPLIER'), 'no-such-person']) {
      expect((await read(custAdmin, id)).status).toBe(404)
      expect((await save(custAdmin, { ...person('TAKEN'), unId: id })).status).toBe(404)
    }
  })
})

describe('[GW-09][HD-35] rights', () => {
  it('are never one’s own to change, the name is', async () => {
    for (const [by, userId] of [
      [admin, 'ADMIN'],
      [custAdmin, 'CUSTADMIN'],
    ] as const) {
      const unId = await idOf(userId)
      for (const change of [
        { allowPortal: false },
        { role: 'customer', customerId: 'PACFRT01' },
        { modules: {} },
      ] as User[])
        expect((await save(by, await changed(unId, change))).status).toBe(409)
      expect((await save(by, await changed(unId, { name: 'A New Name' }))).status).toBe(200)
    }
  })

  it('of the last portal administrator stay, even when two take them from each other at once', async () => {
    const second = await saved(admin, person('SECOND', { role: 'portal-admin', customerId: '' }))
    const { token } = linkOf(await awaitLetter(join(gateway.dataDir, 'outbox'), 'second@importer.example', 0))
    await gateway.call('resetPassword', { body: { resetPasswordToken: token, newPassword: NEW_PASSWORD } })
    const login = await gateway.call<Schemas['LoginResponse']>('login', {
      body: { userId: 'SECOND', password: NEW_PASSWORD },
    })
    const other: Session = { token: login.body.authToken, tenant: 'ACME' }
    const first = await idOf('ADMIN')
    const demoted: User = { role: 'customer', customerId: 'PACFRT01' }
    const [ofSecond, ofFirst] = [await changed(second.unId, demoted), await changed(first, demoted)]
    const answers = await Promise.all([save(admin, ofSecond), save(other, ofFirst)])
    const left = (await Promise.all([admin, other].map((by) => gateway.call('listEvents', by)))).filter(
      ({ status }) => status === 200,
    )
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
    expect(left.length).toBeGreaterThanOrEqual(1)
  })
})

it('has shown every documented status', () => {
  const all = documented(['listUsers', 'getUser', 'saveUser'])
  const never = ['listUsers 401', 'getUser 401', 'saveUser 401', 'saveUser 413', 'saveUser 428']
  expect(all.filter((one) => !gateway.seen.has(one) && !never.includes(one))).toEqual([])
})
