import { getTableColumns } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { shipments, type ShipmentRow } from '../tables/shipments.ts'
import { databaseOfOne } from '../testing/one-tenant.ts'
import { trackingLinksOf } from './tracking-links.ts'

const { db, end } = await databaseOfOne()
const links = trackingLinksOf(db, 'ONE')
const at = (minute: number) => new Date(Date.UTC(2026, 2, 4, 8, minute))
const make = (shipmentId: string, minute: number, expiresAt = at(10_000)) =>
  links.add({ shipmentId, tokenHash: `${shipmentId} ${minute}`, madeAt: at(minute), expiresAt })
beforeAll(async () => {
  const empty = Object.fromEntries(
    Object.keys(getTableColumns(shipments)).map((name) => [name, '']),
  ) as object as ShipmentRow
  for (const id of ['SH1', 'SH2'])
    await db.insert(shipments).values({ ...empty, tenantId: 'ONE', id, createdAt: new Date() })
}, 60_000)
afterAll(end)

it('the link that was just made is good, however many there were of the shipment before', async () => {
  await make('SH2', 0)
  for (let minute = 0; minute < 52; minute += 1) {
    await make('SH1', minute)
    expect(await links.shipmentOf(`SH1 ${minute}`, at(60))).toBe('SH1')
  }
  expect(await links.count('SH1', at(60))).toBe(50)
  expect([await links.shipmentOf('SH1 1', at(60)), await links.shipmentOf('SH1 2', at(60))]).toEqual([undefined, 'SH1'])
  expect(await links.shipmentOf('SH2 0', at(60))).toBe('SH2')
})

it('a link is good until its end, in its own tenant, and as long as those of its shipment are not ended', async () => {
  await make('SH2', 61, at(70))
  expect([await links.shipmentOf('SH2 61', at(69)), await links.shipmentOf('SH2 61', at(70))]).toEqual([
    'SH2',
    undefined,
  ])
  expect(await trackingLinksOf(db, 'OTHER').shipmentOf('SH2 61', at(69))).toBeUndefined()
  expect(await links.removeAll('SH2')).toBe(2)
  expect([await links.count('SH2', at(69)), await links.count('SH1', at(69))]).toEqual([0, 50])
})
