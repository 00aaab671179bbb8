import { drizzle } from 'drizzle-orm/pglite'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyDatabase } from '../../../tests/support/empty-store.ts'
import { newKey } from '../../contract/index.ts'
import type { TenantSeed } from '../opening/options.ts'
import { tenantFields } from '../opening/tenants.ts'
import type { BuiltTenant, Works } from '../published/works.ts'
import type { Db } from '../store/database/connection.ts'
import { migrate } from '../store/database/migrate.ts'
import { directory, type Directory } from '../store/directory.ts'
import { tenants } from '../store/tables/accounts.ts'
import { changeSets } from '../store/tables/studio.ts'
import type { ChangeSets } from '../store/studio/change-sets.ts'
import type { TenantStore } from '../store/tenant-store.ts'
import type { TenantWish } from '../../studio/host/new-tenant.ts'
import { noteDone } from '../operation/intents.ts'
import { MOST_SETS } from './added-set.ts'
import type { StudioBody, StudioCall } from './desk.ts'
import { tenantOperations } from './new-tenants.ts'
import { isRefusal } from './operations.ts'
import { publishingOperations } from './publishing.ts'
import { setOperations } from './sets.ts'

const PERSON = '0e1f2a3b-0000-4000-8000-000000000001'
const head: TenantSeed = {
  ...{ id: 'ONE', url: 'one', name: 'One', flavour: 'forwarding', accessLevels: {}, captchaCount: 3 },
  ...{ printLogo: 'true', version: '1', buildDate: '20260331', languages: { default: 'en' } },
  theme: { primaryColor: '#417F90', secondaryColor: '#1a5178' },
}
const built: BuiltTenant = { head, files: new Map() }
const folder = (name: string) => new Map([['tenant.json', JSON.stringify({ name })]])

const { client, end } = await emptyDatabase()
const db: Db = drizzle(client)
let store: TenantStore
beforeAll(async () => {
  await migrate(db)
  await db.insert(tenants).values({ id: 'ONE', ordinal: 1, ...tenantFields(head) })
  store = directory(db).tenant('ONE')
  for (const name of ['first', 'second']) await add(name)
  await store.versions.publish(2, tenantFields(head))
  await store.companies.add({
    code: 'ONE',
    name: 'ONE',
    cityName: 'Oakland',
    countryCode: 'US',
    postalCode: '',
    lines: [],
  })
  await store.accounts.add({
    ...{
      userId: 'FIRST',
      email: 'first@one.example',
      name: 'First',
      address: null,
      passwordHash: '',
      customerId: 'ONE',
    },
    ...{ userType: 'I', isSupplier: false, isPortalAdmin: true, isCustomerAdmin: false, allowPortal: true },
    ...{ allowUserManagement: true, forceChangePassword: false, modules: {}, preferences: {}, defaults: {} },
  })
}, 60_000)
afterAll(end)

const add = (name: string) =>
  store.versions.add(folder(name), { over: null, madeAt: new Date(), person: null, name, why: '' })

let set: string
beforeEach(async () => {
  for (const { id } of await store.changeSets.list()) await store.changeSets.remove(id)
  set = (await store.changeSets.add({ name: 'Spring', over: 2, madeBy: PERSON, madeAt: new Date() })).id
})

const wish: TenantWish = {
  ...{ id: 'TWO', url: 'two', name: 'Two', flavour: 'forwarding', languages: ['en'], levels: [] },
  ...{ primaryColor: '#417F90', secondaryColor: '#1a5178' },
  company: { code: 'TWO', name: 'Two', lines: [], postalCode: '', city: 'Oakland', country: 'US' },
  user: { userId: 'FIRST', name: 'Fay First', email: 'fay@two.example', password: 'Harbour#2027' },
}

/** A call of the studio; what it asks of change sets may be asked in another way. */
function callOf(body: StudioBody, works: Partial<Works> = {}, changeSets: Partial<ChangeSets> = {}): StudioCall {
  const call = {
    ...{ directory: directory(db), store: { ...store, changeSets: { ...store.changeSets, ...changeSets } } },
    works: { folder: vi.fn(), base: () => Promise.resolve('base'), ...works },
    user: { person: PERSON, userId: 'FIRST', mayConfigure: true, mayPublish: true, mayBeginTenants: false },
    ...{ tenant: { id: 'ONE', ...tenantFields(head) }, source: { reference: 'a-test', ip: '127.0.0.1' } },
    ...{ now: () => new Date(), body },
  }
  return call as unknown as StudioCall
}

/** Finds a set, which somebody does something with before it is worked on. */
const foundBefore = (what: () => Promise<unknown>): Partial<ChangeSets> => ({
  async find(id) {
    const row = await store.changeSets.find(id)
    await what()
    return row
  },
})

