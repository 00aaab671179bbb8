import type { Schemas } from '../../../contract/index.ts'
import { without } from '../../ground/without.ts'
import { filledOnly } from '../../operation/lists.ts'
import { cargoReference } from '../../store/database/numbers.ts'
import type { UserRow } from '../../store/tables/accounts.ts'
import type { DocumentRow } from '../../store/tables/documents.ts'
import type { BookingRow } from '../../store/tables/requests.ts'
import type { TenantStore } from '../../store/tenant-store.ts'
import { documentOf as fileOf } from '../documents/wire.ts'

type Booking = Schemas['Booking']

/** What only the gateway says (read-only in the contract), and what belongs to the call rather than to the booking. */
const NOT_KEPT = [
  'unId',
  'status',
  'bookingNo',
  'shipmentNo',
  'quoteNo',
  'origin',
  'destination',
  'lastUpdated',
  'auditTrail',
  'funcCode',
  'isCpSupUser',
  'documents',
] as const satisfies (keyof Booking)[]

/**
 * What is kept of a posted booking: entries with action code D are gone, the codes themselves and what only the
 * gateway says are left out, new rows have ids. Everything else stands as it was sent.
 */
export function documentOf(posted: Booking, unId: string): Booking {
  const { cargoItems, containers, vehicles, remarkList } = posted
  return {
    ...without(posted, ...NOT_KEPT),
    ...(containers && { containers: numbered(containers) }),
    ...(vehicles && { vehicles: numbered(vehicles) }),
    ...(cargoItems && { cargoItems: keptItems(cargoItems, unId) }),
    ...(remarkList && {
      remarkList: numbered(remarkList.filter(isKept).map((remark) => without(remark, 'actionCode'))),
    }),
  }
}

/** A booking as it is read: the document, what the gateway says itself, and the booking's files. */
export function bookingOf(row: BookingRow, supplier: boolean, files: readonly DocumentRow[]): Booking {
  return {
    ...row.document,
    unId: row.unId,
    bookingNo: row.bookingNo,
    status: row.status,
    isCpSupUser: supplier,
    ...filledOnly({
      quoteNo: row.quoteNo,
      shipmentNo: row.shipmentNo,
      origin: row.origin,
      destination: row.destination,
    }),
    documents: files.map(fileOf),
    lastUpdated: row.updatedAt.toISOString(),
    auditTrail: row.trail,
  }
}

/** The same with its files, as the user reads it. */
export async function readBooking({ documents }: TenantStore, row: BookingRow, user: UserRow): Promise<Booking> {
  return bookingOf(row, user.isSupplier, await documents.list({ kind: 'booking', id: row.unId }))
}

function isKept({ actionCode }: { actionCode?: Schemas['ActionCode'] }): boolean {
  return actionCode !== 'D'
}

function keptItems(items: Schemas['CargoItem'][], unId: string): Schemas['CargoItem'][] {
  const kept = items.filter(({ itemActionCode, actionCode }) => itemActionCode !== 'D' && actionCode !== 'D')
  return numbered(kept.map((item) => without(item, 'itemActionCode', 'actionCode'))).map((item) => ({
    ...item,
    itemUniqueRefNo: item.itemUniqueRefNo ?? cargoReference(unId, item.id),
  }))
}

/** Gives each row without an id the next free number. */
function numbered<Row extends { id?: string }>(rows: Row[]): (Row & { id: string })[] {
  let last = Math.max(0, ...rows.map(({ id }) => Number(id)).filter(Number.isSafeInteger))
  return rows.map((row) => ({ ...row, id: row.id ?? String((last += 1)) }))
}
