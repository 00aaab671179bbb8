import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schemas } from '../../../src/contract/index.ts'
import { newcomer } from '../support/account-calls.ts'
import type { Answered, Asked, Session, TestGateway } from '../support/gateway.ts'
import { fieldsOf, testGateway } from '../support/gateway.ts'
import { portalFolder } from '../support/portal-folder.ts'
import { works } from '../support/works.ts'
import { slowly } from '../support/slowly.ts'
import { askStudio } from '../support/studio-calls.ts'

type User = Schemas['User']
type Right = Schemas['StudioRight']

const portal = portalFolder()
let gateway: TestGateway
/** Who has a right, by it: portal administrators, and the administrator of a customer. */
let by: Record<Right | 'ofCustomer', Session>

const administrator = (userId: string, studio: Right): User => ({
  userId,
  role: 'portal-admin',
  customerId: '',
  studio,
})
const customer = (userId: string, studio?: Right): User => ({
  ...{ userId, role: 'customer', customerId: 'PACFRT01', ...(studio !== undefined && { studio }) },
  ...{ name: 'Jo Miller', email: `${userId.toLowerCase()}@importer.example` },
})

beforeAll(async () => {
  gateway = await testGateway({ distDir: portal.folder, log: 'silent', studio: works })
  const tenants = await gateway.signIn('ADMIN')
  const none = await newcomer(gateway, tenants, administrator('PLAIN', 'none'))
  const configure = await newcomer(gateway, tenants, administrator('CONFIGURER', 'configure'))
  const publish = await newcomer(gateway, tenants, administrator('PUBLISHER', 'publish'))
  const bossOf = { ...customer('BOSS', 'publish'), role: 'customer-admin' } as const
  by = { none, configure, publish, tenants, ofCustomer: await newcomer(gateway, tenants, bossOf) }
})
afterAll(async () => {
  await gateway.close()
  portal.remove()
})

const idOf = async (userId: string) => {
  const { body } = await gateway.call<Schemas['UserList']>('listUsers', by.tenants)
  return body.data.find((row) => row.userId === userId)?.unId ?? ''
}
const read = async (userId: string) =>
  gateway.call<User>('getUser', { ...by.tenants, path: { id: await idOf(userId) } })
const rightOf = async (userId: string) => (await read(userId)).body.studio
const save = (session: Session, body: User, asked: Asked = {}): Promise<Answered<Schemas['Problem']>> =>
  gateway.call('saveUser', { ...session, ...asked, body })
/** What the form sends: what is decided of the user, with something changed. */
const change = async (session: Session, userId: string, fields: User) => {
  const stored = Object.entries((await read(userId)).body).filter(([name]) => !READ_ONLY.includes(name))
  return save(session, { ...Object.fromEntries(stored), ...fields })
}
const READ_ONLY = ['history', 'lastUpdated', 'customerName', 'twoStepSignIn']
const added = async (userId: string, studio?: Right) => {
  expect((await save(by.tenants, customer(userId, studio))).status).toBe(201)
}
/** What the studio answers to whoever asks. */
async function studio(name: string, { token, tenant }: Session): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-tenant': tenant, authorization: `Bearer ${token}` }
  return (await fetch(`${gateway.url}/studio/api/${name}`, { method: 'POST', headers, body: '{}' })).status
}

