import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import { drizzle as overPostgres } from 'drizzle-orm/node-postgres'
import { drizzle as overPglite } from 'drizzle-orm/pglite'
import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { EXIT, GatewayRefusal } from '../../ground/refusal.ts'
import type { Db } from '../database/connection.ts'
import { openEmbedded, SPOKEN } from '../database/connection.ts'
import { isUnavailable } from '../database/faults.ts'
import { lockFolder } from '../database/lock.ts'
import { databaseRefusal } from '../database/refusals.ts'

/** A transaction in which whole tables go in and out, in the text format of COPY. */
export interface Transfer {
  db: Db
  /** All rows of a table. */
  out(table: string, columns: readonly string[]): AsyncIterable<Uint8Array>
  into(table: string, columns: readonly string[], rows: AsyncIterable<Uint8Array>): Promise<void>
}

/** Which store: a PostgreSQL server, else the embedded database in `dataDir`. */
export interface StorePlace {
  databaseUrl?: string | undefined
  dataDir: string
}

/**
 * Runs `work` in one transaction that sees one moment of the store; wholly or, when it rejects, not at all.
 *
 * @throws GatewayRefusal when another process holds the embedded store, or the store cannot be opened, or breaks off
 */
export function transfer<Result>(place: StorePlace, work: (transfer: Transfer) => Promise<Result>): Promise<Result> {
  return place.databaseUrl === undefined ? embedded(place.dataDir, work) : server(place.databaseUrl, work)
}

async function server<Result>(
  connectionString: string,
  work: (transfer: Transfer) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, ...SPOKEN })
  client.on('error', () => undefined)
  await client.connect().catch((error: unknown) => {
    throw databaseRefusal(error)
  })
  let isEnding = false
  try {
    await client.query('begin isolation level repeatable read')
    const result = await work({
      db: overPostgres(client),
      out(table, columns) {
        const rows = client.query(copyTo(copy(table, columns, 'to stdout')))
        // A connection that broke is said before anybody reads.
        return rows.on('error', (error: Error) => rows.destroy(error))
      },
      into: (table, columns, rows) =>
        pipeline(Readable.from(rows), client.query(copyFrom(copy(table, columns, 'from stdin')))),
    })
    isEnding = true
    await client.query('commit')
    return result
  } catch (error) {
    throw isUnavailable(error) ? brokenOff(error, isEnding) : error
  } finally {
    // What is not committed is undone with the connection.
    await client.end()
  }
}

/** `isEnding`: all was done, and the answer of the end was lost. */
function brokenOff(error: unknown, isEnding: boolean): GatewayRefusal {
  const { message, cause } = error as Error
  return new GatewayRefusal(
    [
      `The database broke off: ${cause instanceof Error ? cause.message : message}`,
      isEnding
        ? 'That was at the end: all of it was done, or nothing. Look once the database is there.'
        : 'No file was written, and nothing of the store was changed. Try again once the database is there.',
    ].join('\n'),
    EXIT.backup,
  )
}

async function embedded<Result>(dataDir: string, work: (transfer: Transfer) => Promise<Result>): Promise<Result> {
  const unlock = await lockFolder(dataDir)
  try {
    const folder = join(dataDir, 'store')
    mkdirSync(folder, { recursive: true })
    const client = await openEmbedded(folder)
    try {
      return await client.transaction((inside) =>
        work({
          // What drizzle asks of a database a transaction of it can answer, too.
          db: overPglite(inside as unknown as PGlite),
          async *out(table, columns) {
            const { blob } = await inside.query(copy(table, columns, "to '/dev/blob'"))
            if (blob !== undefined) yield* blob.stream()
          },
          async into(table, columns, rows) {
            const parts: Uint8Array<ArrayBuffer>[] = []
            for await (const part of rows) parts.push(new Uint8Array(part))
            await inside.query(copy(table, columns, "from '/dev/blob'"), [], { blob: new Blob(parts) })
          },
        }),
      )
    } catch (error) {
      throw isUnavailable(error) ? new GatewayRefusal(outOfRoom(folder, error), EXIT.backup) : error
    } finally {
      await client.close()
    }
  } finally {
    unlock()
  }
}

/** The one thing that an embedded database is out of is room. */
function outOfRoom(folder: string, error: unknown): string {
  const { message, cause } = error as Error
  return [
    `The disk of ${folder} is full: ${cause instanceof Error ? cause.message : message}`,
    'Nothing of the store was changed. Make room, and try again: a restored store needs its own room beside the one that it takes the place of.',
  ].join('\n')
}

function copy(table: string, columns: readonly string[], way: string): string {
  return `copy ${quoted(table)} (${columns.map(quoted).join(', ')}) ${way}`
}

/** A name as SQL takes it. */
function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
