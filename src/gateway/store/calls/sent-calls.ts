import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { and, eq, lt } from 'drizzle-orm'
import type { Db } from '../database/connection.ts'
import { sentCalls } from '../tables/calls.ts'

/**
 * How long a key is known, in milliseconds: 31 days, and an hour for clocks that differ. A device keeps the draft of a save without an answer for 30
 * days (`app/device/drafts.ts`), and sends it under its key for as long.
 */
const KNOWN_MS = (31 * 24 + 1) * 60 * 60_000

/** A call by the key that its caller gave it. */
export interface CallKey {
  userId: string
  key: string
}

/** What was answered to a call; the version of the record that it wrote, where that has one. */
export interface KeptAnswer {
  status: number
  body: unknown
  etag?: string | undefined
}

/** What was done under a key, and what was answered. */
export interface SentCalls {
  /**
   * Claims a key for a request, within the transaction that does the call: who claims it at the same time waits for the end of that
   * transaction. Answers what was answered when the call was done already, 'reused' where the key belongs to another request;
   * undefined for the one who is to do it.
   */
  claim(call: CallKey, request: string, now: Date): Promise<KeptAnswer | 'reused' | undefined>
  /** The same without claiming it: undefined where nothing was done under the key. */
  find(call: CallKey, request: string): Promise<KeptAnswer | 'reused' | undefined>
  /** Keeps the answer beside the claim. */
  keep(call: CallKey, answer: KeptAnswer): Promise<void>
  /** Forgets what is older than keys are known. */
  forgetOld(now: Date): Promise<void>
}

export function sentCallsOf(db: Db, tenantId: string): SentCalls {
  const isCall = ({ userId, key }: CallKey) =>
    and(eq(sentCalls.tenantId, tenantId), eq(sentCalls.userId, userId), eq(sentCalls.key, key))
  const find: SentCalls['find'] = async (call, request) => {
    const [done] = await db.select().from(sentCalls).where(isCall(call))
    if (done === undefined) return undefined
    if (done.request !== request) return 'reused'
    return { status: done.status, body: unpacked(done.body), etag: done.etag ?? undefined }
  }
  return {
    find,
    async claim(call, request, now) {
      const claimed = await db
        .insert(sentCalls)
        .values({ ...call, tenantId, request, calledAt: now, status: 0, body: '' })
        .onConflictDoNothing()
        .returning({ key: sentCalls.key })
      if (claimed.length > 0) return undefined
      const done = await find(call, request)
      if (done === undefined) throw new Error('A call that was done is not known')
      return done
    },
    async keep(call, { status, body, etag = null }) {
      await db
        .update(sentCalls)
        .set({ status, body: packed(body), etag })
        .where(isCall(call))
    },
    async forgetOld(now) {
      await db
        .delete(sentCalls)
        .where(and(eq(sentCalls.tenantId, tenantId), lt(sentCalls.calledAt, new Date(now.getTime() - KNOWN_MS))))
    },
  }
}

/** Answers of a month are many: compressed they take about a quarter. */
function packed(body: unknown): string {
  return deflateRawSync(JSON.stringify(body)).toString('base64')
}

function unpacked(text: string): unknown {
  return JSON.parse(inflateRawSync(Buffer.from(text, 'base64')).toString('utf8'))
}
