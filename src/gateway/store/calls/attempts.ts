import { createHash } from 'node:crypto'
import { eq, gt, lte, or, sql } from 'drizzle-orm'
import type { Limit } from '../../session/limits.ts'
import { CLOCKS_DIFFER_MS } from '../../session/limits.ts'
import type { Db } from '../database/connection.ts'
import { attempts } from '../tables/calls.ts'

/** How often something was tried, so that two gateways over one store agree on when it is enough. */
export interface Attempts {
  /** Notes an attempt of `source`. Undefined while the limit holds it, else how many seconds are to be waited. */
  take(limit: Limit, source: string, now: Date): Promise<number | undefined>
  /** Takes one attempt back: it was not one of those that the limit counts. */
  giveBack(limit: Limit, source: string): Promise<void>
  /** Forgets all attempts of `source`. */
  forget(limit: Limit, source: string): Promise<void>
}

export function attemptsOf(db: Db, tenantId: string): Attempts {
  // Hashed: the table then tells nobody's address and no e-mail address.
  const key = ({ name }: Limit, source: string) =>
    createHash('sha256')
      .update(JSON.stringify([tenantId, name, source]))
      .digest('hex')
  return {
    async take(limit, source, now) {
      const until = new Date(now.getTime() + limit.withinMs)
      const isOver = or(lte(attempts.until, now), gt(attempts.until, new Date(until.getTime() + CLOCKS_DIFFER_MS)))
      // One statement, so that attempts made at once are all counted.
      const [noted] = await db
        .insert(attempts)
        .values({ source: key(limit, source), amount: 1, until })
        .onConflictDoUpdate({
          target: attempts.source,
          set: {
            amount: sql`case when ${isOver} then 1 else ${attempts.amount} + 1 end`,
            until: sql`case when ${isOver} then excluded.until else ${attempts.until} end`,
          },
        })
        .returning({ amount: attempts.amount, until: attempts.until })
      if (noted === undefined) throw new Error(`An attempt at ${limit.name} was not noted`)
      if (noted.amount === 1) await db.delete(attempts).where(lte(attempts.until, now))
      return noted.amount <= limit.most ? undefined : Math.ceil((noted.until.getTime() - now.getTime()) / 1000)
    },
    async giveBack(limit, source) {
      await db
        .update(attempts)
        .set({ amount: sql`greatest(${attempts.amount} - 1, 0)` })
        .where(eq(attempts.source, key(limit, source)))
    },
    async forget(limit, source) {
      await db.delete(attempts).where(eq(attempts.source, key(limit, source)))
    },
  }
}
