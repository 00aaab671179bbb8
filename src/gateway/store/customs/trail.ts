import { and, asc, count, desc, eq } from 'drizzle-orm'
import type { Db } from '../database/connection.ts'
import type { CustomsMilestoneRow, CustomsRemarkRow } from '../tables/customs-files.ts'
import { customsMilestones, customsRemarks } from '../tables/customs-files.ts'

export interface TrailPage {
  /** The last updated first. */
  descending: boolean
  limit: number
  offset: number
}

/**
 * What happened to the tenant's files, and what was written about them. Whose file it is has been asked before. What is
 * confidential or not web-enabled is never given (shipments §6, §7).
 */
export interface CustomsTrail {
  remarks(fileNo: string, page: TrailPage): Promise<{ rows: CustomsRemarkRow[]; total: number }>
  milestones(fileNo: string, page: TrailPage): Promise<{ rows: CustomsMilestoneRow[]; total: number }>
}

export function customsTrailOf(db: Db, tenantId: string): CustomsTrail {
  return {
    async remarks(fileNo, { descending, limit, offset }) {
      const matches = and(
        eq(customsRemarks.tenantId, tenantId),
        eq(customsRemarks.fileNo, fileNo),
        eq(customsRemarks.confidential, false),
        eq(customsRemarks.webEnabled, true),
      )
      const [counted] = await db.select({ total: count() }).from(customsRemarks).where(matches)
      const total = Number(counted?.total ?? 0)
      if (offset >= total) return { rows: [], total }
      const order = descending ? desc : asc
      const rows = await db
        .select()
        .from(customsRemarks)
        .where(matches)
        .orderBy(order(customsRemarks.updatedAt), order(customsRemarks.noteNo))
        .limit(limit)
        .offset(offset)
      return { rows, total }
    },
    async milestones(fileNo, { descending, limit, offset }) {
      const matches = and(
        eq(customsMilestones.tenantId, tenantId),
        eq(customsMilestones.fileNo, fileNo),
        eq(customsMilestones.webEnabled, true),
      )
      const [counted] = await db.select({ total: count() }).from(customsMilestones).where(matches)
      const total = Number(counted?.total ?? 0)
      if (offset >= total) return { rows: [], total }
      const order = descending ? desc : asc
      const rows = await db
        .select()
        .from(customsMilestones)
        .where(matches)
        .orderBy(order(customsMilestones.updatedAt), order(customsMilestones.tracingDateNo))
        .limit(limit)
        .offset(offset)
      return { rows, total }
    },
  }
}
