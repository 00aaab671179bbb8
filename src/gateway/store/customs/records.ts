import type { SQL } from 'drizzle-orm'
import { and, asc, count, eq, exists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../database/connection.ts'
import { signBySign } from '../database/sign-by-sign.ts'
import { keyText } from './criteria.ts'
import type { CustomsDocuments, CustomsRecordRow, CustomsResource } from '../tables/customs-records.ts'
import { CUSTOMS_KEYS, customsRecords } from '../tables/customs-records.ts'

export interface CustomsRecordQuery {
  /** Values that key fields must have, by name of the field (CUSTOMS_KEYS). */
  keys: Readonly<Record<string, string | number | undefined>>
  /** Texts that fields of the document begin with; signs other than letters and figures, and upper and lower case, do not count. */
  beginnings?: Readonly<Record<string, string>>
  /** Only records below which there is one of a resource: fields of it have a value, and others one that is not among some, comma-joined. */
  above?: {
    resource: CustomsResource
    is: Readonly<Record<string, string>>
    isNot: Readonly<Record<string, string>>
  }
  /** Field of the document; descending after a minus. Without it, in the order of the file. */
  sort?: string | undefined
  limit: number
  offset: number
}

/** A record and the keys it is found by, in the order of CUSTOMS_KEYS. */
export interface CustomsRecord<Resource extends CustomsResource> {
  keys: string[]
  document: CustomsDocuments[Resource]
}

/** What hangs below the tenant's customs-brokerage files. Whose file it is has been asked before. */
export interface CustomsRecords {
  /** One page of a file's records of a resource. */
  list<Resource extends CustomsResource>(
    fileNo: string,
    resource: Resource,
    query: CustomsRecordQuery,
  ): Promise<{ records: CustomsRecord<Resource>[]; total: number }>
  /** The records of a resource one or more levels below others, whose keys are given; in the order of the file. */
  below<Resource extends CustomsResource>(
    fileNo: string,
    resource: Resource,
    parents: string[][],
  ): Promise<CustomsRecord<Resource>[]>
}

const { key1, key2, key3, key4, key5 } = customsRecords
const KEY_COLUMNS = [key1, key2, key3, key4, key5]

/** Numbers that are written as text: 10 comes after 9. */
const SEQUENCES = new Set(['conveyanceSeqNo', 'idSeqNo', 'seqNo', 'suffix'])

export function customsRecordsOf(db: Db, tenantId: string): CustomsRecords {
  const ofFile = (fileNo: string, resource: CustomsResource) =>
    and(eq(customsRecords.tenantId, tenantId), eq(customsRecords.fileNo, fileNo), eq(customsRecords.resource, resource))
  return {
    async list(fileNo, resource, { keys, beginnings = {}, above, sort, limit, offset }) {
      const matches = and(
        ofFile(fileNo, resource),
        ...keyConditions(resource, keys),
        ...Object.entries(beginnings).map(([field, text]) => beginsWith(field, text)),
        above &&
          exists(
            db
              .select({ one: sql`1` })
              .from(lower)
              .where(isBelow(resource, above)),
          ),
      )
      const [counted] = await db.select({ total: count() }).from(customsRecords).where(matches)
      const rows = await db
        .select()
        .from(customsRecords)
        .where(matches)
        .orderBy(...orderOf(sort), asc(customsRecords.position))
        .limit(limit)
        .offset(offset)
      return { records: rows.map((row) => recordOf(row, resource)), total: Number(counted?.total ?? 0) }
    },
    async below(fileNo, resource, parents) {
      const depth = parents[0]?.length ?? 0
      if (depth === 0) return []
      const columns = sql.join(KEY_COLUMNS.slice(0, depth), sql`, `)
      const values = sql.join(
        KEY_COLUMNS.slice(0, depth).map((_, index) => sql`parent ->> ${sql.raw(String(index))}`),
        sql`, `,
      )
      const rows = await db
        .select()
        .from(customsRecords)
        .where(
          and(
            ofFile(fileNo, resource),
            sql`(${columns}) in (select ${values} from jsonb_array_elements(${JSON.stringify(parents)}::jsonb) parent)`,
          ),
        )
        .orderBy(asc(customsRecords.position))
      return rows.map((row) => recordOf(row, resource))
    },
  }
}

function keyConditions(resource: CustomsResource, keys: CustomsRecordQuery['keys']): SQL[] {
  const names: readonly string[] = CUSTOMS_KEYS[resource]
  return Object.entries(keys).flatMap(([name, value]) => {
    if (value === undefined) return []
    const column = KEY_COLUMNS[names.indexOf(name)]
    if (column === undefined) throw new Error(`${resource} has no key ${name}`)
    return [eq(column, String(value))]
  })
}

/** The records below those of a list, under a name of their own. */
const lower = alias(customsRecords, 'lower')
const LOWER_KEYS = [lower.key1, lower.key2, lower.key3, lower.key4, lower.key5]

function isBelow(
  resource: CustomsResource,
  { resource: of, is, isNot }: NonNullable<CustomsRecordQuery['above']>,
): SQL | undefined {
  const shared = KEY_COLUMNS.slice(0, CUSTOMS_KEYS[resource].length).map(
    (column, index) => sql`${LOWER_KEYS[index]} = ${column}`,
  )
  return and(
    eq(lower.tenantId, customsRecords.tenantId),
    eq(lower.fileNo, customsRecords.fileNo),
    eq(lower.resource, of),
    ...shared,
    ...Object.entries(is).map(([field, value]) => sql`${lower.document} ->> ${field}::text = ${value}`),
    ...Object.entries(isNot).map(
      ([field, values]) => sql`${lower.document} ->> ${field}::text <> all (string_to_array(${values}, ','))`,
    ),
  )
}

function beginsWith(field: string, text: string): SQL {
  const bare = keyText(text)
  // Of a text of other signs alone no beginning is made, as of the numbers that a file is found by.
  if (bare === '') return text === '' ? sql`true` : sql`false`
  return sql`starts_with(regexp_replace(upper(${textOf(field)}), '[^A-Z0-9]', '', 'g'), ${bare})`
}

function textOf(field: string): SQL {
  return signBySign(sql`(${customsRecords.document} ->> ${field}::text)`)
}

/** Numbers come by their size, texts sign by sign, as the columns of lists do. */
function orderOf(sort: string | undefined): SQL[] {
  if (sort === undefined) return []
  const descending = sort.startsWith('-')
  const field = descending ? sort.slice(1) : sort
  const text = textOf(field)
  const isNumber = sql`jsonb_typeof(${customsRecords.document} -> ${field}::text) = 'number'`
  const size = SEQUENCES.has(field) ? sql`length(${text})` : sql`case when ${isNumber} then (${text})::numeric end`
  return [size, text].map((expression) => sql`${expression} ${sql.raw(descending ? 'desc' : 'asc')} nulls last`)
}

function recordOf<Resource extends CustomsResource>(
  row: CustomsRecordRow,
  resource: Resource,
): CustomsRecord<Resource> {
  const keys = [row.key1, row.key2, row.key3, row.key4, row.key5].slice(0, CUSTOMS_KEYS[resource].length)
  return { keys, document: row.document as CustomsDocuments[Resource] }
}
