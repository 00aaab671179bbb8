import { getTableColumns } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyDatabase } from '../../../../tests/support/empty-store.ts'
import { tenantFields } from '../../opening/tenants.ts'
import type { Db } from '../database/connection.ts'
import { migrate } from '../database/migrate.ts'
import { tenants } from '../tables/accounts.ts'
import { shipments, type ShipmentRow } from '../tables/shipments.ts'
import { shipmentsOf } from './shipments.ts'

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
  const empty = Object.fromEntries(
    Object.keys(getTableColumns(shipments)).map((name) => [name, '']),
  ) as object as ShipmentRow
  for (const [index, refNo] of ['Größe-7', 'po-ｆｕｌｌ'].entries())
    await db.insert(shipments).values({ ...empty, tenantId: 'ONE', id: `SH${index}`, refNo, createdAt: new Date() })
}, 60_000)
afterAll(end)

it.each([
  ['Größe-7', ['Größe-7']],
  ['GRößE-7', ['Größe-7']],
  ['PO-ｆｕｌｌ', ['po-ｆｕｌｌ']],
  ['Größe', []],
])('a number with letters beyond ASCII is found as it is written (%s)', async (typed, found) => {
  const asked = { of: undefined, createdSince: undefined, numbers: { reference: [typed] } }
  const { rows } = await shipmentsOf(db, 'ONE').list(asked, { limit: 10, offset: 0 })
  expect(rows.map(({ refNo }) => refNo)).toEqual(found)
})
