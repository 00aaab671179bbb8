import { drizzle } from 'drizzle-orm/pglite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyDatabase } from '../../../../tests/support/empty-store.ts'
import { tenantFields } from '../../opening/tenants.ts'
import type { Db } from '../database/connection.ts'
import { migrate } from '../database/migrate.ts'
import { tenants } from '../tables/accounts.ts'
import type { Accounts, NewUserRow } from './accounts.ts'
import { accountsOf } from './accounts.ts'

const { client, end } = await emptyDatabase()
const db: Db = drizzle(client)
let accounts: Accounts
const user = (userId: string, email: string): NewUserRow => ({
  ...{ userId, email, name: userId, address: null, passwordHash: '', customerId: '', userType: '' },
  ...{ isSupplier: false, isPortalAdmin: false, isCustomerAdmin: false, allowPortal: true, allowUserManagement: false },
  ...{ forceChangePassword: false, modules: {}, preferences: {}, defaults: {} },
})
beforeAll(async () => {
  await migrate(db)
  const fields = tenantFields({
    ...{ id: 'ONE', url: 'one', name: 'One', flavour: 'forwarding', captchaCount: 3, printLogo: 'true' },
    ...{ version: '1', buildDate: '20260331', accessLevels: {}, languages: { default: 'en' } },
    theme: { primaryColor: '#417F90', secondaryColor: '#1a5178' },
  })
  await db.insert(tenants).values({ id: 'ONE', ordinal: 1, ...fields })
  accounts = accountsOf(db, 'ONE')
  // As the operator's own user management wrote it.
  await accounts.add(user('MILLER', 'Jo.Miller@Importer.example'))
}, 60_000)
afterAll(end)

it.each(['jo.miller@importer.example', 'Jo.Miller@Importer.example', 'JO.MILLER@IMPORTER.EXAMPLE'])(
  'a user is found by the e-mail address, however it is stored and typed (%s)',
  async (email) => {
    expect((await accounts.find({ email }))?.userId).toBe('MILLER')
  },
)

it('an e-mail address is one person’s, in either case', async () => {
  expect(await accounts.add(user('OTHER', 'jo.miller@importer.example'))).toBeUndefined()
  expect((await accounts.add(user('OTHER', 'other@importer.example')))?.userId).toBe('OTHER')
  expect(await accounts.changePerson('OTHER', { email: 'jo.miller@importer.example' })).toBeUndefined()
  const kept = await accounts.changePerson('MILLER', { email: 'jo.miller@importer.example' })
  expect(kept?.email).toBe('jo.miller@importer.example')
})
