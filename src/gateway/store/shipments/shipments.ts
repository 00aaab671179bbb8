import { and, count, eq, or, sql } from 'drizzle-orm'
import { anyOf } from '../database/any-of.ts'
import { capitals } from '../database/capitals.ts'
import type { Db } from '../database/connection.ts'
import { contains } from '../database/patterns.ts'
import { signBySign } from '../database/sign-by-sign.ts'
import { parties } from '../tables/reference.ts'
import type { ContainerRow, ShipmentDocument, ShipmentRow } from '../tables/shipments.ts'
import { shipmentContainers, shipmentDetails, shipments } from '../tables/shipments.ts'
import type { ShipmentCriteria, ShipmentSort, ShipmentViewer } from './criteria.ts'
import { matching, ordered, visibleTo } from './criteria.ts'

/** A page of `limit` shipments that starts after `offset` others. */
export interface ShipmentPage {
  limit: number
  offset: number
}

/** The newest first without an order of its own. */
export interface SortedPage extends ShipmentPage {
  sort?: ShipmentSort | undefined
}

export interface FullShipment {
  row: ShipmentRow
  document: ShipmentDocument
}

export interface Shipments {
  list(criteria: ShipmentCriteria, page: SortedPage): Promise<{ rows: ShipmentRow[]; total: number }>
  /** As the list, the newest first, with all that belongs to them. */
  listFull(criteria: ShipmentCriteria, page: ShipmentPage): Promise<{ found: FullShipment[]; total: number }>
  find(id: string, viewer: ShipmentViewer): Promise<FullShipment | undefined>
  /** The shipment that a container of this internal id belongs to, and the container's place in it. */
  findByContainer(id: string, viewer: ShipmentViewer): Promise<(FullShipment & { container: ContainerRow }) | undefined>
  /** Codes of the parties that a text means: by their code or a part of their name; the text itself is one, too. */
  partyCodes(text: string): Promise<string[]>
}

export function shipmentsOf(db: Db, tenantId: string): Shipments {
  const detailed = and(eq(shipmentDetails.tenantId, shipments.tenantId), eq(shipmentDetails.shipmentId, shipments.id))
  const page = (criteria: ShipmentCriteria, { limit, offset, sort }: SortedPage) =>
    db
      .select()
      .from(shipments)
      .where(matching(db, tenantId, criteria))
      .orderBy(...ordered(sort))
      .limit(limit)
      .offset(offset)

  /** A page that is not full tells the total itself; asking the database costs as much as all its rows. */
  async function totalOf(criteria: ShipmentCriteria, { limit, offset }: ShipmentPage, rows: number): Promise<number> {
    if (rows < limit && (rows > 0 || offset === 0)) return offset + rows
    const [counted] = await db
      .select({ total: count() })
      .from(shipments)
      .where(matching(db, tenantId, criteria))
    return Number(counted?.total ?? 0)
  }

  return {
    async list(criteria, bounds) {
      const rows = await page(criteria, bounds)
      return { rows, total: await totalOf(criteria, bounds, rows.length) }
    },
    async listFull(criteria, bounds) {
      const rows = await page(criteria, bounds)
      const details = await db
        .select()
        .from(shipmentDetails)
        .where(
          and(
            eq(shipmentDetails.tenantId, tenantId),
            anyOf(
              shipmentDetails.shipmentId,
              rows.map(({ id }) => id),
            ),
          ),
        )
      const documents = new Map(details.map(({ shipmentId, document }) => [shipmentId, document]))
      const found = rows.map((row) => ({ row, document: documents.get(row.id) ?? {} }))
      return { found, total: await totalOf(criteria, bounds, rows.length) }
    },
    async find(id, viewer) {
      return (
        await db
          .select({ row: shipments, document: shipmentDetails.document })
          .from(shipments)
          .innerJoin(shipmentDetails, detailed)
          .where(and(visibleTo(tenantId, viewer), eq(shipments.id, id)))
      )[0]
    },
    async findByContainer(id, viewer) {
      return (
        await db
          .select({ row: shipments, document: shipmentDetails.document, container: shipmentContainers })
          .from(shipmentContainers)
          .innerJoin(
            shipments,
            and(eq(shipments.tenantId, shipmentContainers.tenantId), eq(shipments.id, shipmentContainers.shipmentId)),
          )
          .innerJoin(shipmentDetails, detailed)
          .where(and(visibleTo(tenantId, viewer), eq(shipmentContainers.id, id)))
      )[0]
    },
    async partyCodes(text) {
      const found = await db
        .select({ code: parties.code })
        .from(parties)
        .where(
          and(
            eq(parties.tenantId, tenantId),
            or(eq(sql`upper(${signBySign(parties.code)})`, capitals(text)), contains(parties.name, text)),
          ),
        )
      return [...new Set([text.toUpperCase(), ...found.map(({ code }) => code)])]
    },
  }
}
