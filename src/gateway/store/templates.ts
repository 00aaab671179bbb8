import { and, count, desc, eq, getTableColumns, gte, inArray, or } from 'drizzle-orm'
import type { Schemas } from '../../contract/index.ts'
import { without } from '../without.ts'
import type { Db } from './connection.ts'
import type { TemplateRow } from './tables/requests.ts'
import { templates } from './tables/requests.ts'

/** Who looks: an owner sees the own templates and the public ones of the company; without a viewer all are seen. */
export interface TemplateViewer {
  userId: string
  customerId: string
}

export interface TemplateFilter {
  viewer: TemplateViewer | undefined
  createdSince: Date | undefined
  statuses: Schemas['TemplateStatus'][] | undefined
  limit: number
}

export type TemplateSummary = Omit<TemplateRow, 'document' | 'trail'>

export interface Templates {
  /** The newest first. */
  list(filter: TemplateFilter): Promise<{ rows: TemplateSummary[]; total: number }>
  find(unId: string, viewer: TemplateViewer | undefined): Promise<TemplateRow | undefined>
}

const summary = without(getTableColumns(templates), 'document', 'trail')

export function templatesOf(db: Db, tenantId: string): Templates {
  const visible = (viewer: TemplateViewer | undefined) =>
    and(
      eq(templates.tenantId, tenantId),
      viewer === undefined
        ? undefined
        : or(eq(templates.ownerId, viewer.userId), and(eq(templates.isPrivate, 0), eq(templates.customerId, viewer.customerId))),
    )
  return {
    async list({ viewer, createdSince, statuses, limit }) {
      const matches = and(
        visible(viewer),
        createdSince === undefined ? undefined : gte(templates.createdAt, createdSince),
        statuses === undefined ? undefined : inArray(templates.status, statuses),
      )
      const rows = await db
        .select(summary)
        .from(templates)
        .where(matches)
        .orderBy(desc(templates.createdAt), desc(templates.unId))
        .limit(limit)
      if (rows.length < limit) return { rows, total: rows.length }
      const [counted] = await db.select({ total: count() }).from(templates).where(matches)
      return { rows, total: Number(counted?.total ?? 0) }
    },
    async find(unId, viewer) {
      return (
        await db
          .select()
          .from(templates)
          .where(and(visible(viewer), eq(templates.unId, unId)))
      )[0]
    },
  }
}
