import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../database/connection.ts'
import { passwordResets } from '../tables/accounts.ts'

/** Links by which a tenant's users set a password, by the hash of their token. */
export interface PasswordResets {
  /** The user's one link, or one invitation: an older one of its kind is dead from here on, the other kind is not. With a new password both are. */
  open(reset: { userId: string; tokenHash: string; expiresAt: Date; isInvitation?: boolean }): Promise<void>
  /** Whose link it is, while it is good. */
  find(tokenHash: string, now: Date): Promise<string | undefined>
  /** Uses the link up. False when it is not good any more: of two callers at once one has it. */
  use(tokenHash: string, now: Date): Promise<boolean>
}

export function passwordResetsOf(db: Db, tenantId: string): PasswordResets {
  const good = (tokenHash: string, now: Date) =>
    and(
      eq(passwordResets.tenantId, tenantId),
      eq(passwordResets.tokenHash, tokenHash),
      gt(passwordResets.expiresAt, now),
    )
  return {
    async open({ userId, isInvitation = false, ...link }) {
      await db
        .insert(passwordResets)
        .values({ tenantId, userId, isInvitation, ...link })
        .onConflictDoUpdate({
          target: [passwordResets.tenantId, passwordResets.userId, passwordResets.isInvitation],
          set: link,
        })
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
  }
}
