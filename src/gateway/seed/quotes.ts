import type { Schemas } from '../../contract/index.ts'
import { asQuote } from '../operations/quotes/as-booking.ts'
import { quoteColumns, quoteDocument, teuByType } from '../operations/quotes/document.ts'
import { quoteIds } from '../store/numbers.ts'
import type { BookingRow, QuoteRow } from '../store/tables/requests.ts'
import { REACH_DAYS } from './bookings.ts'
import { cargoRequestOf, MODES } from './cargo-request.ts'
import { quoteHistory } from './quote-history.ts'
import type { Random } from './random.ts'
import { COMPANY, OTHER_COMPANY } from './users.ts'
import { worldContainerTypes } from './world/container-types.ts'
import { freightRates } from './world/freight-rates.ts'

type Status = Schemas['QuoteStatus']

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Offers of these ages can still be open; a dated search looks back 90 days (frame §9). */
const FRESH_DAYS = 75
const FRESH: Status[] = ['T', 'N', 'Q', 'D', 'T', 'R', 'Q', 'T', 'D', 'C']
const SETTLED: Status[] = ['R', 'C', 'R', 'T', 'R', 'N', 'C', 'R', 'Q', 'D']
/** Days from today on which open offers end, in turn: most of them soon, some within 90 days. */
const ENDS = [2, 0, 5, 1, 9, 3, 12, 7, 25, 4, 33, 6, 48, 8, 61, 10, 77, 1, 88, 15]

/** Entered in the portal, or by the forwarder for a customer who called. */
const IN_PORTAL = { source: 'CP', userId: 'CUSTOMER', name: 'Casey Customer' }
const BY_FORWARDER = { source: 'FS', userId: 'ADMIN', name: 'Alex Admin' }
const TEU = teuByType(worldContainerTypes())

export interface QuotesSeeding {
  tenantId: string
  count: number
  /** Those made from a quote, one quote each. */
  bookings: readonly BookingRow[]
  firstNumber: number
  now: Date
}

interface Making {
  createdAt: Date
  status: Status
  customerId: string
  request: Schemas['Booking']
  /** Day of today on which an open offer ends. */
  endsIn: number | undefined
  booking: BookingRow | undefined
}

/**
 * Quotes of a tenant over the last 180 days, numbered in the order of their making, in every status: those not booked,
 * spread evenly, and for some of the bookings the quote they were made from. One in eleven belongs to another company.
 */
export function seedQuotes(random: Random, { tenantId, count, bookings, firstNumber, now }: QuotesSeeding): QuoteRow[] {
  const booked = bookings.map((booking) => bookedMaking(random, booking))
  const pending = count - booked.length
  let open = 0
  const others = Array.from({ length: pending }, (_, index): Making => {
    const age = REACH_DAYS * (1 - (index + 1) / (pending + 1))
    const status = (age < FRESH_DAYS ? FRESH : SETTLED)[index % 10] ?? 'N'
    const endsIn = age < FRESH_DAYS && (status === 'T' || status === 'Q') ? ENDS[open++ % ENDS.length] : undefined
    const createdAt = new Date(now.getTime() - age * DAY - random.between(1, 5) * HOUR)
    const ready = new Date(createdAt.getTime() + random.between(10, 30) * DAY)
    const request = {
      ...cargoRequestOf(random, random.pick(MODES), ready),
      referenceNumber: `RFQ-${random.between(1000, 9999)}`,
    }
    return {
      createdAt,
      status,
      customerId: (index % 11 === 5 ? OTHER_COMPANY : COMPANY).code,
      request,
      endsIn,
      booking: undefined,
    }
  })
  return [...booked, ...others]
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .map((making, index) => quoteRow(random, making, { tenantId, number: firstNumber + index, now }))
}

function bookedMaking(random: Random, booking: BookingRow): Making {
  return {
    createdAt: new Date(booking.createdAt.getTime() - random.between(3, 12) * DAY),
    status: 'B',
    customerId: booking.customerId,
    request: booking.document,
    endsIn: undefined,
    booking,
  }
}

function quoteRow(
  random: Random,
  { createdAt, status, customerId, request, endsIn, booking }: Making,
  { tenantId, number, now }: { tenantId: string; number: number; now: Date },
): QuoteRow {
  const ids = quoteIds(number)
  const offered = status === 'T' || status === 'Q' || status === 'R' || status === 'B'
  const course = { status, createdAt, bookedAt: booking?.createdAt, endsIn, now }
  const { trail, updatedAt, validFrom, validTo, remarks } = quoteHistory(random, course)
  const { cargoItems = [], remarkList = [], ...asked } = asQuote(request)
  const document = quoteDocument(
    {
      ...asked,
      cargoItems: cargoItems.map((item) => ({ ...item, itemUniqueRefNo: `${ids.unId}-${item.id ?? ''}` })),
      remarkList,
    },
    ids.unId,
  )
  const entry = random.chance(0.8) ? IN_PORTAL : BY_FORWARDER
  return {
    tenantId,
    ...ids,
    customerId,
    status,
    ...quoteColumns(document, TEU),
    source: entry.source,
    createdByName: entry.name,
    validFrom: offered ? validFrom : null,
    validTo: offered ? validTo : null,
    rates: offered ? freightRates(random, request) : [],
    bookingNo: booking?.bookingNo ?? null,
    shipmentNo: null,
    createdAt,
    updatedAt,
    trail: { ...trail, createdBy: entry.userId },
    document: {
      ...document,
      jobStageCode: status === 'B' ? 'B' : status === 'Q' ? 'Q' : 'H',
      remarkList: [...(document.remarkList ?? []), ...remarks],
    },
  }
}