describe('[ST-03] what somebody else does meanwhile', () => {
  it('is not undone by going back to an earlier version', async () => {
    const build = async () => {
      await store.versions.publish(await add('third'), tenantFields(head))
      return { built, folder: folder('first') }
    }
    const back = await publishingOperations['rollback']?.run(callOf({ version: 1, why: '' }, { build }))
    expect(back).toMatchObject({ status: 409 })
    expect(await store.versions.lock()).toBe(3)
  })

  it('does not keep a change set from another name', async () => {
    const touched = foundBefore(() => store.changeSets.save(set, 0, { at: 1 }))
    const lines = await setOperations['sets/rename']?.run(callOf({ set, name: 'Summer' }, {}, touched))
    expect(lines).toMatchObject([{ id: set, name: 'Summer' }])
    await store.changeSets.remove(set)
    expect(await setOperations['sets/rename']?.run(callOf({ set, name: 'Autumn' }))).toMatchObject({ status: 404 })
  })

  it('leaves no two change sets one name, however they come by it', async () => {
    const [create, rename] = [setOperations['sets/create'], setOperations['sets/rename']]
    await Promise.all([1, 2].map(async () => create?.run(callOf({ name: 'Spring' }))))
    const listed = async () => (await store.changeSets.list()).map(({ name }) => name)
    expect(await listed()).toEqual(['Spring', 'Spring (2)', 'Spring (3)'])
    // Its own name is no other's.
    await rename?.run(callOf({ set, name: 'Spring' }))
    expect(await listed()).toEqual(['Spring', 'Spring (2)', 'Spring (3)'])
    await rename?.run(callOf({ set, name: 'Spring (3)' }))
    expect(await listed()).toEqual(['Spring (2)', 'Spring (3)', 'Spring (3) (2)'])
  })

  it('ends a look at a change set that is gone', async () => {
    const state = vi.fn<Works['state']>()
    const removed = foundBefore(() => store.changeSets.remove(set))
    const look = callOf({ set, file: 'grids/bookings.json' }, { state }, removed)
    expect(await setOperations['look']?.run(look)).toMatchObject({ status: 404 })
    expect(state).not.toHaveBeenCalled()
  })

  it('is said of an undo that arrives a second time while the first is under way', async () => {
    const [change, undo] = [setOperations['change'], setOperations['undo']]
    const changed = () => Promise.resolve(folder('third'))
    await change?.run(callOf({ set, file: 'tenant.json', changes: [], brief: true }, { changed }))
    const intent = { key: newKey(), operation: 'undo' }
    const pressed = async (found: Partial<ChangeSets> = {}) =>
      undo?.run({ ...callOf({ set, file: 'tenant.json', brief: true }, {}, found), intent })
    let first: Promise<unknown> | undefined
    const second = await pressed(foundBefore(() => (first ??= pressed())))
    expect([await first, second]).toEqual([{ version: 2 }, { version: 2 }])
  })

  it('is said of a new tenant that is asked for a second time while the first is under way', async () => {
    const intent = { key: newKey(), operation: 'tenants/create' }
    const lookups = { countries: () => Promise.resolve([{ code: 'US' }]) }
    const asked = callOf({ newTenant: wish })
    const call = { ...asked, store: { ...asked.store, lookups } as unknown as TenantStore, intent }
    const tenantById = async () => {
      await noteDone(call, store, { url: wish.url })
      return head
    }
    const taken = { ...call.directory, tenantById } as unknown as Directory
    expect(await tenantOperations['tenants/create']?.run({ ...call, directory: taken })).toEqual({ url: 'two' })
  })

  it('lets no tenant begin more change sets than it may have, however they come', async () => {
    const begun = { tenantId: 'ONE', over: 2, files: {}, steps: [], at: 0, why: '', madeBy: PERSON }
    const names = Array.from({ length: MOST_SETS - 3 }, (_, number) => `${number}`)
    const moment = new Date()
    await db.insert(changeSets).values(names.map((name) => ({ ...begun, name, madeAt: moment, changedAt: moment })))
    const create = setOperations['sets/create']
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map(async (name) => create?.run(callOf({ name }))))
    expect(answers.map((answer) => answer !== undefined && isRefusal(answer)).sort()).toEqual([
      false,
      false,
      true,
      true,
    ])
    expect(await store.changeSets.list()).toHaveLength(MOST_SETS)
    const full = await create?.run(callOf({ name: 'e' }))
    expect(full).toMatchObject({ status: 400, message: { en: expect.stringContaining('delete those') as string } })
  })
})
