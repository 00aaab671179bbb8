import { and, eq, lt } from 'drizzle-orm'
import type { Db } from '../database/connection.ts'
import { sentCalls } from '../tables/calls.ts'

/** How long a call is known by its key, in milliseconds. */
const KNOWN_MS = 10 * 60_000

/** A call by the key that its caller gave it. */
export interface CallKey {
  userId: string
  operation: string
  key: string
}

/** What was done under a key, and what was answered. */
export interface SentCalls {
  /**
   * Claims a key, within the transaction that does the call: who claims it at the same time waits for the end of that
   * transaction. Answers what was answered when the call was done already; undefined for the one who is to do it.
   */
  claim(call: CallKey, now: Date): Promise<{ status: number; body: unknown } | undefined>
  /** Keeps the answer beside the claim. */
  keep(call: CallKey, answer: { status: number; body: unknown }): Promise<void>
  /** Forgets what is older than calls are known. */
  forgetOld(now: Date): Promise<void>
}

export function sentCallsOf(db: Db, tenantId: string): SentCalls {
  const isCall = ({ userId, operation, key }: CallKey) =>
    and(
      eq(sentCalls.tenantId, tenantId),
      eq(sentCalls.userId, userId),
      eq(sentCalls.operation, operation),
      eq(sentCalls.key, key),
    )
  return {
    async claim(call, now) {
      const claimed = await db
        .insert(sentCalls)
        .values({ ...call, tenantId, calledAt: now, status: 0, body: '' })
        .onConflictDoNothing()
        .returning({ key: sentCalls.key })
      if (claimed.length > 0) return undefined
      const [done] = await db
        .select({ status: sentCalls.status, body: sentCalls.body })
        .from(sentCalls)
        .where(isCall(call))
      return done && { status: done.status, body: JSON.parse(done.body) as unknown }
    },
    async keep(call, { status, body }) {
      await db
        .update(sentCalls)
        .set({ status, body: JSON.stringify(body) })
        .where(isCall(call))
    },
    async forgetOld(now) {
      await db
        .delete(sentCalls)
        .where(and(eq(sentCalls.tenantId, tenantId), lt(sentCalls.calledAt, new Date(now.getTime() - KNOWN_MS))))
    },
  }
}
