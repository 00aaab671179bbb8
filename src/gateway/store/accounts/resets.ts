import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../database/connection.ts'
import { passwordResets } from '../tables/accounts.ts'

/** Reset links of a tenant's users, by the hash of their token. */
export interface PasswordResets {
  /** The user's one link; an older one is dead from here on. */
  open(reset: { userId: string; tokenHash: string; expiresAt: Date }): Promise<void>
  /** Whose link it is, while it is good. */
  find(tokenHash: string, now: Date): Promise<string | undefined>
  /** Uses the link up. False when it is not good any more: of two callers at once one has it. */
  use(tokenHash: string, now: Date): Promise<boolean>
  /** The user's link is dead, if there is one. */
  close(userId: string): Promise<void>
}

export function passwordResetsOf(db: Db, tenantId: string): PasswordResets {
  const good = (tokenHash: string, now: Date) =>
    and(
      eq(passwordResets.tenantId, tenantId),
      eq(passwordResets.tokenHash, tokenHash),
      gt(passwordResets.expiresAt, now),
    )
  return {
    async open({ userId, ...link }) {
      await db
        .insert(passwordResets)
        .values({ tenantId, userId, ...link })
        .onConflictDoUpdate({ target: [passwordResets.tenantId, passwordResets.userId], set: link })
    },
    async find(tokenHash, now) {
      const found = await db.select({ userId: passwordResets.userId }).from(passwordResets).where(good(tokenHash, now))
      return found[0]?.userId
    },
    async use(tokenHash, now) {
      const used = await db
        .delete(passwordResets)
        .where(good(tokenHash, now))
        .returning({ userId: passwordResets.userId })
      return used.length > 0
    },
    async close(userId) {
      await db
        .delete(passwordResets)
        .where(and(eq(passwordResets.tenantId, tenantId), eq(passwordResets.userId, userId)))
    },
  }
}
