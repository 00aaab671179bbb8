import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyDatabase } from '../../../../tests/support/empty-store.ts'
import type { Db } from '../database/connection.ts'
import { migrate } from '../database/migrate.ts'
import { counters, tenants } from '../tables/accounts.ts'
import type { TenantStore } from '../tenant-store.ts'
import { tenantStore } from '../tenant-store.ts'
import { forgetEvents } from './trail.ts'

const { client, end } = await emptyDatabase()
const db: Db = drizzle(client)
const DAY = 24 * 60 * 60_000
const now = new Date()
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY)
let store: TenantStore
beforeAll(async () => {
  await migrate(db)
  await db.insert(tenants).values({
    ...{ id: 'ONE', url: 'one', name: 'One', flavour: 'forwarding', ordinal: 1, primaryColor: '', secondaryColor: '' },
    ...{ printLogo: '', captchaCount: 5, version: '', buildDate: '', language: 'en' },
    accessLevels: {
      accessToBookings: true,
      accessToQuotes: true,
      accessToShipments: true,
      accessToBookingTemplates: true,
      accessToILWidget: true,
    },
  })
  store = tenantStore(db, 'ONE')
}, 60_000)
afterAll(end)

const addUser = async (userId: string) => {
  const user = await store.accounts.add({
    ...{ userId, email: `${userId}@one.example`, name: `Name of ${userId}`, address: null, passwordHash: '' },
    ...{ customerId: 'C1', userType: 'ELSU', isSupplier: false, isPortalAdmin: false, isCustomerAdmin: false },
    ...{ allowPortal: true, allowUserManagement: false, forceChangePassword: false },
    ...{ modules: {}, preferences: {}, defaults: {} },
  })
  if (user === undefined) throw new Error('The user is there already')
  return user
}

describe('[GW-10][HD-36] the trail', () => {
  it('is only added to, whoever asks the database', async () => {
    await store.trail.note({ event: 'signedIn', happenedAt: now })
    for (const change of [
      sql`update trail set event = 'signedOut'`,
      sql`update trail set person = gen_random_uuid()`,
      sql`delete from trail`,
    ])
      await expect(db.execute(change)).rejects.toMatchObject({
        cause: { message: expect.stringMatching(/only added to/) as string },
      })
    expect((await store.trail.list(undefined, 10)).rows.map(({ event }) => event)).toEqual(['signedIn'])
  })

  it('loses what is too old, and nothing that is younger than 30 days', async () => {
    await store.trail.note({ event: 'exported', happenedAt: daysAgo(100) })
    await store.trail.note({ event: 'downloaded', happenedAt: daysAgo(40) })
    await forgetEvents(db, daysAgo(90))
    const { rows } = await store.trail.list(daysAgo(200), 10)
    expect(rows.map(({ event }) => event)).toEqual(['signedIn', 'downloaded'])
    await store.trail.note({ event: 'refused', happenedAt: daysAgo(10) })
    await expect(forgetEvents(db, now)).rejects.toThrow()
    expect((await store.trail.list(undefined, 10)).total).toBe(3)
  })

  it('loses very much of it in portions, so that no statement takes long', async () => {
    await db.execute(sql`
      insert into trail (tenant_id, happened_at, event, fields)
      select 'ONE', now() - interval '50 days', 'exported', '' from generate_series(1, 12000)`)
    const deletions: string[] = []
    const logQuery = (query: string) => {
      if (query.startsWith('delete from "trail"')) deletions.push(query)
    }
    const logged = drizzle(client, { logger: { logQuery } })
    await forgetEvents(logged, daysAgo(45), AbortSignal.abort())
    expect(deletions.length).toBe(0)
    await forgetEvents(logged, daysAgo(45))
    expect(deletions.length).toBeGreaterThan(2)
    expect((await store.trail.list(undefined, 10)).total).toBe(3)
  })

  it('is the tenant’s own', async () => {
    await tenantStore(db, 'TWO').trail.note({ event: 'configured', happenedAt: now })
    expect((await store.trail.list(undefined, 10)).rows.some(({ event }) => event === 'configured')).toBe(false)
  })
})

