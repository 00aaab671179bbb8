import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Db } from '../database/connection.ts'
import type { SignOnRow } from '../tables/accounts.ts'
import { signOns } from '../tables/accounts.ts'

/** Who somebody is at the provider: the person there, and the session there where the provider names it. */
export type AtProvider = Pick<SignOnRow, 'subject' | 'providerSession'>

/** Sign-ins of a tenant that are on their way to its provider, by the hash of a key that only the tab has which began them. */
export interface SignOns {
  /** Notes one, and drops what has ended. */
  open(signOn: Pick<SignOnRow, 'keyHash' | 'nonce' | 'verifier' | 'expiresAt'>, now: Date): Promise<void>
  find(keyHash: string, now: Date): Promise<SignOnRow | undefined>
  /** Takes the one answer of the provider. False when there was one already: of two callers at once one goes on. */
  answer(keyHash: string): Promise<boolean>
  /** Notes who it is. */
  know(keyHash: string, who: Required<AtProvider> & { userId: string }): Promise<void>
  close(keyHash: string): Promise<void>
}

export function signOnsOf(db: Db, tenantId: string): SignOns {
  const own = (keyHash: string) => and(eq(signOns.tenantId, tenantId), eq(signOns.keyHash, keyHash))
  return {
    async open(signOn, now) {
      await db.delete(signOns).where(lte(signOns.expiresAt, now))
      await db.insert(signOns).values({ tenantId, ...signOn })
    },
    async find(keyHash, now) {
      const found = await db
        .select()
        .from(signOns)
        .where(and(own(keyHash), gt(signOns.expiresAt, now)))
      return found[0]
    },
    async answer(keyHash) {
      const taken = await db
        .update(signOns)
        .set({ verifier: '' })
        .where(and(own(keyHash), isNull(signOns.userId), gt(signOns.verifier, '')))
        .returning({ keyHash: signOns.keyHash })
      return taken.length > 0
    },
    async know(keyHash, who) {
      await db.update(signOns).set(who).where(own(keyHash))
    },
    async close(keyHash) {
      await db.delete(signOns).where(own(keyHash))
    },
  }
}
