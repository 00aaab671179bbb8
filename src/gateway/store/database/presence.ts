import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { EXIT, GatewayRefusal } from '../../ground/refusal.ts'

/** Held by every gateway over a database, and by whoever puts another store into its place. */
const PRESENCE = 4175
/** How long it may take until a connection that broke shows the gateway again, in milliseconds. */
const AGAIN_MS = 5_000

/**
 * Shows that a gateway runs over a database, by a lock that a connection of its own holds until what is given ends it: those for calls are closed while
 * nobody calls.
 *
 * @throws GatewayRefusal where a store is being restored there
 */
export async function showPresence(server: pg.ClientConfig): Promise<() => Promise<void>> {
  let hasEnded = false
  let current: pg.Client | undefined
  let again: NodeJS.Timeout | undefined
  const show = async (): Promise<boolean> => {
    const client = new pg.Client({ ...server, connectionTimeoutMillis: AGAIN_MS })
    client.on('error', () => undefined)
    client.once('end', () => {
      if (!hasEnded) later()
    })
    current = client
    await client.connect()
    const { rows } = await client.query<{ shown: boolean }>('select pg_try_advisory_lock_shared($1) as shown', [
      PRESENCE,
    ])
    if (rows[0]?.shown === true) return true
    await client.end()
    return false
  }
  const later = () => {
    clearTimeout(again)
    again = setTimeout(() => {
      if (!hasEnded) show().catch(later)
    }, AGAIN_MS).unref()
  }
  const isShown = await show().catch(async (error: unknown) => {
    hasEnded = true
    await current?.end().catch(() => undefined)
    throw error
  })
  if (!isShown) {
    hasEnded = true
    clearTimeout(again)
    throw new GatewayRefusal(
      'A back-up is being restored into this store. Start again when that has ended.',
      EXIT.storeHeld,
    )
  }
  return async () => {
    hasEnded = true
    clearTimeout(again)
    await current?.end().catch(() => undefined)
  }
}

/** Whether no gateway runs over the database; none starts then until the transaction ends. */
export async function isAlone(tx: PgDatabase<PgQueryResultHKT>): Promise<boolean> {
  const { rows } = (await tx.execute(sql`select pg_try_advisory_xact_lock(${PRESENCE}) as alone`)) as {
    rows: { alone: boolean }[]
  }
  return rows[0]?.alone === true
}