describe('[GW-10][HD-36] a person who is erased', () => {
  it('is named nowhere, and the events remain', async () => {
    const { person, userId } = await addUser('MILLER')
    const stays = await addUser('STAYS')
    await store.trail.note({ event: 'changed', happenedAt: now, person, recordKind: 'user', recordId: stays.person })
    await store.trail.note({
      event: 'changed',
      happenedAt: now,
      person: stays.person,
      recordKind: 'user',
      recordId: person,
    })
    const columns = {
      ...{ customerId: 'C1', bizType: null, shipperName: null, destination: null, createdAt: now, updatedAt: now },
      ...{ origin: null, totalPieces: null, totalPiecesUnit: null, totalWeight: null, totalWeightUnit: null },
      ...{ shipmentNo: null, status: 'N' as const, consigneeName: null, refNo: null, quoteNo: null },
    }
    await store.bookings.insert({
      ...columns,
      ...{ unId: 'BK1', bookingNo: 'B1', trail: { createdBy: userId, lastUpdatedBy: 'STAYS' } },
      document: { shipper: userId, remarkList: [{ remark: userId, createdBy: userId }] },
    })
    await store.reports.noteUsage({ userId, service: 'login', operation: 'generateToken', status: 'SUCCESS' }, now)
    const erased = (await store.trail.erase(userId)) ?? ''
    expect(erased).toMatch(/^ERASED-[0-9A-F]{8}$/)
    expect(await store.accounts.find({ userId })).toBeUndefined()
    expect(await store.bookings.find('BK1', undefined)).toMatchObject({
      trail: { createdBy: erased, lastUpdatedBy: 'STAYS' },
      // A company may be called as a user is: only what names the user is replaced.
      document: { shipper: userId, remarkList: [{ remark: userId, createdBy: erased }] },
    })
    const { rows } = await store.trail.list(undefined, 10)
    expect(rows.slice(0, 2)).toMatchObject([
      { event: 'changed', userId: 'STAYS', recordUserId: null, recordId: person },
      { event: 'changed', userId: null, userName: null, recordUserId: 'STAYS' },
    ])
    const { rows: used } = (await db.execute(sql`select user_id from usage_metrics`)) as { rows: { user_id: string }[] }
    expect(used).toEqual([{ user_id: erased }])
    expect(await store.trail.erase(userId)).toBeUndefined()
  })

  it('leaves nothing of the user’s own, and is nobody at what others keep on seeing', async () => {
    const { userId } = await addUser('SMITH')
    const columns = {
      ...{ customerId: 'C1', bizType: null, shipperName: null, destination: null, createdAt: now, updatedAt: now },
      ...{ origin: null, totalPieces: null, totalPiecesUnit: null, totalWeight: null, totalWeightUnit: null },
      ...{ shipmentNo: null, bookingNo: null, validFrom: null, validTo: null, teu: null, containerQty: null },
    }
    await store.quotes.insert({
      ...columns,
      ...{ unId: 'QT1', quoteNo: 'Q1', status: 'R', source: 'CP', createdByName: 'Name of SMITH', rates: [] },
      ...{ trail: { createdBy: userId, rejectedBy: userId }, document: {} },
    })
    const pdf = {
      description: null,
      type: null,
      fileName: 'a.pdf',
      extension: 'pdf',
      source: 'CP',
      bytes: Buffer.from('a'),
    }
    await db.insert(counters).values({ tenantId: 'ONE', name: 'document', value: 0 })
    await store.documents.add({ kind: 'quote', id: 'QT1' }, pdf, { userId, name: 'Name of SMITH', at: now })
    await store.userSettings.findForUpdate(userId, 'lists')
    for (const addressee of [userId, 'smith@one.example'])
      await store.letters.keep({ kind: 'reset', addressee, page: '', language: 'en', until: daysAgo(-1) }, now)
    await store.signOns.open({ keyHash: 'key', nonce: '', verifier: 'v', expiresAt: daysAgo(-1) }, now)
    await store.signOns.know('key', { userId, subject: 'smith of the provider', providerSession: null })

    const erased = (await store.trail.erase(userId)) ?? ''
    expect(await store.quotes.find('QT1', undefined)).toMatchObject({
      ...{ createdByName: 'Erased', trail: { createdBy: erased, rejectedBy: erased } },
    })
    expect(await store.documents.list({ kind: 'quote', id: 'QT1' })).toMatchObject([
      { uploadedBy: erased, uploadedByName: 'Erased' },
    ])
    for (const table of ['user_settings', 'letters', 'sign_ons']) {
      const { rows } = (await db.execute(sql.raw(`select * from ${table}`))) as { rows: object[] }
      expect([table, rows]).toEqual([table, []])
    }
  })
})
