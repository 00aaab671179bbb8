import type { Schemas } from '../../../contract/index.ts'
import { cargoReference } from '../../store/numbers.ts'
import type { BookingRow } from '../../store/tables.ts'
import { filledOnly } from '../lists.ts'

type Booking = Schemas['Booking']

/**
 * What is kept of a posted booking: entries with action code D are gone, the codes themselves and what only the
 * gateway says are left out, new rows have ids. Everything else stands as it was sent.
 */
export function documentOf(posted: Booking, unId: string): Booking {
  const {
    unId: _unId,
    status: _status,
    bookingNo: _bookingNo,
    shipmentNo: _shipmentNo,
    origin: _origin,
    destination: _destination,
    lastUpdated: _lastUpdated,
    auditTrail: _auditTrail,
    funcCode: _funcCode,
    isCpSupUser: _isCpSupUser,
    cargoItems,
    containers,
    vehicles,
    remarkList,
    documents,
    ...rest
  } = posted
  return {
    ...rest,
    ...(containers === undefined ? {} : { containers: numbered(containers) }),
    ...(vehicles === undefined ? {} : { vehicles: numbered(vehicles) }),
    ...(cargoItems === undefined ? {} : { cargoItems: keptItems(cargoItems, unId) }),
    ...(remarkList === undefined ? {} : { remarkList: numbered(remarkList.filter(isKept).map(({ actionCode: _code, ...remark }) => remark)) }),
    ...(documents === undefined ? {} : { documents: documents.filter(isKept).map(({ actionCode: _code, fileData: _data, ...document }) => document) }),
  }
}

/** A booking as it is read: the document and what the gateway says itself. */
export function bookingOf(row: BookingRow, supplier: boolean): Booking {
  return {
    ...row.document,
    unId: row.unId,
    bookingNo: row.bookingNo,
    status: row.status,
    isCpSupUser: supplier,
    ...filledOnly({ shipmentNo: row.shipmentNo, origin: row.origin, destination: row.destination }),
    lastUpdated: row.updatedAt.toISOString(),
    auditTrail: row.trail,
  }
}

function isKept({ actionCode }: { actionCode?: Schemas['ActionCode'] }): boolean {
  return actionCode !== 'D'
}

function keptItems(items: Schemas['CargoItem'][], unId: string): Schemas['CargoItem'][] {
  const kept = items.filter(({ itemActionCode, actionCode }) => itemActionCode !== 'D' && actionCode !== 'D')
  const bare = kept.map(({ itemActionCode: _item, actionCode: _action, ...item }) => item)
  return numbered(bare).map((item) => ({ ...item, itemUniqueRefNo: item.itemUniqueRefNo ?? cargoReference(unId, item.id) }))
}

/** Gives each row without an id the next free number. */
function numbered<Row extends { id?: string }>(rows: Row[]): (Row & { id: string })[] {
  let last = Math.max(0, ...rows.map(({ id }) => Number(id)).filter(Number.isSafeInteger))
  return rows.map((row) => ({ ...row, id: row.id ?? String((last += 1)) }))
}
