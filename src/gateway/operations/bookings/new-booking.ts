import type { Schemas } from '../../../contract/index.ts'
import { bookingIds } from '../../store/database/numbers.ts'
import type { BookingRow } from '../../store/tables/requests.ts'
import { columnsOf } from './columns.ts'
import { documentOf } from './document.ts'

export interface BookingMaking {
  tenantId: string
  /** From the tenant's counter. */
  number: number
  /** Whose booking it is, a party code. */
  customerId: string
  userId: string
  /** Of the quote it is made from. */
  quoteNo: string | null
  now: Date
}

/** A booking before the store counts its versions. */
type NewBooking = Omit<BookingRow, 'version'>

/** A booking as it is first kept. */
export function newBooking(posted: Schemas['Booking'], { number, userId, now, ...making }: BookingMaking): NewBooking {
  const ids = bookingIds(number)
  const document = documentOf(posted, ids.unId)
  return {
    ...making,
    ...ids,
    ...columnsOf(document),
    shipmentNo: null,
    createdAt: now,
    document,
    ...stateAfter(posted.bookStatus === 'P', { createdDate: now.toISOString(), createdBy: userId }, userId, now),
  }
}

/** Status and history of a booking or a quote after a save: submitted (D) or still in progress (N). */
export function stateAfter(
  submitted: boolean,
  trail: Schemas['AuditTrail'],
  userId: string,
  now: Date,
): { status: 'D' | 'N'; trail: Schemas['AuditTrail']; updatedAt: Date } {
  const at = now.toISOString()
  return {
    status: submitted ? 'D' : 'N',
    updatedAt: now,
    trail: { ...trail, lastUpdatedDate: at, lastUpdatedBy: userId, ...(submitted ? { submittedDate: at } : {}) },
  }
}
