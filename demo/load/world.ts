import type { TenantFilling } from '../../src/gateway/filling.ts'

/** A tenant that is being filled, and how. */
export interface World extends TenantFilling {
  /** At least 1; multiplies bookings, shipments and customs files. */
  scale: number
  /** Midnight (UTC) of the day to which the days of the data are relative. Milliseconds. */
  today: number
}

/** The company that most users belong to, and most records: those of the data that name no other. */
export const COMPANY = 'PACFRT01'
