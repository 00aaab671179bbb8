import { createHash } from 'node:crypto'
import { and, eq, lte, sql } from 'drizzle-orm'
import { CLOCKS_DIFFER_MS } from '../../session/limits.ts'
import type { Slowing } from '../../session/slowing.ts'
import { delayAfter } from '../../session/slowing.ts'
import type { Db } from '../database/connection.ts'
import { slowed as table } from '../tables/calls.ts'

/** How much of something came from a source, so that two gateways over one store agree on who waits. */
export interface Slowed {
  /** Notes `amount` more from the source. Undefined when it may go on, else how many seconds are to be waited; then nothing is noted. */
  take(slowing: Slowing, source: string, amount: number, now: Date): Promise<number | undefined>
  /** Notes what an attempt that went on turned out to be besides; with a negative amount that it was none. */
  note(slowing: Slowing, source: string, amount: number): Promise<void>
}

export function slowedOf(db: Db, tenantId: string): Slowed {
  // Hashed: the table then tells nobody's address and no user.
  const key = ({ name }: Slowing, source: string) =>
    createHash('sha256')
      .update(JSON.stringify([tenantId, name, source]))
      .digest('hex')
  return {
    take: (slowing, source, amount, now) =>
      db.transaction(async (tx) => {
        const own = key(slowing, source)
        const until = new Date(now.getTime() + slowing.withinMs)
        await tx.delete(table).where(lte(table.until, now))
        await tx.insert(table).values({ source: own, amount: 0, lastAt: now, until }).onConflictDoNothing()
        // One after the other: attempts made at once must not all pass the count.
        const [known] = await tx.select().from(table).where(eq(table.source, own)).for('update')
        if (known === undefined) throw new Error(`An attempt at ${slowing.name} was not noted`)
        const ahead = known.lastAt.getTime() - now.getTime()
        if (ahead > CLOCKS_DIFFER_MS) {
          await tx.update(table).set({ amount, lastAt: now, until }).where(eq(table.source, own))
          return undefined
        }
        const waits = ahead + delayAfter(slowing, known.amount)
        if (known.amount > slowing.free && waits > 0) return Math.ceil(waits / 1000)
        await tx
          .update(table)
          .set({ amount: known.amount + amount, lastAt: now })
          .where(eq(table.source, own))
        return undefined
      }),
    async note(slowing, source, amount) {
      await db
        .update(table)
        .set({ amount: sql`greatest(${table.amount} + ${amount}, 0)` })
        .where(and(eq(table.source, key(slowing, source))))
    },
  }
}
