import { and, asc, count, desc, eq, getTableColumns, isNotNull, min, sql } from 'drizzle-orm'
import { without } from '../../ground/without.ts'
import type { Db } from '../database/connection.ts'
import { signBySign } from '../database/sign-by-sign.ts'
import type { CustomsFileRow } from '../tables/customs-files.ts'
import { customsFiles } from '../tables/customs-files.ts'
import type { CustomsCondition, CustomsViewer } from './criteria.ts'
import { agencies, customsCriteriaOf } from './criteria.ts'

/** A file without its document. */
export type CustomsFileSummary = Omit<CustomsFileRow, 'document'>

export interface CustomsFileQuery {
  viewer: CustomsViewer
  conditions: readonly CustomsCondition[]
  sort: { column: CustomsSortColumn; descending: boolean }
  limit: number
  offset: number
}

export type CustomsSortColumn = Exclude<keyof CustomsFileSummary, 'tenantId' | 'customerId' | 'kind'>

export type CustomsCountBy = 'mot' | 'entryType' | 'releaseDate' | 'status' | 'pgAgency'

/** How many files there are under a code. */
export interface CustomsCount {
  code: string
  name: string
  files: number
}

export interface CustomsFiles {
  /** One page; files that the sorting leaves equal, and those without a value at the end, by file number. */
  list(query: CustomsFileQuery): Promise<{ rows: CustomsFileSummary[]; total: number }>
  find(fileNo: string, viewer: CustomsViewer): Promise<CustomsFileSummary | undefined>
  /** The same with its document. */
  read(fileNo: string, viewer: CustomsViewer): Promise<CustomsFileRow | undefined>
  /** Counts by a column, or by agency; of a file with several agencies one under each. */
  count(by: CustomsCountBy, viewer: CustomsViewer, conditions: readonly CustomsCondition[]): Promise<CustomsCount[]>
}

/** Where the name of what is counted stands; the others are their own. */
const COUNT_NAMES = {
  mot: customsFiles.motDesc,
  entryType: customsFiles.entryTypeDesc,
  releaseDate: undefined,
  status: undefined,
  pgAgency: undefined,
}

const summary = without(getTableColumns(customsFiles), 'document')

export function customsFilesOf(db: Db, tenantId: string): CustomsFiles {
  const { visible, matching } = customsCriteriaOf(db, tenantId)
  return {
    async list({ viewer, conditions, sort, limit, offset }) {
      const matches = matching(viewer, conditions)
      const [counted] = await db.select({ total: count() }).from(customsFiles).where(matches)
      const total = Number(counted?.total ?? 0)
      if (offset >= total) return { rows: [], total }
      const column = customsFiles[sort.column]
      const rows = await db
        .select(summary)
        .from(customsFiles)
        .where(matches)
        .orderBy(sql`${(sort.descending ? desc : asc)(signBySign(column))} nulls last`, asc(customsFiles.fileNo))
        .limit(limit)
        .offset(offset)
      return { rows, total }
    },
    async find(fileNo, viewer) {
      return (
        await db
          .select(summary)
          .from(customsFiles)
          .where(and(visible(viewer), eq(customsFiles.fileNo, fileNo)))
      )[0]
    },
    async read(fileNo, viewer) {
      return (
        await db
          .select()
          .from(customsFiles)
          .where(and(visible(viewer), eq(customsFiles.fileNo, fileNo)))
      )[0]
    },
    async count(by, viewer, conditions) {
      const matches = matching(viewer, conditions)
      const code = by === 'pgAgency' ? sql<string>`unnest(${agencies})` : sql<string>`${customsFiles[by]}`
      const name = COUNT_NAMES[by]
      const valued = isNotNull(by === 'pgAgency' ? customsFiles.pga : customsFiles[by])
      const rows = await db
        .select({ code: code.as('code'), name: name === undefined ? sql<null>`null` : min(name), files: count() })
        .from(customsFiles)
        .where(and(matches, valued))
        .groupBy(sql`code`)
      return rows.map((row) => ({ code: row.code, name: row.name ?? row.code, files: Number(row.files) }))
    },
  }
}
