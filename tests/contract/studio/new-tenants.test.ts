import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newKey, type Schemas } from '../../../src/contract/index.ts'
import type { ChangeSetLine, OwnTenant, VersionLine } from '../../../src/studio/host/api.ts'
import type { TenantChoices, TenantWish } from '../../../src/studio/host/new-tenant.ts'
import { worksOf } from '../../../src/tools/works/works.ts'
import { throwawayFolder } from '../../../src/tools/project/throwaway.ts'
import { complete } from '../support/booking-examples.ts'
import type { Session, TestGateway } from '../support/gateway.ts'
import { testGateway } from '../support/gateway.ts'
import { portalFolder } from '../support/portal-folder.ts'
import { askStudio, type StudioAnswer } from '../support/studio-calls.ts'
import { completeQuote } from '../support/quote-examples.ts'
import { copyOfWorld } from '../support/world.ts'

const portal = portalFolder()
const dataDir = throwawayFolder('new-tenants-')
let world: { databaseUrl: string | undefined; remove(): Promise<void> }
let gateway: TestGateway
/** A second one, where the store can be shared; else the same. */
let other: TestGateway
let admin: Session

const start = (folder: string) =>
  testGateway({
    ...{ dataDir: folder, databaseUrl: world.databaseUrl, distDir: portal.folder, log: 'silent' },
    ...{ rules: undefined, studio: worksOf(process.cwd()) },
  })

beforeAll(async () => {
  world = await copyOfWorld(dataDir)
  gateway = await start(dataDir)
  other = world.databaseUrl === undefined ? gateway : await start(throwawayFolder('new-tenants-'))
  admin = await gateway.signIn('ADMIN')
})
afterAll(async () => {
  if (other !== gateway) await other.close()
  await gateway.close()
  await world.remove()
  portal.remove()
  rmSync(dataDir, { recursive: true, force: true })
})

const ask = <Body>(name: string, body: object = {}, session = admin, key?: string): Promise<StudioAnswer<Body>> =>
  askStudio(gateway, session, name, body, key)

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const wish: TenantWish = {
  ...{ id: 'BRIO', url: 'brio', name: 'Brio Freight', flavour: 'forwarding' },
  ...{ primaryColor: '#7a2e5d', secondaryColor: '#2c1a3f', logo: PNG.toString('base64') },
  ...{
    languages: ['ja', 'en'],
    levels: ['accessToBookings', 'accessToQuotes', 'accessToBookingTemplates', 'accessToShipments'],
  },
  company: {
    ...{ code: 'BRIFRE01', name: 'Brio Freight', lines: ['Kai 7', ''] },
    ...{ postalCode: '231-0001', city: 'Yokohama', country: 'JP' },
  },
  user: { userId: 'FIRST', name: 'Fay First', email: 'fay@brio.example', password: 'Harbour#2027' },
}
const begin = (changes: Partial<TenantWish> = {}, session = admin, key?: string) =>
  ask<{ url: string }>('tenants/create', { newTenant: { ...wish, ...changes } }, session, key)

const login = (password: string) =>
  other.call<Schemas['LoginResponse']>('login', {
    tenant: 'BRIO',
    body: { userId: 'FIRST', password, forceLogoff: true },
  })
/** The first user, who has chosen another password. */
const signedIn = async () => ({ token: (await login('Lighthouse#2027')).body.authToken, tenant: 'BRIO' })

