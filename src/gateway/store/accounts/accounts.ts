import type { SQL } from 'drizzle-orm'
import { and, asc, count, eq, gt, ne, or, sql } from 'drizzle-orm'
import { alive } from '../../session/lifetime.ts'
import type { UsedCode } from '../../session/second-factor.ts'
import type { Db } from '../database/connection.ts'
import { capitals } from '../database/capitals.ts'
import { signBySign } from '../database/sign-by-sign.ts'
import type { UserRow } from '../tables/accounts.ts'
import { passwordResets, sessions, users } from '../tables/accounts.ts'
import { secondFactorsOf } from './second-factors.ts'
import type { AtProvider } from './sign-ons.ts'

export interface NewSession {
  userId: string
  tokenHash: string
  /** The hash that the password was compared with. */
  passwordHash: string
  now: Date
  /** Ends the user's session elsewhere. */
  replace: boolean
  /** The code that came beside the password; the session uses it up. */
  code?: UsedCode | undefined
  /** Who opened it at the tenant's provider. */
  at?: AtProvider
}

/** A user as it is written: the database knows the tenant, counts versions and makes the id of the trail. */
export type NewUserRow = Omit<UserRow, 'tenantId' | 'person' | 'version' | 'updatedAt' | keyof StudioRights> &
  Partial<StudioRights> & { updatedAt?: Date }

/** What a user may do in the studio. */
export type StudioRights = Pick<UserRow, 'mayConfigure' | 'mayPublish' | 'mayBeginTenants'>

/** What a change of a user ends that was open under the old state: a link that sets a password, or the session, too. */
type Ended = 'link' | 'session'

/** Users of a tenant and their sessions. */
export interface Accounts {
  /** By user id or e-mail address; upper and lower case are the same. */
  find(login: { userId?: string | undefined; email?: string | undefined }): Promise<UserRow | undefined>
  /**
   * Opens the user's one session, unless another one is alive (`elsewhere`), the password was changed meanwhile (`outdated`) or the code was
   * used before (`spent`). A code is used up only by a session that is opened.
   */
  openSession(session: NewSession): Promise<'opened' | 'elsewhere' | 'outdated' | 'spent'>
  /** Ends the user's session; with a token only the one that it opened. Whether one was ended. */
  closeSession(userId: string, tokenHash?: string): Promise<boolean>
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
  /** The user as stored; undefined when the user id or the e-mail address is somebody's already. */
  add(user: NewUserRow): Promise<UserRow | undefined>
  /** The user whom the trail calls so. */
  findPerson(person: string): Promise<UserRow | undefined>
  /** The same, and nobody else changes the user until the transaction ends: neither a gateway nor a command. */
  findPersonForUpdate(person: string): Promise<UserRow | undefined>
  /**
   * Changes what administrators decide; a link that sets a password dies with `'link'`, with `'session'` the session ends, too. Undefined
   * when the e-mail address is somebody else's.
   */
  changePerson(userId: string, fields: Partial<NewUserRow>, ends?: Ended): Promise<UserRow | undefined>
  /** Nobody else changes rights in the tenant until the transaction ends. */
  lockRights(): Promise<void>
  /** How many portal administrators may use the portal. */
  countAdministrators(): Promise<number>
  /** Lets the user use the portal, or no longer: then the session ends and a reset link dies. False when there is no such user. */
  allow(userId: string, allowPortal: boolean): Promise<boolean>
  /** Gives rights in the studio, or takes them. False when there is no such user. */
  allowStudio(userId: string, rights: StudioRights): Promise<boolean>
}

/** Whose e-mail address this is: the operator's own systems may have written it with capitals. */
function hasMail(email: string): SQL {
  return eq(sql`lower(${signBySign(users.email)})`, email.toLowerCase())
}

/** Whose user id this is, likewise. */
function hasId(userId: string): SQL {
  return eq(sql`upper(${signBySign(users.userId)})`, capitals(userId))
}

