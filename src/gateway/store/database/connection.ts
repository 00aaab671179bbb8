import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle as overPostgres } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as overPglite } from 'drizzle-orm/pglite'
import pg from 'pg'
import { lockFolder } from './lock.ts'

/** A database that speaks PostgreSQL, embedded or not. */
export type Db = PgDatabase<PgQueryResultHKT>

export interface Connection {
  db: Db
  close(): Promise<void>
}

/**
 * Opens PostgreSQL when there is a `databaseUrl`, else the embedded database in `dataDir`/store.
 *
 * @throws GatewayRefusal when another process holds the folder
 */
export async function connect({
  databaseUrl,
  dataDir,
}: {
  databaseUrl?: string | undefined
  dataDir: string
}): Promise<Connection> {
  return databaseUrl === undefined ? embedded(dataDir) : server(databaseUrl)
}

async function embedded(dataDir: string): Promise<Connection> {
  const unlock = lockFolder(dataDir)
  try {
    const folder = join(dataDir, 'store')
    mkdirSync(folder, { recursive: true })
    const client = await PGlite.create(folder)
    return {
      db: overPglite(client),
      async close() {
        await client.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

async function server(connectionString: string): Promise<Connection> {
  const pool = new pg.Pool({ connectionString, max: 10 })
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined)
  const db: Db = overPostgres(pool)
  await db.execute(sql`select 1`)
  return { db, close: () => pool.end() }
}
