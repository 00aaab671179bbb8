import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { UsedCode } from '../../session/second-factor.ts'
import type { Db } from '../database/connection.ts'
import type { SecondFactorRow } from '../tables/accounts.ts'
import { recoveryCodes, secondFactors } from '../tables/accounts.ts'

export type ConfirmedFactor = SecondFactorRow & { confirmedAt: Date; recoveryCodes: string[] }

/** What users have besides their password. */
export interface SecondFactors {
  /** The user's confirmed one, with the hashes of the recovery codes that are left. */
  find(userId: string): Promise<ConfirmedFactor | undefined>
  /** The user's that was begun and not confirmed. */
  findBegun(userId: string): Promise<SecondFactorRow | undefined>
  /** Begins one, in place of another that was begun. False when there is a confirmed one. */
  begin(userId: string, secret: string, now: Date): Promise<boolean>
  /** Confirms the one with that secret by the code of a step. False when it is confirmed already, or gone. */
  confirm(
    userId: string,
    confirmed: { secret: string; step: number; codeHashes: readonly string[]; now: Date },
  ): Promise<boolean>
  /** Puts recovery codes in the place of those that are left, and marks them as not kept. */
  renewCodes(userId: string, codeHashes: readonly string[]): Promise<void>
  /** The user has kept the recovery codes. False when there is no confirmed factor. */
  keepCodes(userId: string): Promise<boolean>
  /** Uses a code up. False when it was used before, or is none: of two callers at once one has it. */
  use(userId: string, code: UsedCode): Promise<boolean>
  /** Takes it away with its recovery codes. False when there is none. */
  remove(userId: string): Promise<boolean>
}

export function secondFactorsOf(db: Db, tenantId: string): SecondFactors {
  const own = (userId: string) => and(eq(secondFactors.tenantId, tenantId), eq(secondFactors.userId, userId))
  const codesOf = (userId: string) => and(eq(recoveryCodes.tenantId, tenantId), eq(recoveryCodes.userId, userId))
  return {
    async find(userId) {
      const [row] = await db.select().from(secondFactors).where(own(userId))
      if (row === undefined || row.confirmedAt === null) return undefined
      const codes = await db.select({ codeHash: recoveryCodes.codeHash }).from(recoveryCodes).where(codesOf(userId))
      return { ...row, confirmedAt: row.confirmedAt, recoveryCodes: codes.map(({ codeHash }) => codeHash) }
    },
    async findBegun(userId) {
      const isBegun = and(own(userId), isNull(secondFactors.confirmedAt))
      return (await db.select().from(secondFactors).where(isBegun))[0]
    },
    async begin(userId, secret, now) {
      const fresh = { secret, begunAt: now, lastStep: 0 }
      const begun = await db
        .insert(secondFactors)
        .values({ tenantId, userId, ...fresh })
        .onConflictDoUpdate({
          target: [secondFactors.tenantId, secondFactors.userId],
          set: fresh,
          setWhere: isNull(secondFactors.confirmedAt),
        })
        .returning({ userId: secondFactors.userId })
      return begun.length > 0
    },
    confirm: (userId, { secret, step, codeHashes, now }) =>
      db.transaction(async (tx) => {
        const confirmed = await tx
          .update(secondFactors)
          .set({ confirmedAt: now, lastStep: step, codesKept: false })
          .where(and(own(userId), eq(secondFactors.secret, secret), isNull(secondFactors.confirmedAt)))
          .returning({ userId: secondFactors.userId })
        if (confirmed.length === 0) return false
        await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ tenantId, userId, codeHash })))
        return true
      }),
    async renewCodes(userId, codeHashes) {
      await db.delete(recoveryCodes).where(codesOf(userId))
      await db.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ tenantId, userId, codeHash })))
      await db.update(secondFactors).set({ codesKept: false }).where(own(userId))
    },
    async keepCodes(userId) {
      const kept = await db
        .update(secondFactors)
        .set({ codesKept: true })
        .where(and(own(userId), isNotNull(secondFactors.confirmedAt)))
        .returning({ userId: secondFactors.userId })
      return kept.length > 0
    },
    async use(userId, code) {
      const used =
        'step' in code
          ? await db
              .update(secondFactors)
              .set({ lastStep: code.step })
              .where(and(own(userId), isNotNull(secondFactors.confirmedAt), lt(secondFactors.lastStep, code.step)))
              .returning({ userId: secondFactors.userId })
          : await db
              .delete(recoveryCodes)
              .where(and(codesOf(userId), eq(recoveryCodes.codeHash, code.codeHash)))
              .returning({ userId: recoveryCodes.userId })
      return used.length > 0
    },
    async remove(userId) {
      const removed = await db.delete(secondFactors).where(own(userId)).returning({ userId: secondFactors.userId })
      return removed.length > 0
    },
  }
}
