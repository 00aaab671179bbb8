import type { InferSelectModel, SQL } from 'drizzle-orm'
import { and, count, desc, eq, getTableColumns, gte, inArray, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Schemas } from '../../../contract/index.ts'
import { without } from '../../ground/without.ts'
import type { Db } from '../database/connection.ts'
import type { CounterName } from '../database/numbers.ts'
import { nextNumber } from '../database/numbers.ts'

/** What the tables of bookings, quotes and templates have in common. */
type RequestTable = PgTable & Record<'tenantId' | 'unId' | 'status' | 'createdAt' | 'trail' | 'document', PgColumn>

interface RequestRow {
  tenantId: string
  unId: string
  status: string
  trail: unknown
  document: unknown
}

export interface RequestFilter<Status, Viewer> {
  /** Only what this viewer sees; everything of the tenant without one. */
  viewer: Viewer | undefined
  createdSince?: Date | undefined
  statuses?: readonly Status[] | undefined
}

/** What of a request stands in columns: everything but the document and its history. */
type Columns<Row extends RequestRow> = Omit<Row, 'document' | 'trail'>
/** A row of a list, with the tenant's own fields of its document. */
export type Summary<Row extends RequestRow> = Columns<Row> & { customFields: Schemas['CustomFields'] | null }
/** What is written of a request; the database counts the version. */
export type RequestValues<Row extends RequestRow> = Omit<Row, 'tenantId' | 'version'>

/** The requests of one kind of one tenant. */
export interface Requests<Row extends RequestRow, Viewer, Filter = RequestFilter<Row['status'], Viewer>> {
  /** The newest first, `limit` at most; `total` counts the others, too. */
  list(filter: Filter, limit: number): Promise<{ rows: Summary<Row>[]; total: number }>
  /** How many rows of the list have each value of a column; rows without a value are left out. */
  countBy(column: keyof Columns<Row> & string, filter: Filter): Promise<Map<string, number>>
  find(unId: string, viewer: Viewer | undefined): Promise<Row | undefined>
  /** The same; nobody else changes the record until the transaction ends. */
  findForUpdate(unId: string, viewer: Viewer | undefined): Promise<Row | undefined>
  /** A number that no other request of the kind and the tenant has; numbers may be left out. */
  nextNumber(): Promise<number>
  /** The request as it is stored. */
  insert(values: RequestValues<Row>): Promise<Row>
  /** The request as it is stored then. */
  update(unId: string, values: Partial<RequestValues<Row>>): Promise<Row>
  remove(unId: string): Promise<void>
}

export interface RequestKind<Viewer, Filter> {
  counter: CounterName
  /** The rows a viewer sees. */
  seenBy(viewer: Viewer): SQL | undefined
  /** What a filter asks beyond viewer, age and status. */
  alsoMatching?(filter: Filter): SQL | undefined
}

/**
 * The queries that bookings, quotes and templates share, bound to a tenant. The builder does not follow a table that
 * is a type parameter: rows are given their type where they leave.
 */
export function requestsOf<
  Table extends RequestTable,
  Viewer,
  Filter extends RequestFilter<Table['$inferSelect']['status'], Viewer>,
  Row extends RequestRow = InferSelectModel<Table> & RequestRow,
>(
  db: Db,
  tenantId: string,
  table: Table,
  { counter, seenBy, alsoMatching }: RequestKind<Viewer, Filter>,
): Requests<Row, Viewer, Filter> {
  const from: PgTable = table
  const summary = {
    ...without(getTableColumns(from), 'document', 'trail'),
    customFields: sql`${table.document} -> 'customFields'`,
  }
  const ofTenant = eq(table.tenantId, tenantId)
  const one = (unId: string) => and(ofTenant, eq(table.unId, unId))
  const visible = (viewer: Viewer | undefined) => (viewer === undefined ? undefined : seenBy(viewer))
  const matching = (filter: Filter) =>
    and(
      ofTenant,
      visible(filter.viewer),
      filter.createdSince === undefined ? undefined : gte(table.createdAt, filter.createdSince),
      filter.statuses === undefined ? undefined : inArray(table.status, [...filter.statuses]),
      alsoMatching?.(filter),
    )
  const stored = ([row]: unknown[]): Row => {
    if (row === undefined) throw new Error('A request that was to be written is not there')
    return row as Row
  }
  return {
    async list(filter, limit) {
      const rows = (await db
        .select(summary)
        .from(from)
        .where(matching(filter))
        .orderBy(desc(table.createdAt), desc(table.unId))
        .limit(limit)) as unknown as Summary<Row>[]
      if (rows.length < limit) return { rows, total: rows.length }
      const [counted] = await db.select({ total: count() }).from(from).where(matching(filter))
      return { rows, total: Number(counted?.total ?? 0) }
    },
    async countBy(name, filter) {
      const column = getTableColumns(from)[name]
      if (column === undefined) throw new Error(`Requests have no column ${name}`)
      const counted = await db
        .select({ value: column, total: count() })
        .from(from)
        .where(matching(filter))
        .groupBy(column)
      return new Map(
        counted.filter(({ value }) => value !== null).map(({ value, total }) => [String(value), Number(total)]),
      )
    },
    async find(unId, viewer) {
      const found = await db
        .select()
        .from(from)
        .where(and(one(unId), visible(viewer)))
      return found[0] as Row | undefined
    },
    async findForUpdate(unId, viewer) {
      const found = await db
        .select()
        .from(from)
        .where(and(one(unId), visible(viewer)))
        .for('update')
      return found[0] as Row | undefined
    },
    nextNumber: () => nextNumber(db, tenantId, counter),
    async insert(values) {
      return stored(
        await db
          .insert(from)
          .values({ ...values, tenantId })
          .returning(),
      )
    },
    async update(unId, values) {
      return stored(await db.update(from).set(values).where(one(unId)).returning())
    },
    async remove(unId) {
      await db.delete(from).where(one(unId))
    },
  }
}
