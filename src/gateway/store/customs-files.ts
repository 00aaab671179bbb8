import type { SQL } from 'drizzle-orm'
import {
  and,
  asc,
  between,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  ilike,
  isNotNull,
  isNull,
  like,
  min,
  notInArray,
  or,
  sql,
} from 'drizzle-orm'
import { without } from '../without.ts'
import type { Db } from './connection.ts'
import type { CustomsFileKey, CustomsFileRow } from './tables/customs-files.ts'
import { customsFileKeys, customsFiles } from './tables/customs-files.ts'

/** Whose eyes: the company, the entry types and the age of what is shown. Nothing else is found. */
export interface CustomsViewer {
  /** Undefined for all of the tenant. */
  customerId: string | undefined
  excludedEntryTypes: readonly string[]
  /** First day of opening that is shown, YYYYMMDD. */
  openedSince: string | undefined
}

/** A condition on a file. Days are YYYYMMDD, both ends included. */
export type CustomsCondition =
  | { column: 'kind' | 'entryType' | 'mot' | 'status' | 'portLading' | 'portUnlading' | 'portOfEntry'; is: string }
  | { days: 'openedOn' | 'exportDate' | 'arrivalDate' | 'releaseDate'; from: string; to: string }
  /** The code is the text, or the name contains it. */
  | { party: 'shipper' | 'consignee'; text: string }
  /** One of the file's numbers starts with the text; other signs than letters and figures do not count. */
  | { key: CustomsFileKey; startsWith: string }
  | { agency: string }

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

export type CustomsCountBy = 'mot' | 'entryType' | 'releaseDate' | 'pgAgency'

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
  pgAgency: undefined,
}

const agencies = sql`string_to_array(${customsFiles.pga}, ',')`

const summary = without(getTableColumns(customsFiles), 'document')

/** A number as it is stored among the keys. */
export function keyText(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '')
}

export function customsFilesOf(db: Db, tenantId: string): CustomsFiles {
  const visible = ({ customerId, excludedEntryTypes, openedSince }: CustomsViewer) =>
    and(
      eq(customsFiles.tenantId, tenantId),
      customerId === undefined ? undefined : eq(customsFiles.customerId, customerId),
      excludedEntryTypes.length === 0
        ? undefined
        : or(isNull(customsFiles.entryType), notInArray(customsFiles.entryType, [...excludedEntryTypes])),
      openedSince === undefined ? undefined : gte(customsFiles.openedOn, openedSince),
    )
  // Read once and then looked up, whatever the planner thinks of the tables.
  const keyed = (name: CustomsFileKey, start: string) => {
    const found = db
      .select({ fileNo: customsFileKeys.fileNo })
      .from(customsFileKeys)
      .where(
        and(
          eq(customsFileKeys.tenantId, tenantId),
          eq(customsFileKeys.name, name),
          like(customsFileKeys.value, `${keyText(start)}%`),
        ),
      )
    return sql`${customsFiles.fileNo} = any(array(${found}))`
  }
  const holds = (condition: CustomsCondition): SQL | undefined => {
    if ('column' in condition) return eq(customsFiles[condition.column], condition.is)
    if ('days' in condition) return between(customsFiles[condition.days], condition.from, condition.to)
    if ('party' in condition) return isParty(condition.party, condition.text)
    if ('agency' in condition) return sql`${condition.agency} = any(${agencies})`
    return keyed(condition.key, condition.startsWith)
  }
  const matching = (viewer: CustomsViewer, conditions: readonly CustomsCondition[]) =>
    and(visible(viewer), ...conditions.map(holds))

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
        .orderBy(sql`${sort.descending ? desc(column) : asc(column)} nulls last`, asc(customsFiles.fileNo))
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

function isParty(party: 'shipper' | 'consignee', text: string): SQL | undefined {
  const [code, name] =
    party === 'shipper'
      ? [customsFiles.shipperCode, customsFiles.shipperName]
      : [customsFiles.consigneeCode, customsFiles.consigneeName]
  return or(eq(code, text.toUpperCase()), ilike(name, `%${text.replace(/[\\%_]/g, '\\$&')}%`))
}
