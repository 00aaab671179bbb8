import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../store/connection.ts'

/** Values of one statement: PostgreSQL takes 65,535 parameters. */
const MAX_VALUES = 20_000

/** Inserts rows, as many at once as the database takes. */
export async function insertAll<Table extends PgTable>(db: Db, table: Table, rows: Table['$inferInsert'][]): Promise<void> {
  const batch = Math.max(1, Math.floor(MAX_VALUES / Math.max(1, Object.keys(rows[0] ?? {}).length)))
  for (let from = 0; from < rows.length; from += batch) await db.insert(table).values(rows.slice(from, from + batch))
}
