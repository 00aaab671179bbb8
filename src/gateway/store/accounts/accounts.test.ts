import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Accounts, NewUserRow } from './accounts.ts'
import { accountsOf } from './accounts.ts'
import { databaseOfOne } from '../testing/one-tenant.ts'

const { db, end } = await databaseOfOne()
let accounts: Accounts
const user = (userId: string, email: string): NewUserRow => ({
  ...{ userId, email, name: userId, address: null, passwordHash: '', customerId: '', userType: '' },
  ...{ isSupplier: false, isPortalAdmin: false, isCustomerAdmin: false, allowPortal: true, allowUserManagement: false },
  ...{ forceChangePassword: false, modules: {}, preferences: {}, defaults: {} },
})
beforeAll(async () => {
  accounts = accountsOf(db, 'ONE')
  // As the operator's own user management wrote it.
  await accounts.add(user('MILLER', 'Jo.Miller@Importer.example'))
  await accounts.add(user('smith', 'smith@importer.example'))
}, 60_000)
afterAll(end)

it.each(['jo.miller@importer.example', 'Jo.Miller@Importer.example', 'JO.MILLER@IMPORTER.EXAMPLE'])(
  'a user is found by the e-mail address, however it is stored and typed (%s)',
  async (email) => {
    expect((await accounts.find({ email }))?.userId).toBe('MILLER')
  },
)

it.each(['smith', 'Smith', 'SMITH'])('and by the user id, however it is stored and typed (%s)', async (userId) => {
  expect((await accounts.find({ userId }))?.email).toBe('smith@importer.example')
})

it('a user id is one person’s, in either case', async () => {
  expect(await accounts.add(user('SMITH', 'another@importer.example'))).toBeUndefined()
})

it('an e-mail address is one person’s, in either case', async () => {
  expect(await accounts.add(user('OTHER', 'jo.miller@importer.example'))).toBeUndefined()
  expect((await accounts.add(user('OTHER', 'other@importer.example')))?.userId).toBe('OTHER')
  expect(await accounts.changePerson('OTHER', { email: 'jo.miller@importer.example' })).toBeUndefined()
  const kept = await accounts.changePerson('MILLER', { email: 'jo.miller@importer.example' })
  expect(kept?.email).toBe('jo.miller@importer.example')
})