export function accountsOf(db: Db, tenantId: string): Accounts {
  const own = (userId: string) => and(eq(users.tenantId, tenantId), eq(users.userId, userId))
  // Compared as a text: what is asked for need not be such an id.
  const byPerson = (person: string) =>
    db
      .select()
      .from(users)
      .where(and(eq(users.tenantId, tenantId), eq(sql`${users.person}::text`, person)))
  const change = (userId: string, only: SQL | undefined, fields: Partial<UserRow>, ends?: Ended): Promise<boolean> =>
    db.transaction(async (tx) => {
      const changed = await tx
        .update(users)
        .set(fields)
        .where(and(own(userId), only))
        .returning({ userId: users.userId })
      if (changed.length === 0) return false
      if (ends === undefined) return true
      if (ends === 'session')
        await tx.delete(sessions).where(and(eq(sessions.tenantId, tenantId), eq(sessions.userId, userId)))
      await tx
        .delete(passwordResets)
        .where(and(eq(passwordResets.tenantId, tenantId), eq(passwordResets.userId, userId)))
      return true
    })
  return {
    async find({ userId, email }) {
      const login = userId === undefined ? hasMail(email ?? '') : hasId(userId)
      return (
        await db
          .select()
          .from(users)
          .where(and(eq(users.tenantId, tenantId), login))
          // Two of one address or id, which another system may have written: always the same of them, in capitals first.
          .orderBy(asc(signBySign(users.userId)))
          .limit(1)
      )[0]
    },
    openSession({
      userId,
      tokenHash,
      passwordHash,
      now,
      replace,
      code,
      at = { subject: null, providerSession: null },
    }) {
      const { seenAfter, openedAfter } = alive(now)
      const fresh = { tokenHash, createdAt: now, lastSeenAt: now, ...at }
      return db.transaction(async (tx) => {
        // Locked, so that a change of the password either sees this session and ends it, or is seen here, and sign-ins come one by one. What
        // refers to the user goes on being stored.
        const [user] = await tx
          .select({ passwordHash: users.passwordHash })
          .from(users)
          .where(own(userId))
          .for('no key update')
        if (user?.passwordHash !== passwordHash) return 'outdated'
        const isAlive = and(gt(sessions.lastSeenAt, seenAfter), gt(sessions.createdAt, openedAfter))
        const mine = and(eq(sessions.tenantId, tenantId), eq(sessions.userId, userId))
        if (!replace && (await tx.$count(sessions, and(mine, isAlive))) > 0) return 'elsewhere'
        if (code !== undefined && !(await secondFactorsOf(tx, tenantId).use(userId, code))) return 'spent'
        await tx
          .insert(sessions)
          .values({ tenantId, userId, ...fresh })
          .onConflictDoUpdate({ target: [sessions.tenantId, sessions.userId], set: fresh })
        return 'opened'
      })
    },
    async closeSession(userId, tokenHash) {
      const isMeant = tokenHash === undefined ? undefined : eq(sessions.tokenHash, tokenHash)
      const ended = await db
        .delete(sessions)
        .where(and(eq(sessions.tenantId, tenantId), eq(sessions.userId, userId), isMeant))
        .returning({ userId: sessions.userId })
      return ended.length > 0
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
        'session',
      ),
    list: () =>
      db
        .select()
        .from(users)
        .where(eq(users.tenantId, tenantId))
        .orderBy(asc(signBySign(users.userId))),
    async add(user) {
      const isTaken = or(hasId(user.userId), hasMail(user.email))
      if ((await db.$count(users, and(eq(users.tenantId, tenantId), isTaken))) > 0) return undefined
      const added = await db
        .insert(users)
        .values({ ...user, tenantId })
        .onConflictDoNothing()
        .returning()
      return added[0]
    },
    async findPerson(person) {
      return (await byPerson(person))[0]
    },
    async findPersonForUpdate(person) {
      return (await byPerson(person).for('update'))[0]
    },
    async changePerson(userId, fields, ends) {
      const { email } = fields
      const others = and(eq(users.tenantId, tenantId), ne(users.userId, userId))
      if (email !== undefined && (await db.$count(users, and(others, hasMail(email)))) > 0) return undefined
      await change(userId, undefined, fields, ends)
      return (await db.select().from(users).where(own(userId)))[0]
    },
    async lockRights() {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`rights ${tenantId}`}))`)
    },
    async countAdministrators() {
      const isOne = and(eq(users.tenantId, tenantId), eq(users.isPortalAdmin, true), eq(users.allowPortal, true))
      return Number(await db.$count(users, isOne))
    },
    allow: (userId, allowPortal) => change(userId, undefined, { allowPortal }, allowPortal ? undefined : 'session'),
    // The database counts no version of these: the moment tells one from the other.
    allowStudio: (userId, rights) => change(userId, undefined, { ...rights, updatedAt: new Date() }),
  }
}
