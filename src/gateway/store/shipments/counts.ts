import type { SQL } from 'drizzle-orm'
import { and, count, desc, inArray, ne } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../database/connection.ts'
import { shipments } from '../tables/shipments.ts'
import type { ShipmentCriteria } from './criteria.ts'
import { matching } from './criteria.ts'

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
