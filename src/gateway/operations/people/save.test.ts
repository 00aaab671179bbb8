import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schemas } from '../../../contract/index.ts'
import type { SignedInCall } from '../../operation/operation.ts'
import { companiesOf } from '../../store/companies.ts'
import type { NewUserRow } from '../../store/accounts/accounts.ts'
import type { UserRow } from '../../store/tables/accounts.ts'
import { tenantStore } from '../../store/tenant-store.ts'
import { databaseOfOne } from '../../store/testing/one-tenant.ts'
import { saveUser } from './save.ts'

const { db, end } = await databaseOfOne()
const store = tenantStore(db, 'ONE')
const user = (userId: string, isPortalAdmin: boolean): NewUserRow => ({
  ...{ userId, email: `${userId}@one.example`, name: userId, address: null, passwordHash: '', customerId: 'ONEFRT01' },
  ...{ userType: 'I', isSupplier: false, isPortalAdmin, isCustomerAdmin: false, allowPortal: true },
  ...{ allowUserManagement: isPortalAdmin, forceChangePassword: false, modules: {}, preferences: {}, defaults: {} },
})
let administrator: UserRow
beforeAll(async () => {
  const company = { code: 'ONEFRT01', name: 'ONE', cityName: 'Yokohama', countryCode: 'JP', postalCode: '', lines: [] }
  await companiesOf(db, 'ONE').add(company)
  administrator = (await store.accounts.add(user('ADMIN', true))) as UserRow
}, 60_000)
afterAll(end)

const save = (body: Schemas['User']) =>
  saveUser({
    input: { body },
    ...{ user: administrator, store, now: new Date(), demandsVersion: false },
    source: { ip: '203.0.113.9', reference: 'a-request' },
  } as unknown as SignedInCall<'saveUser'>)

describe('a user whose id the operator’s own user management wrote in lower case', () => {
  it('is changed as everybody is, by the id as it is read', async () => {
    const { person } = (await store.accounts.add(user('smith', false))) as UserRow
    expect(await save({ unId: person, userId: 'SMITH', name: 'Jo Smith' })).toMatchObject({
      status: 200,
      body: { data: { userId: 'SMITH', name: 'Jo Smith' } },
    })
    expect(await save({ unId: person, allowPortal: false })).toMatchObject({ status: 200 })
    expect((await store.accounts.find({ userId: 'smith' }))?.allowPortal).toBe(false)
    expect(await save({ unId: person, userId: 'OTHER' })).toMatchObject({
      status: 400,
      fieldErrors: [{ field: 'userId' }],
    })
  })
})
