import type { Schemas } from '../../contract/index.ts'
import { columnsOf } from '../operations/bookings/columns.ts'
import { bookingIds, cargoReference } from '../store/numbers.ts'
import type { BookingRow } from '../store/tables/requests.ts'
import type { Random } from './random.ts'
import { MODES, cargoRequestOf } from './cargo-request.ts'
import { COMPANY, OTHER_COMPANY } from './users.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** How far back the world reaches, so that 60 days and 30 more make a difference. */
export const REACH_DAYS = 180

const RECENT: Schemas['RequestStatus'][] = ['N', 'N', 'D', 'N', 'D', 'T', 'D', 'Q', 'R', 'B']
const SETTLED: Schemas['RequestStatus'][] = ['B', 'B', 'Q', 'R', 'B', 'D', 'B', 'T', 'N', 'B']

/**
 * Bookings of a tenant, spread evenly over the last 180 days and numbered in the order of their making. One in eleven
 * belongs to another company than the users do.
 */
export function seedBookings(
  random: Random,
  tenantId: string,
  count: number,
  firstNumber: number,
  now: Date,
): BookingRow[] {
  return Array.from({ length: count }, (_, index) => {
    const age = REACH_DAYS * (1 - (index + 1) / (count + 1)) * DAY
    const createdAt = new Date(now.getTime() - age - random.between(1, 5) * HOUR)
    const status = (age < 14 * DAY ? RECENT : SETTLED)[(index * 7) % 10] ?? 'N'
    return bookingRow(random, {
      tenantId,
      number: firstNumber + index,
      createdAt,
      now,
      status,
      foreign: index % 11 === 5,
    })
  })
}

interface Making {
  tenantId: string
  number: number
  createdAt: Date
  now: Date
  status: Schemas['RequestStatus']
  foreign: boolean
}

function bookingRow(random: Random, { tenantId, number, createdAt, now, status, foreign }: Making): BookingRow {
  const { unId, bookingNo } = bookingIds(number)
  const shipment = cargoRequestOf(
    random,
    random.pick(MODES),
    new Date(createdAt.getTime() + random.between(6, 20) * DAY),
  )
  const document: Schemas['Booking'] = {
    ...shipment,
    cargoItems: (shipment.cargoItems ?? []).map((item) => ({
      ...item,
      itemUniqueRefNo: cargoReference(unId, item.id ?? ''),
    })),
    jobStageCode: 'P',
    referenceNumber: random.chance(0.85)
      ? `PO-${random.between(1000, 9999)}`
      : `REF ${random.between(100, 999)}/${random.between(1, 9)}`,
    bookStatus: status === 'N' ? 'D' : status === 'Q' ? 'A' : 'P',
  }
  const { trail, updatedAt } = history(random, status, createdAt, now)
  return {
    tenantId,
    unId,
    bookingNo,
    customerId: (foreign ? OTHER_COMPANY : COMPANY).code,
    status,
    ...columnsOf(document),
    shipmentNo: status === 'B' ? `SHP-${String(number).padStart(7, '0')}` : null,
    quoteNo: null,
    createdAt,
    updatedAt,
    trail,
    document,
  }
}

/** What happened to the booking until it came to its status, in the order in which it happens, none of it in the future. */
function history(
  random: Random,
  status: Schemas['RequestStatus'],
  createdAt: Date,
  now: Date,
): { trail: Schemas['AuditTrail']; updatedAt: Date } {
  let at = createdAt.getTime()
  const later = () => {
    at = Math.min(at + random.between(2, 30) * HOUR, now.getTime())
    return new Date(at).toISOString()
  }
  const trail: Schemas['AuditTrail'] = { createdDate: createdAt.toISOString(), createdBy: 'CUSTOMER' }
  if (status !== 'N') trail.submittedDate = later()
  if (status === 'Q' || status === 'B') trail.acceptedDate = later()
  if (status === 'B') trail.bookedDate = later()
  if (status === 'R')
    Object.assign(trail, {
      rejectedDate: later(),
      rejectedBy: 'ADMIN',
      rejectReason: 'No space on the requested departure',
    })
  const updatedAt = new Date(at)
  return {
    trail: {
      ...trail,
      lastUpdatedDate: updatedAt.toISOString(),
      lastUpdatedBy: status === 'N' || status === 'D' ? 'CUSTOMER' : 'ADMIN',
    },
    updatedAt,
  }
}
