import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { drizzle } from 'drizzle-orm/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from './database/connection.ts'
import { migrate } from './database/migrate.ts'
import { forgetOld } from './retention.ts'
import type { Versions } from './studio/versions.ts'
import type { TenantFields } from './tables/accounts.ts'
import { signOns, tenants } from './tables/accounts.ts'
import { errorLog, sentCalls, usageMetrics } from './tables/calls.ts'
import { documentTrail } from './tables/documents.ts'
import { letters } from './tables/letters.ts'
import { tenantFiles } from './tables/studio.ts'
import type { TenantStore } from './tenant-store.ts'
import { tenantStore } from './tenant-store.ts'

const client = new PGlite()
const db: Db = drizzle(client)
const NOW = new Date()
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60_000)
const levels = { accessToBookings: true, accessToQuotes: true, accessToShipments: true }
const fields: TenantFields = {
  ...{ url: 'one', name: 'One', flavour: 'forwarding', primaryColor: '', secondaryColor: '', printLogo: '' },
  ...{ captchaCount: 5, version: '', buildDate: '', language: 'en', singleSignOn: null, twoStepSignIn: null },
  ...{ passwords: { shortest: 8, longest: 30, needs: [] }, trackingLinks: { byNumber: true, days: 90 } },
  accessLevels: { ...levels, accessToBookingTemplates: true, accessToILWidget: true },
}
let store: TenantStore
beforeAll(async () => {
  await migrate(db)
  await db.insert(tenants).values({ id: 'ONE', ordinal: 1, ...fields })
  store = tenantStore(db, 'ONE')
}, 60_000)
afterAll(() => client.close())

const kept = {
  now: NOW,
  events: daysAgo(730),
  usage: daysAgo(400),
  failures: daysAgo(90),
  documentTrail: daysAgo(2557),
}
const forget = (end?: AbortSignal) => forgetOld(db, { ...kept, builds: daysAgo(30) }, end)
const amountOf = async (table: PgTable) => Number(await db.$count(table))

describe('a store lets go of', () => {
  it('reported uses and failures, and changes of documents, each once it is older than it is kept, many as few', async () => {
    const use = { userId: 'JO', service: 'bookings', operation: 'saveBooking', status: 'SUCCESS' }
    for (const days of [401, 399]) await store.reports.noteUsage(use, daysAgo(days))
    await db.execute(sql`
      insert into usage_metrics (tenant_id, user_id, service, operation, status, recorded_at)
      select tenant_id, user_id, service, operation, status, recorded_at - n * interval '1 second'
      from usage_metrics, generate_series(1, 5100) as n where recorded_at < ${daysAgo(400).toISOString()}`)
    const failure = { userId: undefined, component: 'page', message: 'broken' }
    for (const days of [91, 89]) await store.reports.logError(failure, daysAgo(days))
    const file = { documentId: 'D', ownerKind: 'booking', ownerId: 'B', fileName: 'a.pdf', action: 'A' } as const
    for (const days of [2558, 2556])
      await db.insert(documentTrail).values({ ...file, tenantId: 'ONE', userId: 'JO', happenedAt: daysAgo(days) })
    await forget(AbortSignal.abort())
    expect(await amountOf(usageMetrics)).toBe(5102)
    await forget()
    for (const table of [usageMetrics, errorLog, documentTrail]) expect(await amountOf(table)).toBe(1)
  })
})

describe('what ends by itself', () => {
  it('goes once it has: letters that nobody took, and sign-ins at a provider that nobody came back from', async () => {
    for (const days of [0.01, -0.01]) {
      const letter = { kind: 'reset', addressee: `a ${days}`, page: '', language: 'en', until: daysAgo(days) } as const
      await store.letters.keep(letter, NOW)
      await db
        .insert(signOns)
        .values({ tenantId: 'ONE', keyHash: `a ${days}`, nonce: '', verifier: '', expiresAt: daysAgo(days) })
    }
    await forget()
    expect((await db.select().from(letters)).map(({ addressee }) => addressee)).toEqual(['a -0.01'])
    expect((await db.select().from(signOns)).map(({ keyHash }) => keyHash)).toEqual(['a -0.01'])
  })
})

describe('[HD-18] keys of calls', () => {
  it('go where nobody calls any more, too', async () => {
    await store.accounts.add({
      ...{ userId: 'JO', email: 'jo@importer.example', name: 'Jo', address: null, passwordHash: '', customerId: '' },
      ...{ userType: 'I', isSupplier: false, isPortalAdmin: false, isCustomerAdmin: false, allowPortal: true },
      ...{ allowUserManagement: false, forceChangePassword: false, modules: {}, preferences: {}, defaults: {} },
    })
    for (const [key, days] of [
      ['old', 32],
      ['young', 30],
    ] as const)
      await store.sentCalls.claim({ userId: 'JO', key }, 'request', daysAgo(days))
    await forget()
    expect((await db.select({ key: sentCalls.key }).from(sentCalls)).map(({ key }) => key)).toEqual(['young'])
  })
})

describe('what tenants’ portals were compiled to', () => {
  const version = { over: null, person: null, name: '', why: '', madeAt: NOW }
  const build = (versions: Versions, number: number, servedDaysAgo: number) => {
    const files = new Map([
      ['tenant.json', `built ${number}`],
      [`form.${number}.js`, `form ${number}`],
      ['same.js', 'same'],
    ])
    return versions.keepBuild({ number, base: 'base', files, now: daysAgo(servedDaysAgo) })
  }

  it('stays for tabs that are open, and goes a month after another one took its place; a way back stays, however old', async () => {
    const { versions } = store
    for (const number of [1, 2, 3]) {
      await versions.add(new Map([['tenant.json', `source ${number}`]]), version)
      await build(versions, number, [0, 100, 40, 10][number] ?? 0)
    }
    await versions.publish(3, fields)
    await forget()
    expect([await versions.build(1, 'base'), await versions.builtFile('form.1.js')]).toEqual([undefined, undefined])
    expect(await versions.builtFile('form.2.js')).toBe('form 2')
    expect(await versions.builtFile('tenant.json')).toBe('built 3')
    expect(await versions.builtFile('no-such.js')).toBeUndefined()
    expect(await versions.read(1)).toEqual(new Map([['tenant.json', 'source 1']]))
    const contents = (await db.select({ content: tenantFiles.content }).from(tenantFiles)).map(({ content }) => content)
    expect(contents.sort()).toEqual(
      ['built 2', 'built 3', 'form 2', 'form 3', 'same', 'source 1', 'source 2', 'source 3'].sort(),
    )
  })

  it('stays where it is served, though another one was served after it: over the last base that it fits', async () => {
    const { versions } = store
    await versions.publish(2, fields)
    await versions.keepBuild({ number: 2, base: 'newer', files: new Map([['a', 'newer']]), now: daysAgo(60) })
    await build(versions, 2, 90)
    await build(versions, 3, 80)
    await versions.keepBuild({ number: 3, base: 'newer', files: new Map([['a', 'b']]), now: daysAgo(35) })
    await forget()
    expect(await versions.build(2)).toEqual(new Map([['a', 'newer']]))
    expect(await versions.build(2, 'base')).toBeUndefined()
  })
})
