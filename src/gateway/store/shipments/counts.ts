import type { SQL } from 'drizzle-orm'
import { and, count, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../database/connection.ts'
import { shipments } from '../tables/shipments.ts'
import type { ShipmentCriteria, ShipmentException } from './criteria.ts'
import { matching, troubled } from './criteria.ts'

export interface Counted {
  value: string
  count: number
}

/** How many shipments fit the criteria, by one field; the most frequent value first. Shipments without the field do not count. */
export interface ShipmentCounts {
  byCountryOfDischarge(criteria: ShipmentCriteria): Promise<Counted[]>
  byStatus(criteria: ShipmentCriteria): Promise<Counted[]>
  byEta(criteria: ShipmentCriteria): Promise<Counted[]>
  byEtd(criteria: ShipmentCriteria): Promise<Counted[]>
  /** Of the shipments that fit those delayed, and those with each trouble as of a day, YYYYMMDD. */
  exceptions(criteria: ShipmentCriteria, asOf: string): Promise<Record<'delayed' | ShipmentException['kind'], number>>
  /** House bill numbers of the shipments that are in one of these statuses, in order. */
  houseBills(criteria: ShipmentCriteria, statuses: string[]): Promise<{ status: string; shpNo: string }[]>
}

export function shipmentCountsOf(db: Db, tenantId: string): ShipmentCounts {
  async function by(column: PgColumn, where: SQL | undefined): Promise<Counted[]> {
    const rows = await db
      .select({ value: column, count: count() })
      .from(shipments)
      .where(and(where, ne(column, '')))
      .groupBy(column)
      .orderBy(desc(count()), column)
    return rows.map((row) => ({ value: String(row.value), count: Number(row.count) }))
  }
  return {
    byCountryOfDischarge: (criteria) => by(shipments.podCtry, matching(db, tenantId, criteria)),
    byStatus: (criteria) => by(shipments.currentStatus, matching(db, tenantId, criteria)),
    byEta: (criteria) => by(shipments.podEtaDate, matching(db, tenantId, criteria)),
    byEtd: (criteria) => by(shipments.polEtdDate, matching(db, tenantId, criteria)),
    async exceptions(criteria, asOf) {
      const among = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
      const [counted] = await db
        .select({
          delayed: among(eq(shipments.currentStatus, 'DELAYED')),
          pastEta: among(troubled(db, { kind: 'pastEta', asOf })),
          documentsMissing: among(troubled(db, { kind: 'documentsMissing', asOf })),
        })
        .from(shipments)
        .where(matching(db, tenantId, criteria))
      return counted ?? { delayed: 0, pastEta: 0, documentsMissing: 0 }
    },
    async houseBills(criteria, statuses) {
      if (statuses.length === 0) return []
      return db
        .select({ status: shipments.currentStatus, shpNo: shipments.shpNo })
        .from(shipments)
        .where(and(matching(db, tenantId, criteria), inArray(shipments.currentStatus, statuses)))
        .orderBy(shipments.shpNo)
    },
  }
}
