import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tenants } from '../tables/accounts.ts'
import { databaseOfOne } from '../testing/one-tenant.ts'
import type { Accounts, NewSession, NewUserRow } from './accounts.ts'
import { accountsOf } from './accounts.ts'
import { knownDevicesOf } from './known-devices.ts'

const { db, end } = await databaseOfOne()
const [one, other] = [accountsOf(db, 'ONE'), accountsOf(db, 'OTHER')]
const user = (userId: string): NewUserRow => ({
  ...{ userId, email: `${userId}@importer.example`, name: userId, address: null, passwordHash: '', customerId: '' },
  ...{ userType: '', isSupplier: false, isPortalAdmin: false, isCustomerAdmin: false, allowPortal: true },
  ...{ allowUserManagement: false, forceChangePassword: false, modules: {}, preferences: {}, defaults: {} },
})
beforeAll(async () => {
  const [first] = await db.select().from(tenants)
  if (first !== undefined) await db.insert(tenants).values({ ...first, id: 'OTHER', url: 'other', ordinal: 2 })
  for (const accounts of [one, other]) for (const userId of ['MILLER', 'SMITH']) await accounts.add(user(userId))
}, 60_000)
afterAll(end)

const at = (time: string): Date => new Date(`2026-03-04T${time}:00Z`)
let opened = 0
const open = (accounts: Accounts, userId: string, now: Date, more: Partial<NewSession> = {}) =>
  accounts.openSession({
    ...{ userId, tokenHash: `token ${(opened += 1)}`, passwordHash: '', now, replace: false },
    ...more,
  })

describe('a session', () => {
  it('counts while it lives: for half an hour without a call, and for half a day in any case', async () => {
    await open(one, 'MILLER', at('08:00'))
    await open(one, 'SMITH', at('08:10'))
    const counted = ['08:20', '08:35', '08:50'].map((time) => one.countSessions(at(time)))
    expect(await Promise.all(counted)).toEqual([2, 1, 0])
  })

  it('that began half a day ago is in nobody’s way, and counts no more, however lately it was used', async () => {
    await open(one, 'MILLER', at('08:00'), { replace: true })
    await db.execute(`update sessions set last_seen_at = '2026-03-04T20:00:30Z' where user_id = 'MILLER'`)
    expect(await one.countSessions(at('19:59'))).toBe(1)
    expect(await one.countSessions(at('20:01'))).toBe(0)
    expect(await open(one, 'MILLER', at('19:59'))).toBe('elsewhere')
    expect(await open(one, 'MILLER', at('20:01'))).toBe('opened')
  })

  it('ends with that at the provider of its own tenant: another tenant’s provider may call a person the same', async () => {
    const here = { at: { subject: 'person', providerSession: null }, replace: true }
    for (const accounts of [one, other]) await open(accounts, 'SMITH', at('09:00'), here)
    await one.closeAtProvider({ subject: 'person' })
    expect(await open(one, 'SMITH', at('09:01'))).toBe('opened')
    expect(await open(other, 'SMITH', at('09:01'))).toBe('elsewhere')
  })
})

it('of the devices of a user the ten used last are known, whichever came first', async () => {
  const devices = knownDevicesOf(db, 'ONE')
  const hour = (device: number) => at(String(device).padStart(2, '0').concat(':00'))
  for (let device = 0; device < 10; device += 1) await devices.remember('MILLER', `device ${device}`, hour(device))
  await devices.remember('MILLER', 'device 0', at('10:00'))
  await devices.remember('MILLER', 'device 10', at('11:00'))
  const known = await Promise.all([0, 1, 2, 9, 10].map((device) => devices.has('MILLER', `device ${device}`)))
  expect(known).toEqual([true, false, true, true, true])
})
