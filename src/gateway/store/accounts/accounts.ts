import type { SQL } from 'drizzle-orm'
import { and, asc, count, eq, gt, lte, or, sql } from 'drizzle-orm'
import { alive } from '../../session/lifetime.ts'
import type { Db } from '../database/connection.ts'
import type { UserRow } from '../tables/accounts.ts'
import { passwordResets, sessions, users } from '../tables/accounts.ts'
import type { AtProvider } from './sign-ons.ts'

export interface NewSession {
  userId: string
  tokenHash: string
  /** The hash that the password was compared with. */
  passwordHash: string
  now: Date
  /** Ends the user's session elsewhere. */
  replace: boolean
  /** Who opened it at the tenant's provider. */
  at?: AtProvider
}

/** Users of a tenant and their sessions. */
export interface Accounts {
  /** By user id or e-mail address; upper and lower case are the same. */
  find(login: { userId?: string | undefined; email?: string | undefined }): Promise<UserRow | undefined>
  /** Opens the user's one session, unless another one is alive (`elsewhere`) or the password was changed meanwhile (`outdated`). */
  openSession(session: NewSession): Promise<'opened' | 'elsewhere' | 'outdated'>
  closeSession(userId: string): Promise<void>
  /** Ends the sessions of a person, or the one of a session, at the tenant's provider. */
  closeAtProvider(at: Partial<AtProvider>): Promise<void>
  /** How many sessions are alive. */
  countSessions(now: Date): Promise<number>
  /**
   * Replaces the password: it need not be changed any more, unless it `mustChange`; every session of the user ends, a reset
   * link dies. With `instead` only when the password is still that one. False when it is not, or there is no such user.
   */
  setPassword(change: {
    userId: string
    passwordHash: string
    instead?: string
    mustChange?: boolean
  }): Promise<boolean>
  /** All of the tenant, by user id. */
  list(): Promise<UserRow[]>
  /** False when the user id or the e-mail address is somebody's already. */
  add(user: Omit<UserRow, 'tenantId'>): Promise<boolean>
  /** Lets the user use the portal, or no longer: then the session ends and a reset link dies. False when there is no such user. */
  allow(userId: string, allowPortal: boolean): Promise<boolean>
}

export function accountsOf(db: Db, tenantId: string): Accounts {
  const own = (userId: string) => and(eq(users.tenantId, tenantId), eq(users.userId, userId))
  /** Changes a user; `isOver` ends what was open under the old state. */
  const change = (userId: string, only: SQL | undefined, fields: Partial<UserRow>, isOver: boolean): Promise<boolean> =>
    db.transaction(async (tx) => {
      const changed = await tx
        .update(users)
        .set(fields)
        .where(and(own(userId), only))
        .returning({ userId: users.userId })
      if (changed.length === 0) return false
      if (!isOver) return true
      await tx.delete(sessions).where(and(eq(sessions.tenantId, tenantId), eq(sessions.userId, userId)))
      await tx
        .delete(passwordResets)
        .where(and(eq(passwordResets.tenantId, tenantId), eq(passwordResets.userId, userId)))
      return true
    })
  return {
    async find({ userId, email }) {
      const login =
        userId === undefined ? eq(users.email, (email ?? '').toLowerCase()) : eq(users.userId, userId.toUpperCase())
      return (
        await db
          .select()
          .from(users)
          .where(and(eq(users.tenantId, tenantId), login))
      )[0]
    },
    openSession({ userId, tokenHash, passwordHash, now, replace, at = { subject: null, providerSession: null } }) {
      const { seenAfter, openedAfter } = alive(now)
      const fresh = { tokenHash, createdAt: now, lastSeenAt: now, ...at }
      return db.transaction(async (tx) => {
        // Locked, so that a change of the password either sees this session and ends it, or is seen here.
        const [user] = await tx
          .select({ passwordHash: users.passwordHash })
          .from(users)
          .where(own(userId))
          .for('update')
        if (user?.passwordHash !== passwordHash) return 'outdated'
        // One statement, so that two sign-ins at once cannot both find the place free.
        const opened = await tx
          .insert(sessions)
          .values({ tenantId, userId, ...fresh })
          .onConflictDoUpdate({
            target: [sessions.tenantId, sessions.userId],
            set: fresh,
            setWhere: replace
              ? sql`true`
              : (or(lte(sessions.lastSeenAt, seenAfter), lte(sessions.createdAt, openedAfter)) ?? sql`false`),
          })
          .returning({ userId: sessions.userId })
        return opened.length > 0 ? 'opened' : 'elsewhere'
      })
    },
    async closeSession(userId) {
      await db.delete(sessions).where(and(eq(sessions.tenantId, tenantId), eq(sessions.userId, userId)))
    },
    async closeAtProvider({ subject, providerSession }) {
      const which = [
        ...(typeof subject === 'string' ? [eq(sessions.subject, subject)] : []),
        ...(typeof providerSession === 'string' ? [eq(sessions.providerSession, providerSession)] : []),
      ]
      if (which.length > 0) await db.delete(sessions).where(and(eq(sessions.tenantId, tenantId), ...which))
    },
    async countSessions(now) {
      const { seenAfter, openedAfter } = alive(now)
      const [found] = await db
        .select({ living: count() })
        .from(sessions)
        .where(
          and(eq(sessions.tenantId, tenantId), gt(sessions.lastSeenAt, seenAfter), gt(sessions.createdAt, openedAfter)),
        )
      return Number(found?.living ?? 0)
    },
    setPassword: ({ userId, passwordHash, instead, mustChange = false }) =>
      change(
        userId,
        instead === undefined ? undefined : eq(users.passwordHash, instead),
        { passwordHash, forceChangePassword: mustChange },
        true,
      ),
    list: () => db.select().from(users).where(eq(users.tenantId, tenantId)).orderBy(asc(users.userId)),
    async add(user) {
      const added = await db
        .insert(users)
        .values({ ...user, tenantId })
        .onConflictDoNothing()
        .returning({ userId: users.userId })
      return added.length > 0
    },
    allow: (userId, allowPortal) => change(userId, undefined, { allowPortal }, !allowPortal),
  }
}
