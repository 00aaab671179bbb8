import type { TenantSeed } from '../options.ts'
import type { Db } from '../store/connection.ts'

/** A tenant whose demonstration world is made. */
export interface TenantSeeding {
  tenant: TenantSeed
  ordinal: number
  /** At least 1; multiplies bookings, shipments and files. */
  scale: number
  passwordHash: string
  now: Date
}

/** Fills the tables of one subject for one tenant; the same rows at every run of one day. */
export type SeedSubject = (db: Db, seeding: TenantSeeding) => Promise<void>
