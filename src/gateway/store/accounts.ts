import { and, count, eq, gt, lt, lte, or, sql } from 'drizzle-orm'
import { alive } from '../session/lifetime.ts'
import type { Db } from './connection.ts'
import type { UserRow } from './tables/accounts.ts'
import { sessions, signInFailures, users } from './tables/accounts.ts'

/** Users of a tenant, their sessions and their failed sign-ins. */
export interface Accounts {
  /** By user id or e-mail address; upper and lower case are the same. */
  find(login: { userId?: string | undefined; email?: string | undefined }): Promise<UserRow | undefined>
  /** Opens the user's one session. False when another one is alive and `replace` is not set. */
  openSession(session: { userId: string; tokenHash: string; now: Date; replace: boolean }): Promise<boolean>
  closeSession(userId: string): Promise<void>
  /** How many failures `source` has since a moment, and when the oldest of them was. */
  failures(source: string, since: Date): Promise<{ count: number; oldest: Date | undefined }>
  /** Notes a failure, and forgets what lies before `since`. */
  noteFailure(source: string, now: Date, since: Date): Promise<void>
  forgetFailures(source: string): Promise<void>
}

export function accountsOf(db: Db, tenantId: string): Accounts {
  const key = (source: string) => `${tenantId} ${source}`
  return {
    async find({ userId, email }) {
      const login = userId === undefined ? eq(users.email, (email ?? '').toLowerCase()) : eq(users.userId, userId.toUpperCase())
      return (
        await db
          .select()
          .from(users)
          .where(and(eq(users.tenantId, tenantId), login))
      )[0]
    },
    async openSession({ userId, tokenHash, now, replace }) {
      const { seenAfter, openedAfter } = alive(now)
      const fresh = { tokenHash, createdAt: now, lastSeenAt: now }
      // One statement, so that two sign-ins at once cannot both find the place free.
      const opened = await db
        .insert(sessions)
        .values({ tenantId, userId, ...fresh })
        .onConflictDoUpdate({
          target: [sessions.tenantId, sessions.userId],
          set: fresh,
          setWhere: replace ? sql`true` : (or(lte(sessions.lastSeenAt, seenAfter), lte(sessions.createdAt, openedAfter)) ?? sql`false`),
        })
        .returning({ userId: sessions.userId })
      return opened.length > 0
    },
    async closeSession(userId) {
      await db.delete(sessions).where(and(eq(sessions.tenantId, tenantId), eq(sessions.userId, userId)))
    },
    async failures(source, since) {
      const [found] = await db
        .select({ count: count(), oldest: sql<string | Date | null>`min(${signInFailures.failedAt})` })
        .from(signInFailures)
        .where(and(eq(signInFailures.source, key(source)), gt(signInFailures.failedAt, since)))
      return { count: Number(found?.count ?? 0), oldest: found?.oldest ? new Date(found.oldest) : undefined }
    },
    async noteFailure(source, now, since) {
      await db.delete(signInFailures).where(lt(signInFailures.failedAt, since))
      await db.insert(signInFailures).values({ source: key(source), failedAt: now })
    },
    async forgetFailures(source) {
      await db.delete(signInFailures).where(eq(signInFailures.source, key(source)))
    },
  }
}
