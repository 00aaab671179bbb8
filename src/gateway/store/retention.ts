import { asc, inArray, lt } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database/connection.ts'
import { sentCallsOf } from './calls/sent-calls.ts'
import { versionsOf } from './studio/versions.ts'
import { signOns, tenants } from './tables/accounts.ts'
import { errorLog, usageMetrics } from './tables/calls.ts'
import { documentTrail } from './tables/documents.ts'
import { letters } from './tables/letters.ts'
import { forgetEvents } from './trail/trail.ts'

/** The moments before which what a store gathers is let go. */
export interface Kept {
  /** Letters of no use any more, sign-ins at a provider that nobody came back from, and keys of calls that are too old by now: a tenant lets go of its own with each call that has one, and one where nobody calls does not. */
  now: Date
  /** Events of the trail. */
  events: Date
  /** Uses of the portal, which widgets count. */
  usage: Date
  /** Failures that pages reported. */
  failures: Date
  /** Who added, replaced or deleted which document. */
  documentTrail: Date
  /** Compiled portals whose place another one took by then. */
  builds: Date
}

/** Rows that go in one statement: a store that lets go of years at once is not held up. */
const PORTION = 5_000

/** Lets go, in all tenants, of what is older than it is kept, until it is told to end. */
export async function forgetOld(db: Db, kept: Kept, end?: AbortSignal): Promise<void> {
  await forgetRows(db, { table: usageMetrics, id: usageMetrics.id, at: usageMetrics.recordedAt }, kept.usage, end)
  await forgetRows(db, { table: errorLog, id: errorLog.id, at: errorLog.loggedAt }, kept.failures, end)
  await forgetRows(db, { table: letters, id: letters.id, at: letters.until }, kept.now, end)
  await forgetRows(db, { table: signOns, id: signOns.keyHash, at: signOns.expiresAt }, kept.now, end)
  const documents = { table: documentTrail, id: documentTrail.id, at: documentTrail.happenedAt }
  await forgetRows(db, documents, kept.documentTrail, end)
  for (const { id } of await db.select({ id: tenants.id }).from(tenants)) {
    if (end?.aborted === true) return
    await sentCallsOf(db, id).forgetOld(kept.now)
    await versionsOf(db, id).dropBuilds(kept.builds, end)
  }
  await forgetEvents(db, kept.events, end)
}

async function forgetRows(
  db: Db,
  { table, id, at }: { table: PgTable; id: PgColumn; at: PgColumn },
  before: Date,
  end: AbortSignal | undefined,
): Promise<void> {
  // What another process lets go of at the same moment is left to it.
  const old = db.select({ id }).from(table).where(lt(at, before)).orderBy(asc(at)).limit(PORTION)
  let gone: object[] | undefined
  while (end?.aborted !== true && (gone === undefined || gone.length === PORTION))
    gone = await db
      .delete(table)
      .where(inArray(id, old.for('update', { skipLocked: true })))
      .returning({ id })
}
