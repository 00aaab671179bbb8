import type { SQL } from 'drizzle-orm'
import { and, asc, desc, eq, exists, gte, inArray, lt, lte, ne, notExists, notInArray, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Schemas } from '../../../contract/index.ts'
import { anyOf } from '../database/any-of.ts'
import { capitals } from '../database/capitals.ts'
import type { Db } from '../database/connection.ts'
import { documents } from '../tables/documents.ts'
import { bookings } from '../tables/requests.ts'
import { shipmentContainers, shipments } from '../tables/shipments.ts'
import type { Viewer } from '../database/viewer.ts'
import { seenBy } from '../database/viewer.ts'

/** A span of days, YYYYMMDD, both included. */
export interface DaySpan {
  from: string
  to: string
}

/** Who looks at shipments. Nothing else exists for the viewer, by whatever id or number it is asked for. */
export interface ShipmentViewer {
  /** Everybody's without one. */
  of: Viewer | undefined
  /** None that was made earlier. */
  createdSince: Date | undefined
}

/** Which shipments; a criterion that is undefined lets all pass. Codes and numbers are compared without regard to case. */
export interface ShipmentCriteria extends ShipmentViewer {
  shipperCodes?: string[] | undefined
  consigneeCodes?: string[] | undefined
  notifyCodes?: string[] | undefined
  numbers?: { [Kind in NumberKind]?: string[] | undefined }
  /** ETD at the port of loading, ETA at the port of discharge. */
  etd?: DaySpan | undefined
  eta?: DaySpan | undefined
  polCtry?: string | undefined
  polCity?: string | undefined
  podCtry?: string | undefined
  podCity?: string | undefined
  bizTypes?: Schemas['BizType'][] | undefined
  statuses?: string[] | undefined
  exception?: ShipmentException | undefined
}

/** A trouble of a shipment as of a day, YYYYMMDD (the contract's listShipments says what each means). */
export interface ShipmentException {
  kind: 'pastEta' | 'documentsMissing'
  asOf: string
}

/** By which number a shipment is found. */
const NUMBER_COLUMNS = {
  job: shipments.jobNo,
  booking: shipments.bookingNo,
  house: shipments.shpNo,
  master: shipments.masterNo,
  reference: shipments.refNo,
  file: shipments.fileNo,
} as const
export type NumberKind = keyof typeof NUMBER_COLUMNS | 'container'

/** By what the list can be sorted: fields of its rows, and the day of making. */
export const SORT_COLUMNS = {
  shprName: shipments.shprName,
  csgnName: shipments.csgnName,
  jobNo: shipments.jobNo,
  bookingNo: shipments.bookingNo,
  currentStatus: shipments.currentStatus,
  shpNo: shipments.shpNo,
  masterNo: shipments.masterNo,
  refNo: shipments.refNo,
  porName: shipments.porName,
  polName: shipments.polName,
  polEtdDate: shipments.polEtdDate,
  podName: shipments.podName,
  podEtaDate: shipments.podEtaDate,
  destName: shipments.destName,
  devryName: shipments.devryName,
  bizType: shipments.mode,
  createdDate: shipments.createdAt,
} as const
export interface ShipmentSort {
  by: keyof typeof SORT_COLUMNS
  descending: boolean
}

/** The rows of a tenant that the viewer sees. */
export function visibleTo(tenantId: string, { of, createdSince }: ShipmentViewer): SQL | undefined {
  return and(
    eq(shipments.tenantId, tenantId),
    of && ofViewer(tenantId, of),
    createdSince && gte(shipments.createdAt, createdSince),
  )
}

/** Shipments belong to a company; whoever made a booking sees what became of it. */
function ofViewer(tenantId: string, viewer: Viewer): SQL {
  if ('company' in viewer) return eq(shipments.customerId, viewer.company)
  const made = sql`select ${bookings.bookingNo} from ${bookings} where ${bookings.tenantId} = ${tenantId} and ${seenBy(bookings, viewer)}`
  return sql`${shipments.bookingNo} in (${made})`
}

