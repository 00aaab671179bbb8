import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SignedInCall } from '../../operation/operation.ts'
import type { NewUserRow } from '../../store/accounts/accounts.ts'
import type { UserRow } from '../../store/tables/accounts.ts'
import { tenantStore } from '../../store/tenant-store.ts'
import { databaseOfOne } from '../../store/testing/one-tenant.ts'
import { resetTwoStepSignIn } from './two-step.ts'

const { db, end } = await databaseOfOne()
const store = tenantStore(db, 'ONE')
const now = new Date('2026-03-04T08:00:00Z')
const user = (userId: string): NewUserRow => ({
  ...{ userId, email: `${userId}@one.example`, name: userId, address: null, passwordHash: '', customerId: '' },
  ...{ userType: 'I', isSupplier: false, isPortalAdmin: true, isCustomerAdmin: false, allowPortal: true },
  ...{ allowUserManagement: true, forceChangePassword: false, modules: {}, preferences: {}, defaults: {} },
})
const people: UserRow[] = []
beforeAll(async () => {
  for (const userId of ['FIRST', 'SECOND']) {
    people.push((await store.accounts.add(user(userId))) as UserRow)
    await store.secondFactors.begin(userId, 'SECRET', now)
    await store.secondFactors.confirm(userId, { secret: 'SECRET', step: 1, codeHashes: [`${userId} 1`], now })
    await store.accounts.openSession({ userId, tokenHash: userId, passwordHash: '', now, replace: false })
  }
}, 60_000)
afterAll(end)

const reset = (by: UserRow | undefined, of: UserRow | undefined) =>
  resetTwoStepSignIn({
    ...{ input: { body: { unId: of?.person } }, user: by, store, now },
    source: { ip: '203.0.113.9', reference: 'a-request' },
  } as unknown as SignedInCall<'resetTwoStepSignIn'>)

it('nobody takes away their own second step without a code: an open session is not enough for that', async () => {
  const [first] = people
  expect(await reset(first, first)).toMatchObject({ status: 409 })
  expect(await store.secondFactors.find('FIRST')).toBeDefined()
})

it('who has lost the phone is out everywhere, and asked for no code any more', async () => {
  const [first, second] = people
  expect(await reset(first, second)).toMatchObject({ status: 200, body: { data: { twoStepSignIn: false } } })
  expect(await store.secondFactors.find('SECOND')).toBeUndefined()
  expect(await store.accounts.countSessions(now)).toBe(1)
  expect(await reset(first, second)).toMatchObject({ status: 409 })
})
