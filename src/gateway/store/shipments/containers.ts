import { and, asc, count, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import { capitals } from '../database/capitals.ts'
import type { Db } from '../database/connection.ts'
import { signBySign } from '../database/sign-by-sign.ts'
import type { ContainerRow, ShipmentDocument, ShipmentRow } from '../tables/shipments.ts'
import { shipmentContainers, shipmentDetails, shipments } from '../tables/shipments.ts'
import type { DaySpan, ShipmentViewer } from './criteria.ts'
import { visibleTo } from './criteria.ts'
import type { ShipmentPage } from './shipments.ts'

/** Which containers; a criterion that is undefined lets all pass. Numbers and words are compared without regard to case. */
export interface ContainerCriteria extends ShipmentViewer {
  containerNos?: string[] | undefined
  /** Of the shipment. */
  statuses?: string[] | undefined
  lastFree?: DaySpan | undefined
}

/** By what the list can be sorted: fields of its rows. */
const SORT_COLUMNS = {
  containerNo: shipmentContainers.containerNo,
  containerType: shipmentContainers.containerType,
  lastFreeDate: shipmentContainers.lastFreeDate,
  currentStatus: shipments.currentStatus,
  podName: shipments.podName,
  podEtaDate: shipments.podEtaDate,
  csgnName: shipments.csgnName,
  shpNo: shipments.shpNo,
  masterNo: shipments.masterNo,
  refNo: shipments.refNo,
} as const
export interface ContainerSort {
  by: keyof typeof SORT_COLUMNS
  descending: boolean
}

/** A container, its shipment, and what lists of shipments do not read. */
export interface FoundContainer {
  container: ContainerRow
  shipment: ShipmentRow
  document: ShipmentDocument
}

export interface Containers {
  /** Containers of all shipments that the viewer sees, those of the newest one first without an order of its own. */
  list(
    criteria: ContainerCriteria,
    page: ShipmentPage & { sort?: ContainerSort | undefined },
  ): Promise<{ found: FoundContainer[]; total: number }>
}

export function containersOf(db: Db, tenantId: string): Containers {
  const ofShipment = and(
    eq(shipments.tenantId, shipmentContainers.tenantId),
    eq(shipments.id, shipmentContainers.shipmentId),
  )
  const matching = ({ containerNos, statuses, lastFree, ...viewer }: ContainerCriteria) =>
    and(
      visibleTo(tenantId, viewer),
      containerNos && inArray(sql`upper(${shipmentContainers.containerNo})`, containerNos.map(capitals)),
      statuses && inArray(shipments.currentStatus, statuses.map(capitals)),
      lastFree && gte(shipmentContainers.lastFreeDate, lastFree.from),
      lastFree && lte(shipmentContainers.lastFreeDate, lastFree.to),
    )
  const along = (sort: ContainerSort | undefined) => [
    ...(sort === undefined ? [] : [(sort.descending ? desc : asc)(signBySign(SORT_COLUMNS[sort.by]))]),
    desc(shipments.createdAt),
    desc(shipments.id),
    asc(shipmentContainers.position),
  ]

  async function totalOf(criteria: ContainerCriteria): Promise<number> {
    const [counted] = await db
      .select({ total: count() })
      .from(shipmentContainers)
      .innerJoin(shipments, ofShipment)
      .where(matching(criteria))
    return Number(counted?.total ?? 0)
  }

  return {
    async list(criteria, { limit, offset, sort }) {
      const rows = await db
        .select({ container: shipmentContainers, shipment: shipments })
        .from(shipmentContainers)
        .innerJoin(shipments, ofShipment)
        .where(matching(criteria))
        .orderBy(...along(sort))
        .limit(limit)
        .offset(offset)
      const ids = [...new Set(rows.map(({ shipment }) => shipment.id))]
      const details = await db
        .select()
        .from(shipmentDetails)
        .where(and(eq(shipmentDetails.tenantId, tenantId), inArray(shipmentDetails.shipmentId, ids)))
      const documents = new Map(details.map(({ shipmentId, document }) => [shipmentId, document]))
      const found = rows.map((row) => ({ ...row, document: documents.get(row.shipment.id) ?? {} }))
      const isWhole = rows.length < limit && (rows.length > 0 || offset === 0)
      return { found, total: isWhole ? offset + rows.length : await totalOf(criteria) }
    },
  }
}
