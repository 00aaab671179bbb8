import { aliasedTable, and, asc, count, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../database/connection.ts'
import { tenants, users } from '../tables/accounts.ts'
import type { TrailRow } from '../tables/trail.ts'
import { trail } from '../tables/trail.ts'
import { erasePerson } from './erasure.ts'

/** What is noted of something that happened. */
export type NewEvent = Pick<TrailRow, 'event' | 'happenedAt'> &
  Partial<Pick<TrailRow, 'person' | 'recordKind' | 'recordId' | 'fields' | 'network' | 'reference'>>

/** An event with the names of those who still have one. */
export interface NamedEvent extends TrailRow {
  userId: string | null
  userName: string | null
  /** Of the user whom it is about. */
  recordUserId: string | null
}

/** What happened in a tenant. Events are added and read; nothing here changes one. */
export interface Trail {
  note(event: NewEvent): Promise<void>
  /** The newest first; `total` counts those beyond the limit, too. */
  list(since: Date | undefined, limit: number): Promise<{ rows: NamedEvent[]; total: number }>
  /** Takes a person out of the tenant, in a transaction: see `erasePerson`. */
  erase(userId: string): Promise<string | undefined>
  /** All of one record, the newest first. */
  ofRecord(kind: NonNullable<TrailRow['recordKind']>, id: string): Promise<NamedEvent[]>
}

/** Most events that are shown of one record. */
const MOST_OF_RECORD = 200

export function trailOf(db: Db, tenantId: string): Trail {
  const about = aliasedTable(users, 'about')
  const named = () =>
    db
      .select({ event: trail, userId: users.userId, userName: users.name, recordUserId: about.userId })
      .from(trail)
      .leftJoin(users, and(eq(users.tenantId, trail.tenantId), eq(users.person, trail.person)))
      .leftJoin(
        about,
        and(
          eq(trail.recordKind, 'user'),
          eq(about.tenantId, trail.tenantId),
          eq(sql`${about.person}::text`, trail.recordId),
        ),
      )
      .$dynamic()
  const flat = ({ event, ...names }: Awaited<ReturnType<typeof named>>[number]): NamedEvent => ({ ...event, ...names })
  return {
    async note(event) {
      await db.insert(trail).values({ fields: '', ...event, tenantId })
    },
    async list(since, limit) {
      const matches = and(eq(trail.tenantId, tenantId), since && gte(trail.happenedAt, since))
      const rows = await named().where(matches).orderBy(desc(trail.happenedAt), desc(trail.id)).limit(limit)
      if (rows.length < limit) return { rows: rows.map(flat), total: rows.length }
      const [counted] = await db.select({ total: count() }).from(trail).where(matches)
      return { rows: rows.map(flat), total: Number(counted?.total ?? 0) }
    },
    erase: (userId) => erasePerson(db, tenantId, userId),
    async ofRecord(kind, id) {
      const matches = and(eq(trail.tenantId, tenantId), eq(trail.recordKind, kind), eq(trail.recordId, id))
      const rows = await named().where(matches).orderBy(desc(trail.happenedAt), desc(trail.id)).limit(MOST_OF_RECORD)
      return rows.map(flat)
    },
  }
}

/** Events that go in one statement: a store that lets go of years of them at once is not held up. */
const PORTION = 5_000

/**
 * Lets events of all tenants go that are older than a moment, until it is told to end; the database refuses to lose younger ones than
 * 30 days.
 */
export async function forgetEvents(db: Db, before: Date, end?: AbortSignal): Promise<void> {
  const of = async (tenantId: string): Promise<void> => {
    const old = db
      .select({ id: trail.id })
      .from(trail)
      .where(and(eq(trail.tenantId, tenantId), lt(trail.happenedAt, before)))
      .orderBy(asc(trail.happenedAt))
      .limit(PORTION)
    let gone: object[] | undefined
    while (end?.aborted !== true && (gone === undefined || gone.length === PORTION))
      gone = await db.delete(trail).where(inArray(trail.id, old)).returning({ id: trail.id })
  }
  for (const { id } of await db.select({ id: tenants.id }).from(tenants)) await of(id)
}
