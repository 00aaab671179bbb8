import { drizzle } from 'drizzle-orm/pglite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { emptyDatabase } from '../../../tests/support/empty-store.ts'
import type { SingleSignOnModel } from '../../config/index.ts'
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
const folderOf = ({ name, singleSignOn }: TenantSeed) =>
  new Map([['tenant.json', JSON.stringify({ name, singleSignOn })]])

/** What publishing answers to somebody, of a set that makes the tenant into another one; and the same of going back to a version. */
async function answers(made: TenantSeed, mayBeginTenants: boolean) {
  const set = await store.changeSets.add({ name: 'Spring', over: 2, madeBy: PERSON, madeAt: new Date() })
  const [tenant] = await db.select().from(tenants)
  const built = { head: made, files: new Map() }
  const build = () => Promise.resolve({ built, folder: folderOf(made) })
  const call = (body: StudioBody) =>
    ({
      ...{ directory: directory(db), store, tenant, source: { reference: 'a-test', ip: '127.0.0.1' } },
      works: { folder: vi.fn(), base: () => Promise.resolve('base'), build },
      user: { person: PERSON, mayConfigure: true, mayPublish: true, mayBeginTenants },
      ...{ now: () => new Date(), body },
    }) as unknown as StudioCall
  const back = await publishingOperations['rollback']?.run(call({ version: 1, why: '' }))
  await store.versions.publish(2, tenantFields(head))
  return [await publishingOperations['publish']?.run(call({ set: set.id, why: '' })), back]
}

describe('[ST-03] [HD-35] how people sign in', () => {
  const elsewhere = { ...head, singleSignOn: { ...provider, issuer: 'https://login.elsewhere.example' } }

  it('is not changed by who may publish: that would open everybody’s account to them', async () => {
    for (const answer of await answers(elsewhere, false)) expect(answer).toMatchObject({ status: 403 })
    expect((await directory(db).tenantById('ONE'))?.singleSignOn?.issuer).toBe(provider.issuer)
  })

  it('is changed by whom the operator lets begin tenants, and all else by who may publish', async () => {
    for (const answer of await answers({ ...head, name: 'Uno' }, false)) expect(answer).not.toHaveProperty('status')
    await store.versions.publish(2, tenantFields(head))
    for (const answer of await answers(elsewhere, true)) expect(answer).not.toHaveProperty('status')
  })
})
