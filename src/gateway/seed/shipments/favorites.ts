import { and, desc, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import type { Db } from '../../store/connection.ts'
import { favorites, shipmentContainers, shipments } from '../../store/tables/shipments.ts'
import { COMPANY } from '../users.ts'

const MINUTE = 60_000

/** What CUSTOMER has pinned: six shipments that are under way and five containers. */
export async function seedFavorites(db: Db, tenantId: string, now: Date): Promise<void> {
  const own = and(eq(shipments.tenantId, tenantId), eq(shipments.customerId, COMPANY.code))
  const pinnedShipments = await db
    .select({ refId: shipments.jobId })
    .from(shipments)
    .where(
      and(
        own,
        ne(shipments.jobId, ''),
        inArray(shipments.currentStatus, ['PICKED UP', 'DEPARTED', 'DELAYED', 'ARRIVED']),
      ),
    )
    .orderBy(desc(shipments.createdAt), desc(shipments.id))
    .limit(6)
  const pinnedContainers = await db
    .select({ refId: shipmentContainers.id })
    .from(shipmentContainers)
    .innerJoin(
      shipments,
      and(eq(shipments.tenantId, shipmentContainers.tenantId), eq(shipments.id, shipmentContainers.shipmentId)),
    )
    .where(
      and(own, isNotNull(shipmentContainers.id), inArray(shipments.currentStatus, ['DEPARTED', 'ARRIVED', 'RELEASED'])),
    )
    .orderBy(desc(shipments.createdAt), desc(shipments.id), desc(shipmentContainers.position))
    .limit(5)
  const pin = (type: 'shipment' | 'container', refId: string | null, index: number) => ({
    tenantId,
    userId: 'CUSTOMER',
    type,
    refId: refId ?? '',
    pinnedAt: new Date(now.getTime() - (index + 1) * 90 * MINUTE),
  })
  const rows = [
    ...pinnedShipments.map(({ refId }, index) => pin('shipment', refId, index)),
    ...pinnedContainers.map(({ refId }, index) => pin('container', refId, index)),
  ]
  if (rows.length > 0) await db.insert(favorites).values(rows)
}
