import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './connection.ts'

/** Rows of one statement. */
const BATCH = 1000
/** Values of one statement where each is a parameter: PostgreSQL takes 65,535 of them. */
const MAX_VALUES = 20_000

/**
 * Inserts rows, many at once. They go to the database as one JSON text, which takes half the time of a parameter for
 * each value; tables with bytes cannot.
 */
export async function insertAll<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  const given: readonly Record<string, unknown>[] = rows
  const columns = Object.entries(getTableColumns(table)).filter(([name]) =>
    given.some((row) => row[name] !== undefined),
  )
  if (columns.some(([, column]) => column.dataType === 'custom')) return insertValues(db, table, rows)
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  )
  for (let from = 0; from < rows.length; from += BATCH) {
    const records = given
      .slice(from, from + BATCH)
      .map((row) => Object.fromEntries(columns.map(([name, column]) => [column.name, row[name]])))
    const values = sql`select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(records)}::json)`
    await db.execute(sql`insert into ${table} (${names}) ${values}`)
  }
}

async function insertValues<Table extends PgTable>(db: Db, table: Table, rows: Table['$inferInsert'][]): Promise<void> {
  const batch = Math.max(1, Math.floor(MAX_VALUES / Math.max(1, Object.keys(rows[0] ?? {}).length)))
  for (let from = 0; from < rows.length; from += batch) await db.insert(table).values(rows.slice(from, from + batch))
}

/**
 * Fills tables without their indexes, which are made anew afterwards: sorting all rows once takes a fraction of finding each
 * row's place in each index. Indexes that keep rows unique stay.
 */
export async function withoutIndexes(db: Db, tables: readonly PgTable[], fill: () => Promise<void>): Promise<void> {
  const names = tables.map((table) => getTableName(table))
  const { rows } = (await db.execute(sql`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indrelid
    where relnamespace = current_schema()::regnamespace and relname in ${names} and not indisunique
  `)) as { rows: { name: string; definition: string }[] }
  for (const { name } of rows) await db.execute(sql.raw(`drop index ${name}`))
  await fill()
  for (const { definition } of rows) await db.execute(sql.raw(definition))
}
