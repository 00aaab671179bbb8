import { sql } from 'drizzle-orm'
import type { Db } from '../database/connection.ts'

/** A table of the store, and its columns in their order. */
export interface TableShape {
  name: string
  columns: string[]
}

/** Who is signed in or about to be, and what is on its way to somebody: a copy must open nothing, and send nothing. */
const LEFT_OUT = ['schema_versions', 'sessions', 'password_resets', 'sign_ons', 'letters', 'attempts', 'slowed']

/** The tables that a back-up holds, each behind those that it refers to. */
export async function tablesOf(db: Db): Promise<TableShape[]> {
  const { rows: columns } = (await db.execute(sql`
    select table_name as "table", array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema() and table_type = 'BASE TABLE' group by table_name order by table_name`)) as {
    rows: { table: string; columns: string[] }[]
  }
  const { rows: references } = (await db.execute(sql`
    select conrelid::regclass::text as "table", confrelid::regclass::text as target from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace and conrelid <> confrelid`)) as {
    rows: { table: string; target: string }[]
  }
  const left = new Map(
    columns.filter(({ table }) => !LEFT_OUT.includes(table)).map((each) => [each.table, each.columns]),
  )
  const ordered: TableShape[] = []
  while (left.size > 0) {
    const next = [...left].filter(
      ([name]) => !references.some(({ table, target }) => table === name && left.has(target)),
    )
    if (next.length === 0) throw new Error(`Tables refer to each other in a circle: ${[...left.keys()].join(', ')}`)
    for (const [name, own] of next) {
      ordered.push({ name, columns: own })
      left.delete(name)
    }
  }
  return ordered
}

/** Whether the store holds anything at all. */
export async function isEmpty(db: Db): Promise<boolean> {
  const { rows } = (await db.execute(
    sql`select count(*)::int as amount from pg_tables where schemaname = current_schema()`,
  )) as { rows: { amount: number }[] }
  return rows[0]?.amount === 0
}

/** Takes everything away, the list of migrations, too: the database is the portal's alone. */
export async function dropAll(db: Db): Promise<void> {
  await db.execute(sql`
    do $$ declare each record; begin
      for each in select tablename from pg_tables where schemaname = current_schema() loop
        execute 'drop table if exists ' || quote_ident(each.tablename) || ' cascade';
      end loop;
    end $$`)
  await db.execute(sql`
    do $$ declare each record; begin
      for each in select oid::regprocedure as name from pg_proc where pronamespace = current_schema()::regnamespace
                  and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e') loop
        execute 'drop function ' || each.name || ' cascade';
      end loop;
    end $$`)
}

/** Lets numbers that the database gives go on behind those that are there. */
export async function continueNumbers(db: Db): Promise<void> {
  await db.execute(sql`
    do $$ declare each record; begin
      for each in select table_name, column_name from information_schema.columns
                  where table_schema = current_schema() and is_identity = 'YES' loop
        execute format('select setval(pg_get_serial_sequence(%L, %L), coalesce(max(%I), 0) + 1, false) from %I',
                       quote_ident(each.table_name), each.column_name, each.column_name, each.table_name);
      end loop;
    end $$`)
}
