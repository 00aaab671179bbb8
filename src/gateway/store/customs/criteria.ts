import type { SQL } from 'drizzle-orm'
import { and, between, eq, gte, isNull, like, notInArray, or, sql } from 'drizzle-orm'
import type { Db } from '../database/connection.ts'
import { contains } from '../database/patterns.ts'
import type { CustomsFileKey } from '../tables/customs-files.ts'
import { customsFileKeys, customsFiles } from '../tables/customs-files.ts'

/** What a viewer sees: the company's files, of some entry types, not older than a day. Nothing else is found. */
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
  /** One of the file's numbers starts with the text; other signs than letters and figures do not count, and of them alone no number is made. */
  | { key: CustomsFileKey; startsWith: string }
  | { agency: string }

/** A number as it is stored among the keys. */
export function keyText(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '')
}

/** The agencies of a file, one by one. */
export const agencies = sql`string_to_array(${customsFiles.pga}, ',')`

/** Makes conditions on the tenant's files: what a viewer sees of them at all, and what of that a search asks for. */
export function customsCriteriaOf(db: Db, tenantId: string) {
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
    const key = keyText(start)
    if (key === '') return sql`false`
    const found = db
      .select({ fileNo: customsFileKeys.fileNo })
      .from(customsFileKeys)
      .where(
        and(
          eq(customsFileKeys.tenantId, tenantId),
          eq(customsFileKeys.name, name),
          like(customsFileKeys.value, `${key}%`),
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
  return { visible, matching }
}

function isParty(party: 'shipper' | 'consignee', text: string): SQL | undefined {
  const [code, name] =
    party === 'shipper'
      ? [customsFiles.shipperCode, customsFiles.shipperName]
      : [customsFiles.consigneeCode, customsFiles.consigneeName]
  return or(eq(code, text.toUpperCase()), contains(name, text))
}
