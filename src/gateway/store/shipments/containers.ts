import { and, asc, count, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import { anyOf } from '../database/any-of.ts'
import { capitals } from '../database/capitals.ts'
import type { Db } from '../database/connection.ts'
import { signBySign } from '../database/sign-by-sign.ts'
import type { ContainerRow, ShipmentRow } from '../tables/shipments.ts'
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

/** A container, its shipment, and by which ship it comes. */
export interface FoundContainer {
  container: ContainerRow
  shipment: Pick<ShipmentRow, keyof typeof SHIPMENT>
  vessel: { vesselName: string | null; vesselVoyage: string | null }
}

const { id, currentStatus, podName, podEtaDate, csgnName, shpNo, masterNo, refNo } = shipments
const SHIPMENT = { id, currentStatus, podName, podEtaDate, csgnName, shpNo, masterNo, refNo }
/** Of the document nothing else: of ten thousand containers they are tens of megabytes. */
const VESSEL = {
  vesselName: sql<string | null>`${shipmentDetails.document} ->> 'vesselName'`,
  vesselVoyage: sql<string | null>`${shipmentDetails.document} ->> 'vesselVoyage'`,
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
        .select({ container: shipmentContainers, shipment: SHIPMENT })
        .from(shipmentContainers)
        .innerJoin(shipments, ofShipment)
        .where(matching(criteria))
        .orderBy(...along(sort))
        .limit(limit)
        .offset(offset)
      const ids = [...new Set(rows.map(({ shipment }) => shipment.id))]
      const details = await db
        .select({ shipmentId: shipmentDetails.shipmentId, ...VESSEL })
        .from(shipmentDetails)
        .where(and(eq(shipmentDetails.tenantId, tenantId), anyOf(shipmentDetails.shipmentId, ids)))
      const vessels = new Map(details.map(({ shipmentId, ...vessel }) => [shipmentId, vessel]))
      const none = { vesselName: null, vesselVoyage: null }
      const found = rows.map((row) => ({ ...row, vessel: vessels.get(row.shipment.id) ?? none }))
      const isWhole = rows.length < limit && (rows.length > 0 || offset === 0)
      return { found, total: isWhole ? offset + rows.length : await totalOf(criteria) }
    },
  }
}
