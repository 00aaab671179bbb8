import { getTableColumns } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { shipments, type ShipmentRow } from '../tables/shipments.ts'
import { shipmentsOf } from './shipments.ts'
import { databaseOfOne } from '../testing/one-tenant.ts'

const { db, end } = await databaseOfOne()
beforeAll(async () => {
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
