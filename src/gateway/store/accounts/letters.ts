import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm'
import type { OwedLetter } from '../../mail/owed.ts'
import { IN_HAND_MS } from '../../mail/owed.ts'
import type { Db } from '../database/connection.ts'
import { letters } from '../tables/letters.ts'

/** Letters that are owed to a tenant's people until a mail server has taken them. */
export interface Letters {
  /** Keeps a letter, which whoever keeps it has in hand: it is there when the transaction is done, and is posted then. */
  keep(letter: Omit<OwedLetter, 'id' | 'tenantId'>, now: Date): Promise<OwedLetter>
  /** Has it in hand until then. */
  hold(id: string, until: Date): Promise<void>
  /** Nobody owes it any more. */
  settle(id: string): Promise<void>
}

export function lettersOf(db: Db, tenantId: string): Letters {
  const isLetter = (id: string) => and(eq(letters.tenantId, tenantId), eq(letters.id, id))
  return {
    async keep(letter, now) {
      const [kept] = await db
        .insert(letters)
        .values({ ...letter, tenantId, dueAt: inHand(now) })
        .returning()
      if (kept === undefined) throw new Error('A letter was not kept')
      return kept
    },
    async hold(id, until) {
      await db.update(letters).set({ dueAt: until }).where(isLetter(id))
    },
    async settle(id) {
      await db.delete(letters).where(isLetter(id))
    },
  }
}

/** Letters that are taken at a time: others are due a minute later. */
const PORTION = 100

/** Takes in hand what is due in all tenants: of several processes that look at once each takes others. */
export async function takeLetters(db: Db, now: Date): Promise<OwedLetter[]> {
  const due = db
    .select({ id: letters.id })
    .from(letters)
    .where(and(lte(letters.dueAt, now), gt(letters.until, now)))
    .orderBy(asc(letters.dueAt))
    .limit(PORTION)
    .for('update', { skipLocked: true })
  return db
    .update(letters)
    .set({ dueAt: inHand(now) })
    .where(inArray(letters.id, due))
    .returning()
}

const inHand = (now: Date) => new Date(now.getTime() + IN_HAND_MS)
