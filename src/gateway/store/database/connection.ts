import { existsSync, mkdirSync, readdirSync, realpathSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as overPostgres } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as overPglite } from 'drizzle-orm/pglite'
import pg from 'pg'
import { lockFolder } from './lock.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { showPresence } from './presence.ts'
import { databaseRefusal, encodingRefusal, folderRefusal } from './refusals.ts'
import { keepRoom } from './room.ts'

/** A database that speaks PostgreSQL, embedded or not. */
export type Db = PgDatabase<PgQueryResultHKT>

export interface Connection {
  db: Db
  /** Work that may take long, as that of a start: migrations, tables to be filled, waiting for another process that does so. */
  unhurried<Result>(work: (db: Db) => Promise<Result>): Promise<Result>
  /**
   * Shows others that a gateway runs over the database, until the connection is closed.
   *
   * @throws GatewayRefusal where a back-up is being restored there
   */
  show(): Promise<void>
  /** Whether there is room for what is written, as far as that is seen from here: the disk of a server is its own. */
  hasRoom(): Promise<boolean>
  close(): Promise<void>
}

/**
 * Opens PostgreSQL when there is a `databaseUrl`, else the embedded database in `dataDir`/store.
 *
 * @throws GatewayRefusal when another process holds the folder, the server lets nobody in, or its database is not one of UTF-8
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
  const unlock = await lockFolder(dataDir)
  try {
    const folder = join(dataDir, 'store')
    mkdirSync(folder, { recursive: true })
    const client = await openEmbedded(folder)
    const { hasRoom, leave } = keepRoom(client, folder)
    const db = oneAtATime(overPglite(client))
    return {
      db,
      unhurried: (work) => work(db),
      // The folder is held.
      show: () => Promise.resolve(),
      hasRoom: () => Promise.resolve(hasRoom()),
      async close() {
        await client.close()
        leave()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/**
 * Opens the embedded database in a folder, and makes it in an empty one.
 *
 * @throws GatewayRefusal when it cannot be opened; nothing of it was changed then
 */
export async function openEmbedded(folder: string): Promise<PGlite> {
  const isNew = readdirSync(folder).length === 0
  // Without this file a new database would be made over the old one.
  if (!isNew && !existsSync(join(folder, 'PG_VERSION'))) throw folderRefusal(folder, new Error('PG_VERSION is missing'))
  try {
    if (isNew) await makeEmbedded(folder)
    return await PGlite.create(folder)
  } catch (error) {
    throw folderRefusal(folder, error)
  }
}

/** Makes a database beside its place, where it comes once it is whole: of a first start that breaks off nothing is left that looks like a store. */
async function makeEmbedded(folder: string): Promise<void> {
  // What an operator has linked to another disk is made on that disk.
  const place = realpathSync(folder)
  const making = `${place}.new`
  rmSync(making, { recursive: true, force: true })
  try {
    const client = await PGlite.create(making)
    await client.close()
  } catch (error) {
    // On a full disk it would be in the way of what is to make room.
    rmSync(making, { recursive: true, force: true })
    throw error
  }
  rmdirSync(place)
  renameSync(making, place)
}

/**
 * How long things may take, in milliseconds: a connection, a statement, a lock, a pause within a transaction. Who waits longer is told
 * so (503) instead of holding a connection that others need. What a process that stands still has locked is free before those who wait for
 * it have given up.
 */
const PATIENCE = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 10_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 4_000,
} as const
/** The same pause for a process that starts, and computes what it fills a store with: others wait for its end. */
const PAUSE_OF_START = { idle_in_transaction_session_timeout: 60_000 } as const
/** Settings by which sessions are the same whatever a server, a database or a role is set to. */
const OWN_SETTINGS = [
  // Another style is read as no moment at all, or as another one, and a back-up would hold it.
  'DateStyle=ISO',
  // Callers wait for each other's locks; by a stricter isolation all but one of them would fail.
  'default_transaction_isolation=read\\ committed',
  // What starts, backs up or restores takes as long as it takes; calls have a patience of their own.
  ...['statement_timeout=0', 'lock_timeout=0', 'idle_in_transaction_session_timeout=0'],
  // A machine that is gone without a word (its power, its network) is missed within half a minute, not after the two hours of most systems: until then
  // the server keeps what it has locked, and the lock of a start.
  ...['tcp_keepalives_idle=10', 'tcp_keepalives_interval=5', 'tcp_keepalives_count=3'],
]
/** What every connection to a server begins with; the other side is missed as soon from here. */
export const SPOKEN = {
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  options: OWN_SETTINGS.map((setting) => `-c ${setting}`).join(' '),
} as const
/**
 * No query of the portal is long enough to be compiled (JIT). The planner takes some that look up each row among others (shipments without
 * their documents) for such: they were compiled for a second, to be answered in ten milliseconds.
 */
const SESSION = { ...SPOKEN, options: `${SPOKEN.options} -c jit=off` } as const
/** After that a server from which nothing comes is taken for gone, in milliseconds: one that stands still cannot end its own statements. */
const SILENCE_MS = 12_000

async function server(connectionString: string): Promise<Connection> {
  const pool = poolOf({ connectionString, max: 10, ...PATIENCE, stream: unlessSilent })
  // Files that DATABASE_URL names, as the authority of its certificate, are read at once: what cannot be is thrown, not promised.
  const first = await firstOf(pool)
  const refused = await encodingRefusal(first)
  first.release()
  if (refused !== undefined) {
    await pool.end()
    throw refused
  }
  const db = oneAtATime(overPostgres(pool))
  let hide = (): Promise<void> => Promise.resolve()
  return {
    db,
    async show() {
      hide = await showPresence({ connectionString, ...SPOKEN })
    },
    async unhurried(work) {
      const { connectionTimeoutMillis } = PATIENCE
      const own = poolOf({ connectionString, max: 1, connectionTimeoutMillis, ...PAUSE_OF_START })
      try {
        return await work(overPostgres(own))
      } finally {
        await own.end()
      }
    },
    hasRoom: () => Promise.resolve(true),
    async close() {
      await hide()
      await pool.end()
    },
  }
}

/** A first connection. Files that DATABASE_URL names, as that of its certificate, are read before anything is promised: what cannot be read is refused, too. */
async function firstOf(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect()
  } catch (error) {
    await pool.end()
    throw databaseRefusal(error)
  }
}

/**
 * A connection that breaks is replaced at the next query. Without a listener it would end the process: the pool hears those that are idle,
 * a client those that are at work, whose query fails.
 */
function poolOf(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...SESSION, ...config })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** A socket that breaks when nothing comes through it for long. What was being asked fails, and the pool takes another connection. */
function unlessSilent(): Socket {
  const socket = new Socket()
  return socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error('Connection terminated: the database is silent')))
}
