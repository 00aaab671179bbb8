import { readdirSync } from 'node:fs'
import { is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { drizzle } from 'drizzle-orm/pglite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyDatabase } from '../../../../tests/support/empty-store.ts'
import type { Db } from './connection.ts'
import { migrate } from './migrate.ts'

const folder = new URL('../tables/', import.meta.url)
const { client, end } = await emptyDatabase()
const db: Db = drizzle(client)
beforeAll(() => migrate(db), 60_000)
afterAll(end)

/** A table as one line a column, and one a key. */
type Described = Record<string, { columns: string[]; keys: string[] }>

/** The tables as the queries see them. */
async function ofQueries(): Promise<Described> {
  const modules = await Promise.all(
    readdirSync(folder).map((file) => import(new URL(file, folder).href) as Promise<Record<string, unknown>>),
  )
  const tables = modules.flatMap((module) => Object.values(module)).filter((each) => is(each, PgTable))
  return Object.fromEntries(
    tables.map((table) => {
      const { name, columns, primaryKeys, uniqueConstraints } = getTableConfig(table)
      const own = columns.map((column) => ({ ...column, type: column.getSQLType() }))
      const keys = [
        ...primaryKeys.map(({ columns: parts }) => `primary key ${parts.map((part) => part.name).join(', ')}`),
        ...own.filter(({ primary }) => primary).map((column) => `primary key ${column.name}`),
        ...uniqueConstraints.map(({ columns: parts }) => `unique ${parts.map((part) => part.name).join(', ')}`),
        ...own.filter(({ isUnique }) => isUnique).map((column) => `unique ${column.name}`),
      ]
      const lines = own.map((column) => `${column.name} ${column.type} ${column.notNull ? 'not null' : 'null'}`)
      return [name, { columns: lines.sort(), keys: keys.sort() }]
    }),
  )
}

/** The tables as the migrations make them. */
async function ofMigrations(): Promise<Described> {
  const columns = await rowsOf<{ table: string; line: string }>(sql`
    select table_name as table,
      column_name || ' ' || data_type || case is_nullable when 'NO' then ' not null' else ' null' end as line
    from information_schema.columns where table_schema = 'public'`)
  const keys = await rowsOf<{ table: string; line: string }>(sql`
    select c.table_name as table,
      lower(c.constraint_type) || ' ' || string_agg(k.column_name, ', ' order by k.ordinal_position) as line
    from information_schema.table_constraints c
    join information_schema.key_column_usage k using (constraint_schema, constraint_name)
    where c.table_schema = 'public' and c.constraint_type in ('PRIMARY KEY', 'UNIQUE')
    group by c.table_name, c.constraint_name, c.constraint_type`)
  const names = [...new Set(columns.map(({ table }) => table))].filter((name) => name !== 'schema_versions')
  const linesOf = (rows: typeof columns, name: string) =>
    rows.flatMap(({ table, line }) => (table === name ? [line] : [])).sort()
  return Object.fromEntries(names.map((name) => [name, { columns: linesOf(columns, name), keys: linesOf(keys, name) }]))
}

async function rowsOf<Row>(query: ReturnType<typeof sql>): Promise<Row[]> {
  return ((await db.execute(query)) as { rows: Row[] }).rows
}

it('the tables that queries see have the columns, types and keys that the migrations make', async () => {
  expect(await ofQueries()).toEqual(await ofMigrations())
})

it('every index begins with columns of its table that queries know', async () => {
  const known = await ofQueries()
  const indexes = await rowsOf<{ table: string; index: string; column: string }>(sql`
    select t.relname as table, i.relname as index, a.attname as column
    from pg_index x
    join pg_class t on t.oid = x.indrelid
    join pg_class i on i.oid = x.indexrelid
    join pg_attribute a on a.attrelid = t.oid and a.attnum = x.indkey[0]
    join pg_namespace n on n.oid = t.relnamespace
    where n.nspname = 'public' and t.relname <> 'schema_versions'`)
  expect(indexes.length).toBeGreaterThan(60)
  for (const { table, index, column } of indexes)
    expect([index, known[table]?.columns.some((line) => line.startsWith(`${column} `))]).toEqual([index, true])
})
