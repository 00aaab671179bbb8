import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TenantStore } from './tenant-store.ts'
import { tenantStore } from './tenant-store.ts'
import { databaseOfOne } from './testing/one-tenant.ts'

/** More than a statement takes parameters. */
const codes = Array.from({ length: 70_000 }, (_, index) => `P${index}`)

const { db, end } = await databaseOfOne()
let store: TenantStore
beforeAll(async () => {
  await db.execute(sql`
    insert into parties (tenant_id, code, name, city_code, city_name, country_code, postal_code, roles)
    values ('ONE', 'P7', 'TRADER', '', '', 'JP', '', '[1]')`)
  await db.execute(sql`insert into party_addresses values ('ONE', 'P7', 0, 'C', 'Company', '["Quay 1"]')`)
  store = tenantStore(db, 'ONE')
}, 60_000)
afterAll(end)

describe('among very many parties', () => {
  it('those with some codes are found, with their addresses', async () => {
    expect((await store.lookups.partiesOf(codes)).map(({ name }) => name)).toEqual(['TRADER'])
    expect(await store.lookups.partiesOf(['p7', 'P'])).toEqual([])
    expect((await store.lookups.addresses(codes)).map(({ lines }) => lines)).toEqual([['Quay 1']])
  })

  it('shipments of all that a word means are looked for', async () => {
    const criteria = { of: undefined, createdSince: undefined, shipperCodes: codes }
    expect(await store.shipments.list(criteria, { limit: 10, offset: 0 })).toEqual({ rows: [], total: 0 })
  })
})
