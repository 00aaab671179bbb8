import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { Db } from '../database/connection.ts'
import { knownDevices } from '../tables/accounts.ts'

/** Devices that users have signed in from, by the hash of a random id which only the device has. */
export interface KnownDevices {
  has(userId: string, deviceHash: string): Promise<boolean>
  /** Remembers the device; of a user's devices the last ones are kept. */
  remember(userId: string, deviceHash: string, now: Date): Promise<void>
}

const KEPT = 10

export function knownDevicesOf(db: Db, tenantId: string): KnownDevices {
  const ofUser = (userId: string) => and(eq(knownDevices.tenantId, tenantId), eq(knownDevices.userId, userId))
  return {
    async has(userId, deviceHash) {
      const found = await db
        .select({ userId: knownDevices.userId })
        .from(knownDevices)
        .where(and(ofUser(userId), eq(knownDevices.deviceHash, deviceHash)))
      return found.length > 0
    },
    async remember(userId, deviceHash, now) {
      await db
        .insert(knownDevices)
        .values({ tenantId, userId, deviceHash, seenAt: now })
        .onConflictDoUpdate({
          target: [knownDevices.tenantId, knownDevices.userId, knownDevices.deviceHash],
          set: { seenAt: now },
        })
      const last = db
        .select({ deviceHash: knownDevices.deviceHash })
        .from(knownDevices)
        .where(ofUser(userId))
        .orderBy(desc(knownDevices.seenAt))
        .limit(KEPT)
      await db.delete(knownDevices).where(and(ofUser(userId), notInArray(knownDevices.deviceHash, last)))
    },
  }
}
