import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lookupsOf } from './lookups.ts'
import { districtPorts, parties } from './tables/reference.ts'
import { databaseOfOne } from './testing/one-tenant.ts'

const { db, end } = await databaseOfOne()
beforeAll(async () => {
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
  ['日之出', ['B2']],
  ['two r', ['B1', 'B2', 'B3']],
])('a party is found by its name in either script (%s)', async (name, found) => {
  await db.execute(sql`update parties set local_name = '日之出精機部品' where code = 'B2'`)
  expect((await lookupsOf(db, 'ONE').parties({ name })).map(({ code }) => code)).toEqual(found)
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
