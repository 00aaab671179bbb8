import { getTableColumns } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { shipmentContainers, shipments, type ShipmentRow } from '../tables/shipments.ts'
import { databaseOfOne } from '../testing/one-tenant.ts'
import { favoritesOf } from './favorites.ts'

const { db, end } = await databaseOfOne()
const favorites = favoritesOf(db, 'ONE')
const now = new Date('2026-03-04T08:00:00Z')
beforeAll(async () => {
  const empty = Object.fromEntries(
    Object.keys(getTableColumns(shipments)).map((name) => [name, '']),
  ) as object as ShipmentRow
  for (const of of ['OURS', 'THEIRS']) {
    const row = { ...empty, tenantId: 'ONE', id: of, jobId: `job ${of}`, customerId: of, createdAt: now }
    await db.insert(shipments).values(row)
    const container = { id: `box ${of}`, containerNo: of, containerType: '', lastFreeDate: '' }
    await db.insert(shipmentContainers).values({ ...container, tenantId: 'ONE', shipmentId: of, position: 0 })
  }
}, 60_000)
afterAll(end)

it('what a viewer does not see is not there to be pinned, a container as a shipment', async () => {
  const ours = { of: { company: 'OURS' }, createdSince: undefined }
  const found = (['shipment', 'container'] as const).flatMap((type) =>
    ['OURS', 'THEIRS'].map((of) => favorites.exists(type, `${type === 'shipment' ? 'job' : 'box'} ${of}`, ours)),
  )
  expect(await Promise.all(found)).toEqual([true, false, true, false])
  const newer = { ...ours, createdSince: new Date('2026-03-05T00:00:00Z') }
  expect([
    await favorites.exists('shipment', 'job OURS', newer),
    await favorites.exists('container', 'box OURS', newer),
  ]).toEqual([false, false])
})