/** The rows of a tenant that all criteria fit. */
export function matching(db: Db, tenantId: string, criteria: ShipmentCriteria): SQL | undefined {
  const { etd, eta, bizTypes, statuses, numbers = {} } = criteria
  const within = (column: PgColumn, span: DaySpan | undefined) =>
    span && and(gte(column, span.from), lte(column, span.to))
  const ofParties = (column: PgColumn, codes: string[] | undefined) => codes && anyOf(column, codes)
  const among = (column: PgColumn, values: string[] | undefined) => values && inArray(column, values)
  const exactly = (column: PgColumn, value: string | undefined) => (value === undefined ? undefined : eq(column, value))
  return and(
    visibleTo(tenantId, criteria),
    ofParties(shipments.shipperCode, criteria.shipperCodes),
    ofParties(shipments.consigneeCode, criteria.consigneeCodes),
    ofParties(shipments.notifyCode, criteria.notifyCodes),
    within(shipments.polEtdDate, etd),
    within(shipments.podEtaDate, eta),
    exactly(shipments.polCtry, criteria.polCtry),
    exactly(shipments.polCity, criteria.polCity?.toUpperCase()),
    exactly(shipments.podCtry, criteria.podCtry),
    exactly(shipments.podCity, criteria.podCity?.toUpperCase()),
    among(shipments.bizType, bizTypes),
    among(shipments.currentStatus, statuses?.map(capitals)),
    criteria.exception && troubled(db, criteria.exception),
    ...(Object.keys(numbers) as NumberKind[]).map((kind) => numbers[kind] && numbered(db, kind, numbers[kind])),
  )
}

/** Shipments with a trouble, for any tenant. */
export function troubled(db: Db, { kind, asOf }: ShipmentException): SQL | undefined {
  const isNot = (...statuses: string[]) => notInArray(shipments.currentStatus, statuses)
  const before = (column: PgColumn) => and(ne(column, ''), lt(column, asOf))
  if (kind === 'pastEta') return and(before(shipments.podEtaDate), isNot('ARRIVED', 'RELEASED', 'DELIVERED'))
  const lacks = (...types: string[]) =>
    notExists(
      db
        .select({ one: sql`1` })
        .from(documents)
        .where(
          and(
            eq(documents.tenantId, shipments.tenantId),
            eq(documents.ownerKind, 'shipment'),
            eq(documents.ownerId, shipments.id),
            inArray(documents.type, types),
          ),
        ),
    )
  return and(
    before(shipments.polEtdDate),
    or(and(isNot('DELIVERED'), lacks('HBL', 'HAWB')), and(isNot('RELEASED', 'DELIVERED'), lacks('CIV'))),
  )
}

function numbered(db: Db, kind: NumberKind, numbers: string[]): SQL {
  const upper = numbers.map(capitals)
  if (kind !== 'container') return inArray(sql`upper(${NUMBER_COLUMNS[kind]})`, upper)
  return exists(
    db
      .select({ one: sql`1` })
      .from(shipmentContainers)
      .where(
        and(
          eq(shipmentContainers.tenantId, shipments.tenantId),
          eq(shipmentContainers.shipmentId, shipments.id),
          inArray(sql`upper(${shipmentContainers.containerNo})`, upper),
        ),
      ),
  )
}

/**
 * The order of a list. Among equals the newest comes first, or last when descending: both are the order of one index,
 * read forwards or backwards.
 */
export function ordered(sort: ShipmentSort | undefined): SQL[] {
  if (sort === undefined || sort.by === 'createdDate') {
    const along = sort === undefined || sort.descending ? desc : asc
    return [along(shipments.createdAt), along(shipments.id)]
  }
  const column = SORT_COLUMNS[sort.by]
  return sort.descending
    ? [desc(column), asc(shipments.createdAt), asc(shipments.id)]
    : [asc(column), desc(shipments.createdAt), desc(shipments.id)]
}