describe('[ST-06] a new tenant', () => {
  it('is begun by those alone who have the right to', async () => {
    expect((await ask<TenantChoices>('tenants/choices')).body.choices).toMatchObject({
      flavours: [{ id: 'forwarding' }, { id: 'customs', levels: ['accessToShipments'] }],
      languages: ['en', 'ja'],
      countries: expect.arrayContaining(['DE', 'JP', 'US']) as string[],
      from: [{ id: 'ACME', name: 'ACME Forwarding', flavour: 'forwarding', languages: ['en', 'ja'] }],
    })
    const customer = await gateway.signIn('CUSTOMER')
    expect((await ask('tenants/choices', {}, customer)).status).toBe(403)
    expect((await begin({}, customer)).status).toBe(403)
  })

  it.each([
    { change: { id: 'ACME' }, status: 409, says: 'this id' },
    { change: { url: 'harbor' }, status: 409, says: 'this address' },
    { change: { url: 'assets' }, status: 400, says: 'errors' },
    { change: { flavour: 'else' }, status: 400, says: 'errors' },
    { change: { from: 'HARBOR' }, status: 403, says: '' },
    { change: { id: 'no-va' }, status: 400, says: '' },
    { change: { name: 'No\u0000va' }, status: 400, says: '' },
    { change: { logo: Buffer.from('Hello').toString('base64') }, status: 400, says: 'no picture' },
    { change: { user: { ...wish.user, password: 'short' } }, status: 400, says: 'first password' },
    { change: { company: { ...wish.company, code: 'NOV-1' } }, status: 400, says: 'code of a company' },
    { change: { company: { ...wish.company, country: 'XX' } }, status: 400, says: 'country of a company' },
  ])('is refused with $change, and nothing is left of it', async ({ change, status, says }) => {
    const refused = await begin(change)
    expect([refused.status, refused.body.message]).toEqual([status, expect.stringContaining(says)])
    expect((await fetch(`${gateway.url}/tenants/brio/tenant.json`)).status).toBe(404)
  })

  it('is a portal at every gateway at once, without a restart, with its first company and user and nothing else in it', async () => {
    expect(await begin()).toMatchObject({ status: 200, body: { url: 'brio' } })
    const served = async (name: string) => fetch(`${other.url}/tenants/brio/${name}`)
    await expect.poll(async () => (await served('tenant.json')).status, { timeout: 2_000 }).toBe(200)
    expect(await (await served('tenant.json')).json()).toMatchObject({
      name: 'Brio Freight',
      languages: { default: 'ja' },
      theme: { logo: 'assets/logo.png' },
    })
    expect(Buffer.from(await (await served('assets/logo.png')).arrayBuffer())).toEqual(PNG)

    const { status, body } = await login('Harbour#2027')
    expect([status, body.forceChangePassword]).toEqual([200, 'true'])
    const session = { token: body.authToken, tenant: 'BRIO' }
    const changed = await other.call('changePassword', {
      ...session,
      body: { oldPassword: 'Harbour#2027', newPassword: 'Lighthouse#2027' },
    })
    expect(changed.status).toBeLessThan(300)
    const first = await signedIn()
    const people = await other.call<Schemas['UserList']>('listUsers', first)
    expect(people.body.data.map(({ userId }) => userId)).toEqual(['FIRST'])
    expect((await ask<OwnTenant>('tenant', {}, first)).body).toEqual({ id: 'BRIO', name: 'Brio Freight' })
    const { body: versions } = await ask<VersionLine[]>('versions', {}, first)
    expect(versions).toMatchObject([{ number: 1, isPublished: true }])
    const { body: written } = await ask<{ files: Record<string, string> }>('export', {}, first)
    expect(Object.keys(written.files)).toEqual(
      expect.arrayContaining(['assets/background.svg', 'assets/logo.png', 'tenant.json']),
    )
    expect(JSON.parse(written.files['tenant.json'] ?? '')).toMatchObject({
      languages: { default: 'ja' },
      accessLevels: { accessToBookings: true, accessToILWidget: false },
    })
    // What comes after is work in change sets, as at any tenant; and beginning others is no right of theirs.
    expect((await ask<ChangeSetLine[]>('sets/create', { name: 'Next' }, first)).status).toBe(200)
    expect((await ask<TenantChoices>('tenants/choices', {}, first)).body).toEqual({})
    expect((await begin({ id: 'MORE', url: 'more' }, first)).status).toBe(403)
    const { body: trail } = await gateway.call<Schemas['TrailEventList']>('listEvents', { ...admin })
    expect(trail.data).toContainEqual(
      expect.objectContaining({ event: 'created', recordKind: 'tenant', recordId: 'BRIO', userId: 'ADMIN' }),
    )
    expect((await begin()).status).toBe(409)
  })

  it('whose answer was lost is there when it is asked for again, and is no other one’s', async () => {
    const lost = { id: 'LOST', url: 'lost' }
    const key = newKey()
    expect(await begin(lost, admin, key)).toEqual({ status: 200, body: { url: 'lost' } })
    expect(await begin(lost, admin, key)).toEqual({ status: 200, body: { url: 'lost' } })
    expect((await begin({ ...lost, name: 'Another' }, admin, key)).status).toBe(422)
    expect((await begin(lost, admin, newKey())).body.message).toContain('this id')
    const { body } = await gateway.call<Schemas['TrailEventList']>('listEvents', { ...admin })
    expect(body.data.filter(({ event, recordId }) => event === 'created' && recordId === 'LOST')).toHaveLength(1)
  })

  it('begins as the own tenant is published, its people and records apart', async () => {
    const { body: own } = await ask<{ files: Record<string, string> }>('export')
    expect(await begin({ ...{ id: 'LUNA', url: 'luna', name: 'Luna' }, from: 'ACME' })).toMatchObject({ status: 200 })
    const served = async () => fetch(`${other.url}/tenants/luna/tenant.json`)
    await expect.poll(async () => (await served()).status, { timeout: 2_000 }).toBe(200)
    expect(await (await served()).json()).toMatchObject({ name: 'Luna', theme: { logo: 'assets/logo.png' } })
    const { body } = await other.call<Schemas['LoginResponse']>('login', {
      tenant: 'LUNA',
      body: { userId: 'FIRST', password: 'Harbour#2027', forceLogoff: true },
    })
    expect(body.forceChangePassword).toBe('true')
    const luna = { token: body.authToken, tenant: 'LUNA' }
    await other.call('changePassword', {
      ...luna,
      body: { oldPassword: 'Harbour#2027', newPassword: 'Lighthouse#2027' },
    })
    const again = await other.call<Schemas['LoginResponse']>('login', {
      tenant: 'LUNA',
      body: { userId: 'FIRST', password: 'Lighthouse#2027', forceLogoff: true },
    })
    const first = { token: again.body.authToken, tenant: 'LUNA' }
    const { body: written } = await ask<{ files: Record<string, string> }>('export', {}, first)
    const layout = 'forms/booking.layout.json'
    expect(own.files[layout]).toBeTruthy()
    expect(written.files[layout]).toBe(own.files[layout])
    const people = await other.call<Schemas['UserList']>('listUsers', first)
    expect(people.body.data.map(({ userId }) => userId)).toEqual(['FIRST'])
  })

  it('has one company, which its first user books, asks for quotes and keeps templates for, and lets people in to', async () => {
    const first = await signedIn()
    const listed = { ...first, query: { LookupType: 17, PageIndex: -1, NeedAddresses: true } }
    const companies = await other.call<Schemas['PartyList']>('listParties', listed)
    expect(companies.body.lookupItems).toMatchObject([
      {
        ...{ value: 'BRIFRE01', label: 'BRIO FREIGHT', cityCode: 'JPYOK', cityName: 'Yokohama', ctryCode: 'JP' },
        addresses: [{ addrType: 'C', addr1: 'Kai 7', addr2: '231-0001 Yokohama', addr3: 'JP' }],
      },
    ])
    const submit = (shipper: string) =>
      other.call<Schemas['BookingReply']>('saveBooking', {
        ...{ ...first, query: { action: 'S' } },
        body: { ...complete, shipper, consignee: 'BRIFRE01', consigneeName: 'BRIO FREIGHT' },
      })
    expect((await submit('PACFRT01')).status).toBe(400)
    const booked = await submit('BRIFRE01')
    expect([booked.status, booked.body.data.status]).toEqual([201, 'D'])
    const quoted = await other.call<Schemas['QuoteReply']>('saveQuote', {
      ...{ ...first, query: { action: 'S' } },
      body: { ...completeQuote, partyIdShpr: 'BRIFRE01', shprName: 'BRIO FREIGHT' },
    })
    expect(quoted.status).toBe(201)
    const kept = await other.call<Schemas['TemplateReply']>('saveTemplate', {
      ...{ ...first, query: { action: 'S' } },
      body: { funcCode: '9', bizType: 'SE', templateName: 'SE', shipper: 'BRIFRE01', customer: 'BRIFRE01' },
    })
    expect([kept.status, kept.body.data.customerName]).toEqual([201, 'BRIO FREIGHT'])

    const invited = { userId: 'SECOND', name: 'Sam Second', email: 'sam@brio.example', role: 'customer' }
    const inCompany = (customerId: string) =>
      other.call('saveUser', { ...first, body: { ...invited, customerId, modules: { 'CP-BOOKING': true } } })
    expect((await inCompany('PACFRT01')).status).toBe(400)
    expect((await inCompany('BRIFRE01')).status).toBe(201)
    const { body: trail } = await other.call<Schemas['TrailEventList']>('listEvents', first)
    expect(trail.data).toContainEqual(
      expect.objectContaining({ event: 'created', recordKind: 'company', recordId: 'BRIFRE01' }),
    )
  })
})