describe('[GW-09] [HD-35] [ST-01] a right in the studio', () => {
  it('is given by an administrator who may publish, ends with the next request when it is taken, and both are in the trail', async () => {
    const session = await gateway.signIn('CUSTOMER')
    expect(await studio('sets', session)).toBe(403)
    expect((await change(by.publish, 'CUSTOMER', { studio: 'configure' })).status).toBe(200)
    expect([await studio('sets', session), await studio('publish', session)]).toEqual([200, 403])
    expect((await change(by.publish, 'CUSTOMER', { studio: 'publish' })).status).toBe(200)
    expect(await studio('publish', session)).not.toBe(403)
    const listed = (await gateway.call<Schemas['UserList']>('listUsers', by.tenants)).body.data
    expect(listed.find(({ userId }) => userId === 'CUSTOMER')?.studio).toBe('publish')
    expect((await change(by.publish, 'CUSTOMER', { studio: 'none' })).status).toBe(200)
    expect([await studio('sets', session), await studio('publish', session)]).toEqual([403, 403])
    const { body } = await read('CUSTOMER')
    expect([body.studio, body.history?.map(({ userId, event, fields }) => [userId, event, fields])]).toEqual([
      'none',
      Array.from({ length: 3 }, () => ['PUBLISHER', 'changed', 'studio']),
    ])
    const { data } = (await gateway.call<Schemas['TrailEventList']>('listEvents', by.tenants)).body
    expect(data.filter(({ recordId, fields }) => recordId === 'CUSTOMER' && fields === 'studio')).toHaveLength(3)
  })

  it('is asked for again once a body has come that took long', async () => {
    const session = await gateway.signIn('CUSTOMER')
    await change(by.publish, 'CUSTOMER', { studio: 'configure' })
    const take = async () => void (await change(by.publish, 'CUSTOMER', { studio: 'none' }))
    const address = `${gateway.url}/studio/api/sets/create`
    expect(await slowly(address, session, { name: 'Too late' }, { pause: 1_200, meanwhile: take })).toBe(403)
    expect(JSON.stringify(await askStudio(gateway, by.publish, 'sets'))).not.toContain('Too late')
  })

  it.each<[keyof typeof by, Right, Right]>([
    ['none', 'none', 'configure'],
    ['none', 'none', 'publish'],
    ['none', 'publish', 'none'],
    ['configure', 'none', 'configure'],
    ['configure', 'none', 'publish'],
    ['configure', 'configure', 'none'],
    ['ofCustomer', 'none', 'configure'],
    ['ofCustomer', 'publish', 'configure'],
    ['publish', 'none', 'tenants'],
    ['publish', 'publish', 'tenants'],
    ['tenants', 'none', 'tenants'],
  ])('is refused by a gateway asked by %s to make %s %s', async (who, before, after) => {
    const userId = `${who}-${before}-${after}`.toUpperCase()
    await added(userId, before)
    const refused = await change(by[who], userId, { studio: after })
    expect([refused.status, fieldsOf(refused), await rightOf(userId)]).toEqual([400, ['studio'], before])
    if (before === 'none') expect(fieldsOf(await save(by[who], customer(`NEW-${userId}`, after)))).toEqual(['studio'])
    expect(await idOf(`NEW-${userId}`)).toBe('')
  })

  it('to begin tenants stays with the operator, who gave it', async () => {
    for (const right of ['none', 'configure', 'publish'] as const)
      expect(fieldsOf(await change(by.publish, 'ADMIN', { studio: right }))).toEqual(['studio'])
    expect(await rightOf('ADMIN')).toBe('tenants')
  })

  it('is no other word, and open to nobody who administers nobody', async () => {
    const word = { studio: 'everything' } as unknown as User
    expect((await change(by.publish, 'LIMITED', word)).status).toBe(400)
    const session = await gateway.signIn('LIMITED')
    expect((await change(session, 'LIMITED', { studio: 'publish' })).status).toBe(403)
    expect(await rightOf('LIMITED')).toBe('none')
  })

  it('is never one’s own to change', async () => {
    for (const [who, userId, right] of [
      ['publish', 'PUBLISHER', 'none'],
      ['publish', 'PUBLISHER', 'tenants'],
      ['configure', 'CONFIGURER', 'publish'],
      ['tenants', 'ADMIN', 'publish'],
    ] as const)
      expect((await change(by[who], userId, { studio: right })).status).toBe(409)
    expect([await rightOf('PUBLISHER'), await rightOf('CONFIGURER')]).toEqual(['publish', 'configure'])
  })

  it('stays where a form does not have it, also when the record is written as a whole', async () => {
    await added('KEPT', 'configure')
    const { body, headers } = await read('KEPT')
    const whole = { ...customer('KEPT'), unId: body.unId ?? '', name: 'Jo Baker', allowPortal: true }
    const asked = { headers: { 'if-match': headers.get('etag') ?? '' } }
    expect((await save(by.none, whole, asked)).status).toBe(200)
    expect([await rightOf('KEPT'), (await read('KEPT')).body.name]).toEqual(['configure', 'Jo Baker'])
  })

  it('is not to be had by the address of somebody who has it', async () => {
    await added('OWNER', 'configure')
    const email = 'thief@importer.example'
    expect(fieldsOf(await change(by.none, 'OWNER', { email }))).toEqual(['email'])
    expect(fieldsOf(await change(by.configure, 'PUBLISHER', { email }))).toEqual(['email'])
    expect(fieldsOf(await change(by.publish, 'ADMIN', { email }))).toEqual(['email'])
    expect((await change(by.none, 'OWNER', { name: 'Jo Baker' })).status).toBe(200)
    expect((await change(by.configure, 'OWNER', { email: 'jo@importer.example' })).status).toBe(200)
  })

  it('of one of two stays who take it from each other at once', async () => {
    const other = await newcomer(gateway, by.tenants, administrator('SECOND', 'publish'))
    const answers = await Promise.all([
      change(by.publish, 'SECOND', { studio: 'none' }),
      change(other, 'PUBLISHER', { studio: 'none' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect([await rightOf('PUBLISHER'), await rightOf('SECOND')].sort()).toEqual(['none', 'publish'])
  })
})

// The last of this file: it lets the sessions of the others end.
it('[HD-15] a studio that nobody is at keeps no session: what it asks by itself is answered, and counts for nothing', async () => {
  const { token, tenant } = await newcomer(gateway, by.tenants, administrator('AWAY', 'publish'))
  const look = async (unattended: Record<string, string>) => {
    const headers = { 'content-type': 'application/json', 'x-tenant': tenant, authorization: `Bearer ${token}` }
    const request = { method: 'POST', headers: { ...headers, ...unattended }, body: '{}' }
    return (await fetch(`${gateway.url}/studio/api/sets`, request)).status
  }
  const after = (minutes: number, unattended: Record<string, string> = {}) => {
    gateway.pass(minutes * 60_000)
    return look(unattended)
  }
  expect([await after(20), await after(20)]).toEqual([200, 200])
  const byItself = { 'x-unattended': 'true' }
  expect([await after(20, byItself), await after(11, byItself)]).toEqual([200, 401])
})
