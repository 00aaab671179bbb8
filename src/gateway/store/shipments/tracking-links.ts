import { and, desc, eq, gt, lte, notInArray } from 'drizzle-orm'
import type { Db } from '../database/connection.ts'
import { trackingLinks } from '../tables/shipments.ts'

/** Links that show one shipment to whoever has them, by the hash of their token. */
export interface TrackingLinks {
  /** Makes one; of a shipment the last ones are kept. */
  add(link: { shipmentId: string; tokenHash: string; madeAt: Date; expiresAt: Date }): Promise<void>
  /** The shipment that a link shows, while it is good. */
  shipmentOf(tokenHash: string, now: Date): Promise<string | undefined>
  /** How many of a shipment are good. */
  count(shipmentId: string, now: Date): Promise<number>
  /** Ends all of a shipment; how many there were. */
  removeAll(shipmentId: string): Promise<number>
}

const KEPT = 50

export function trackingLinksOf(db: Db, tenantId: string): TrackingLinks {
  const ofShipment = (shipmentId: string) =>
    and(eq(trackingLinks.tenantId, tenantId), eq(trackingLinks.shipmentId, shipmentId))
  return {
    async add(link) {
      const { shipmentId, madeAt } = link
      await db
        .delete(trackingLinks)
        .where(and(eq(trackingLinks.tenantId, tenantId), lte(trackingLinks.expiresAt, madeAt)))
      await db.insert(trackingLinks).values({ tenantId, ...link })
      const last = db
        .select({ tokenHash: trackingLinks.tokenHash })
        .from(trackingLinks)
        .where(ofShipment(shipmentId))
        .orderBy(desc(trackingLinks.madeAt))
        .limit(KEPT)
      await db.delete(trackingLinks).where(and(ofShipment(shipmentId), notInArray(trackingLinks.tokenHash, last)))
    },
    async shipmentOf(tokenHash, now) {
      const isGood = and(
        eq(trackingLinks.tenantId, tenantId),
        eq(trackingLinks.tokenHash, tokenHash),
        gt(trackingLinks.expiresAt, now),
      )
      return (await db.select({ id: trackingLinks.shipmentId }).from(trackingLinks).where(isGood))[0]?.id
    },
    async count(shipmentId, now) {
      return Number(await db.$count(trackingLinks, and(ofShipment(shipmentId), gt(trackingLinks.expiresAt, now))))
    },
    async removeAll(shipmentId) {
      const removed = await db
        .delete(trackingLinks)
        .where(ofShipment(shipmentId))
        .returning({ id: trackingLinks.shipmentId })
      return removed.length
    },
  }
}
