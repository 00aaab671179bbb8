import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyDatabase } from '../../../tests/support/empty-store.ts'
import { tenantFields } from '../opening/tenants.ts'
import type { Db } from './database/connection.ts'
import { migrate } from './database/migrate.ts'
import { lookupsOf } from './lookups.ts'
import { tenants } from './tables/accounts.ts'
import { districtPorts, parties } from './tables/reference.ts'

const { client, end } = await emptyDatabase()
const db: Db = drizzle(client)
beforeAll(async () => {
  await migrate(db)
  const fields = tenantFields({
    ...{ id: 'ONE', url: 'one', name: 'One', flavour: 'forwarding', captchaCount: 3, printLogo: 'true' },
    ...{ version: '1', buildDate: '20260331', accessLevels: {}, languages: { default: 'en' } },
    theme: { primaryColor: '#417F90', secondaryColor: '#1a5178' },
  })
  await db.insert(tenants).values({ id: 'ONE', ordinal: 1, ...fields })
  const place = { cityCode: '', cityName: '', countryCode: 'JP', postalCode: '', roles: [1] }
  for (const code of ['B2', 'B3', 'B1'])
    await db.insert(parties).values({ ...place, tenantId: 'ONE', code, name: 'Two Roofs' })
  await db.insert(districtPorts).values([
    { code: '1', name: 'CAÑON CITY (50%)', state: 'CO' },
    { code: '2', name: 'CANON_CITY', state: 'CO' },
    { code: '3', name: 'GROß', state: 'CO' },
  ])
}, 60_000)
afterAll(end)

it('parties of one name stand in one order, however they are stored: a page shows none twice', async () => {
  const codes = async () => (await lookupsOf(db, 'ONE').parties({})).map(({ code }) => code)
  expect(await codes()).toEqual(['B1', 'B2', 'B3'])
  // A row that is written stands elsewhere then.
  await db.execute(sql`update parties set postal_code = '1' where code = 'B1'`)
  // Few rows are read as they lie.
  await db.execute(sql`analyze parties`)
  expect(await codes()).toEqual(['B1', 'B2', 'B3'])
})

it.each([
  ['cañon', ['1']],
  ['CAÑON city', ['1']],
  ['canon_', ['2']],
  ['0%)', ['1']],
  ['(', ['1']],
  ['.', []],
  ['groß', ['3']],
  ['gross', []],
])('a port is found by a part of its name in either case, and every sign is itself (%s)', async (name, found) => {
  const ports = await lookupsOf(db, 'ONE').districtPorts({ name, descending: false })
  expect(ports.map(({ code }) => code)).toEqual(found)
})
