import { and, eq, gt, sql } from 'drizzle-orm'
import type { OwedLetter } from '../mail/owed.ts'
import { alive, TOUCH_MS } from '../session/lifetime.ts'
import { takeLetters } from './accounts/letters.ts'
import type { Db } from './database/connection.ts'
import { isUnavailable } from './database/faults.ts'
import type { TenantRow, UserRow } from './tables/accounts.ts'
import { secondFactors, sessions, tenants, users } from './tables/accounts.ts'
import { dueChangeSets } from './studio/change-sets.ts'
import type { ChangeSetRow } from './tables/studio.ts'
import type { Kept } from './retention.ts'
import { forgetOld } from './retention.ts'
import type { TenantStore } from './tenant-store.ts'
import { tenantStore } from './tenant-store.ts'

/** Who a token belongs to. */
export interface SignedIn {
  user: UserRow
  tenant: TenantRow
  /** Whether the session was opened with a password, not at the tenant's provider. */
  byPassword: boolean
  /** Whether the user signs in with a code, too. */
  hasSecondFactor: boolean
  /** Hash of the session's token. */
  tokenHash: string
}

/**
 * What can be asked before it is known whose call it is. All other data is reached through `tenant()`, whose
 * queries are bound to that tenant; nothing outside this folder sees the database itself.
 */
export interface Directory {
  tenantById(id: string): Promise<TenantRow | undefined>
  /** Upper and lower case are the same. */
  tenantByUrl(url: string): Promise<TenantRow | undefined>
  /** Whose living session this is; notes that it was used, unless nobody was there. */
  session(tokenHash: string, now: Date, isUnattended?: boolean): Promise<SignedIn | undefined>
  tenant(id: string): TenantStore
  /** The change sets of all tenants that are to be published by now. */
  dueChangeSets(now: Date): Promise<ChangeSetRow[]>
  /** Takes in hand the letters of all tenants that are owed and that nobody has in hand. */
  takeLetters(now: Date): Promise<OwedLetter[]>
  /** Lets go of what is older than it is kept, until it is told to end. */
  forgetOld(kept: Kept, end: AbortSignal): Promise<void>
  /** How many milliseconds a moment of this machine's clock is ahead of the database's. */
  aheadBy(now: Date): Promise<number>
  /** Whether the database answers and takes writes. */
  isWritable(): Promise<boolean>
}

/** The store, seen from outside; `hasRoom` says whether its disk has any left. */
export function directory(db: Db, hasRoom: () => Promise<boolean> = () => Promise.resolve(true)): Directory {
  return {
    async tenantById(id) {
      return (await db.select().from(tenants).where(eq(tenants.id, id)))[0]
    },
    async tenantByUrl(url) {
      return (await db.select().from(tenants).where(eq(tenants.url, url.toLowerCase())))[0]
    },
    async session(tokenHash, now, isUnattended = false) {
      const { seenAfter, openedAfter } = alive(now)
      const found = await db
        .select({
          user: users,
          tenant: tenants,
          lastSeenAt: sessions.lastSeenAt,
          subject: sessions.subject,
          confirmedAt: secondFactors.confirmedAt,
        })
        .from(sessions)
        .innerJoin(users, and(eq(users.tenantId, sessions.tenantId), eq(users.userId, sessions.userId)))
        .innerJoin(tenants, eq(tenants.id, sessions.tenantId))
        .leftJoin(
          secondFactors,
          and(eq(secondFactors.tenantId, sessions.tenantId), eq(secondFactors.userId, sessions.userId)),
        )
        .where(
          and(
            eq(sessions.tokenHash, tokenHash),
            gt(sessions.lastSeenAt, seenAfter),
            gt(sessions.createdAt, openedAfter),
          ),
        )
      const session = found[0]
      if (session === undefined) return undefined
      if (!isUnattended && now.getTime() - session.lastSeenAt.getTime() > TOUCH_MS) {
        await db
          .update(sessions)
          .set({ lastSeenAt: now })
          .where(eq(sessions.tokenHash, tokenHash))
          // What can be read is read while nothing can be written.
          .catch((error: unknown) => {
            if (!isUnavailable(error)) throw error
          })
      }
      // Whoever signed in at the provider used no password that could have to be changed.
      const byPassword = session.subject === null
      return {
        user: { ...session.user, forceChangePassword: session.user.forceChangePassword && byPassword },
        tenant: session.tenant,
        byPassword,
        hasSecondFactor: session.confirmedAt !== null,
        tokenHash,
      }
    },
    tenant: (id) => tenantStore(db, id),
    dueChangeSets: (now) => dueChangeSets(db, now),
    takeLetters: (now) => takeLetters(db, now),
    forgetOld: (kept, end) => forgetOld(db, kept, end),
    async aheadBy(now) {
      const { rows } = (await db.execute(sql`select extract(epoch from clock_timestamp())::text as seconds`)) as {
        rows: { seconds: string }[]
      }
      return now.getTime() - Number(rows[0]?.seconds) * 1000
    },
    async isWritable() {
      const { rows } = (await db.execute(sql`select current_setting('transaction_read_only') as setting`)) as {
        rows: { setting: string }[]
      }
      return rows[0]?.setting === 'off' && (await hasRoom())
    },
  }
}
