import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './connection.ts'

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
