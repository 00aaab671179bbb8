import type { FileBill } from '../file-seed.ts'

/** Who carries goods to the zone. No real carrier. */
export const ZONE_CARRIER = { code: 'WBDY', irsNo: '33-904175600' }

/** A bill of an FTZ file and the conveyance it rides on. */
export interface ZoneBill {
  bill: FileBill
  conveyanceSeqNo: string
  /** Identifier of the permit to transfer; undefined for direct delivery. */
  permit: string | undefined
}
