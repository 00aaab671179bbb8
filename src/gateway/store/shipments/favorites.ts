import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../database/connection.ts'
import type { ContainerRow, ShipmentRow } from '../tables/shipments.ts'
import { favorites, shipmentContainers, shipments } from '../tables/shipments.ts'
import type { ShipmentViewer } from './criteria.ts'
import { visibleTo } from './criteria.ts'

export type FavoriteType = (typeof favorites.$inferSelect)['type']

/** What users have pinned: shipments by the id of their job, containers by their internal id. */
export interface Favorites {
  /** What of the user's pins the viewer sees; the last pinned first. */
  list(
    userId: string,
    viewer: ShipmentViewer,
  ): Promise<{ shipments: ShipmentRow[]; containers: { container: ContainerRow; shipment: ShipmentRow }[] }>
  /** Those of some ids that the user has pinned. */
  pinned(userId: string, type: FavoriteType, refIds: string[]): Promise<Set<string>>
  /** Whether the viewer sees such a shipment or container. */
  exists(type: FavoriteType, refId: string, viewer: ShipmentViewer): Promise<boolean>
  /** False when it was pinned already. */
  pin(userId: string, type: FavoriteType, refId: string, now: Date): Promise<boolean>
  /** False when it was not pinned. */
  unpin(userId: string, type: FavoriteType, refId: string): Promise<boolean>
}

export function favoritesOf(db: Db, tenantId: string): Favorites {
  const inShipment = and(
    eq(shipments.tenantId, shipmentContainers.tenantId),
    eq(shipments.id, shipmentContainers.shipmentId),
  )
  const own = (userId: string, type: FavoriteType) =>
    and(eq(favorites.tenantId, tenantId), eq(favorites.userId, userId), eq(favorites.type, type))
  return {
    async list(userId, viewer) {
      const pinnedShipments = await db
        .select({ shipment: shipments })
        .from(favorites)
        .innerJoin(shipments, and(eq(shipments.tenantId, favorites.tenantId), eq(shipments.jobId, favorites.refId)))
        .where(and(own(userId, 'shipment'), visibleTo(tenantId, viewer)))
        .orderBy(desc(favorites.pinnedAt), desc(favorites.refId))
      const containers = await db
        .select({ container: shipmentContainers, shipment: shipments })
        .from(favorites)
        .innerJoin(
          shipmentContainers,
          and(eq(shipmentContainers.tenantId, favorites.tenantId), eq(shipmentContainers.id, favorites.refId)),
        )
        .innerJoin(shipments, inShipment)
        .where(and(own(userId, 'container'), visibleTo(tenantId, viewer)))
        .orderBy(desc(favorites.pinnedAt), desc(favorites.refId))
      return { shipments: pinnedShipments.map(({ shipment }) => shipment), containers }
    },
    async pinned(userId, type, refIds) {
      if (refIds.length === 0) return new Set()
      const rows = await db
        .select({ refId: favorites.refId })
        .from(favorites)
        .where(and(own(userId, type), refIds.length > MANY ? undefined : inArray(favorites.refId, refIds)))
      return new Set(rows.map(({ refId }) => refId))
    },
    async exists(type, refId, viewer) {
      const found =
        type === 'shipment'
          ? await db
              .select({ id: shipments.id })
              .from(shipments)
              .where(and(visibleTo(tenantId, viewer), eq(shipments.jobId, refId)))
              .limit(1)
          : await db
              .select({ id: shipments.id })
              .from(shipmentContainers)
              .innerJoin(shipments, inShipment)
              .where(and(visibleTo(tenantId, viewer), eq(shipmentContainers.id, refId)))
      return found.length > 0
    },
    async pin(userId, type, refId, now) {
      const added = await db
        .insert(favorites)
        .values({ tenantId, userId, type, refId, pinnedAt: now })
        .onConflictDoNothing()
        .returning({ refId: favorites.refId })
      return added.length > 0
    },
    async unpin(userId, type, refId) {
      const removed = await db
        .delete(favorites)
        .where(and(own(userId, type), eq(favorites.refId, refId)))
        .returning({ refId: favorites.refId })
      return removed.length > 0
    },
  }
}

/** Above this number of ids it is cheaper to read all that the user has pinned. */
const MANY = 500
