import { drizzle } from 'drizzle-orm/pglite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { emptyDatabase } from '../../../tests/support/empty-store.ts'
import type { SingleSignOnModel } from '../../config/index.ts'
import type { Review } from '../../studio/host/api.ts'
import type { TenantSeed } from '../opening/options.ts'
import { tenantFields } from '../opening/tenants.ts'
import type { Db } from '../store/database/connection.ts'
import { migrate } from '../store/database/migrate.ts'
import { directory } from '../store/directory.ts'
import { tenants } from '../store/tables/accounts.ts'
import type { TenantStore } from '../store/tenant-store.ts'
import type { StudioBody, StudioCall } from './desk.ts'
import { publishingOperations } from './publishing.ts'

const PERSON = '0e1f2a3b-0000-4000-8000-000000000001'
const provider: SingleSignOnModel = {
  ...{
    issuer: 'https://login.importer.example',
    clientId: 'portal',
    scope: 'openid email',
    signOut: true,
    only: false,
  },
  user: { claim: 'preferred_username', is: 'userId' },
}
const head: TenantSeed = {
  ...{ id: 'ONE', url: 'one', name: 'One', flavour: 'forwarding', accessLevels: {}, captchaCount: 3 },
  ...{ printLogo: 'true', version: '1', buildDate: '20260331', languages: { default: 'en' } },
  ...{ theme: { primaryColor: '#417F90', secondaryColor: '#1a5178' }, singleSignOn: provider },
  twoStepSignIn: { requiredOf: ['portal-admin'] },
}

const { client, end } = await emptyDatabase()
const db: Db = drizzle(client)
let store: TenantStore
beforeAll(async () => {
  await migrate(db)
  await db.insert(tenants).values({ id: 'ONE', ordinal: 1, ...tenantFields(head) })
  store = directory(db).tenant('ONE')
  for (const name of ['first', 'second'])
    await store.versions.add(folderOf(head), {
      ...{ over: null, madeAt: new Date(), person: null, name, why: '' },
    })
  await store.versions.publish(2, tenantFields(head))
}, 60_000)
afterAll(end)

/** The folder of a tenant, as far as it matters here. */
const folderOf = ({ name, singleSignOn, twoStepSignIn }: TenantSeed) =>
  new Map([['tenant.json', JSON.stringify({ name, singleSignOn, twoStepSignIn })]])

/** What publishing answers to somebody, of a set that makes the tenant into another one; the same of going back to a version, and what a review says of it before. */
async function answers(made: TenantSeed, mayBeginTenants: boolean) {
  const set = await store.changeSets.add({ name: 'Spring', over: 2, madeBy: PERSON, madeAt: new Date() })
  const [tenant] = await db.select().from(tenants)
  const built = { head: made, files: new Map() }
  const build = () => Promise.resolve({ built, folder: folderOf(made) })
  const call = (body: StudioBody) =>
    ({
      ...{ directory: directory(db), store, tenant, source: { reference: 'a-test', ip: '127.0.0.1' } },
      works: { folder: vi.fn(), base: () => Promise.resolve('base'), build, ...works },
      user: { person: PERSON, mayConfigure: true, mayPublish: true, mayBeginTenants },
      ...{ now: () => new Date(), body },
    }) as unknown as StudioCall
  const review = (await publishingOperations['review']?.run(call({ set: set.id, language: 'en' }))) as
    | Review
    | undefined
  const back = await publishingOperations['rollback']?.run(call({ version: 1, why: '' }))
  await store.versions.publish(2, tenantFields(head))
  return {
    done: [await publishingOperations['publish']?.run(call({ set: set.id, why: '' })), back],
    refused: review?.refused,
  }
}
/** What of the compiler a review asks beside. */
const works = {
  words: () => Promise.resolve([]),
  checked: () => Promise.resolve([]),
  project: () => Promise.resolve({ tenants: [] }),
}

describe('[ST-03] [HD-35] how people sign in', () => {
  const elsewhere = { ...head, singleSignOn: { ...provider, issuer: 'https://login.elsewhere.example' } }

  const codeless = { ...head, twoStepSignIn: { requiredOf: [] } }

  it.each<[string, TenantSeed, string]>([
    ['where, to another provider: that would open everybody’s account to them', elsewhere, 'singleSignOn'],
    ['that they need a code', codeless, 'twoStepSignIn'],
  ])('is not changed by who may publish, %s; which is told before they try', async (_what, made, named) => {
    const { done, refused } = await answers(made, false)
    for (const answer of done) expect(answer).toMatchObject({ status: 403 })
    expect(refused).toContain(named)
    expect(await directory(db).tenantById('ONE')).toMatchObject({
      singleSignOn: { issuer: provider.issuer },
      twoStepSignIn: head.twoStepSignIn,
    })
  })

  it.each<[string, TenantSeed, boolean]>([
    ['by whom the operator lets begin tenants', elsewhere, true],
    ['by whom the operator lets begin tenants, to need no code', codeless, true],
    [
      'to need a code, by who may publish',
      { ...head, twoStepSignIn: { requiredOf: ['portal-admin', 'supplier'] } },
      false,
    ],
    ['in nothing by all else, which who may publish does', { ...head, name: 'Uno' }, false],
  ])('is changed %s', async (_what, made, mayBeginTenants) => {
    const { done, refused } = await answers(made, mayBeginTenants)
    for (const answer of done) expect(answer).not.toHaveProperty('status')
    expect(refused).toBeUndefined()
    await store.versions.publish(2, tenantFields(head))
  })
})
