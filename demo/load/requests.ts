import type { Schemas } from '../../src/contract/index.ts'
import type { TenantRow } from '../../src/gateway/filling.ts'
import {
  bookingColumns,
  bookingIds,
  quoteColumns,
  quoteIds,
  referenceLists,
  templateColumns,
  templateIds,
  teuByType,
} from '../../src/gateway/filling.ts'
import type { Copied, Copy } from './copies.ts'
import { copiesOf, standingOf } from './copies.ts'
import { templateOf } from './marks.ts'
import { readData } from './read.ts'
import type { World } from './world.ts'
import { COMPANY } from './world.ts'

interface Asked {
  /** Whose it is; without it the users' own company's. */
  customerId?: string
  trail: Schemas['AuditTrail'] & { createdDate: string; lastUpdatedDate: string }
}

export interface BookingData extends Asked, Copied {
  /** By which quotes and shipments of the data name it. */
  no: number
  status: Schemas['RequestStatus']
  document: Schemas['Booking']
}

export interface QuoteData extends Asked {
  status: Schemas['QuoteStatus']
  source: string
  createdByName: string
  /** The booking made from it. */
  booking?: number
  validFrom?: string
  validTo?: string
  rates?: Schemas['QuoteRate'][]
  document: Schemas['Quote']
}

export interface TemplateData extends Asked {
  status: Schemas['TemplateStatus']
  isPrivate: 0 | 1
  ownerId: string
  customerName: string
  document: Schemas['BookingTemplate'] & { templateName: string }
}

/** A copy of a booking of the data, under its number in the store. */
export type NumberedBooking = Copy<BookingData> & { number: number; bookingNo: string }

/** Gives every booking its number, in the order in which they were made. */
export async function numberBookings({ takeNumbers, scale, today }: World): Promise<NumberedBooking[]> {
  const copies = copiesOf(readData<BookingData[]>('bookings'), {
    scale,
    today,
    momentOf: ({ trail }) => trail.createdDate,
  })
  const first = await takeNumbers('booking', copies.length)
  return copies.map((copy, index) => ({
    ...copy,
    number: first + index,
    bookingNo: bookingIds(first + index).bookingNo,
  }))
}

/** Numbers of what became of a booking, or of what it was made from, by its number. */
export type NumberOf = (bookingNo: string) => string | null

/** Quotes, in the order in which they were made; answers their rows. */
export async function fillQuotes(
  world: World,
  bookings: readonly NumberedBooking[],
  shipmentOf: NumberOf,
): Promise<TenantRow<'quotes'>[]> {
  const teu = teuByType(referenceLists().containerTypes.map(({ code, teu = null }) => ({ code, teu })))
  const bookingNo = new Map(bookings.flatMap(({ row, copy, ...one }) => (copy === 0 ? [[row.no, one.bookingNo]] : [])))
  const rows = await asked(world, 'quote', readData<QuoteData[]>('quotes'), (quote, number) => {
    const booking = quote.booking === undefined ? null : (bookingNo.get(quote.booking) ?? null)
    return {
      ...quoteIds(number),
      status: quote.status,
      source: quote.source,
      createdByName: quote.createdByName,
      validFrom: quote.validFrom ?? null,
      validTo: quote.validTo ?? null,
      rates: quote.rates ?? [],
      ...quoteColumns(quote.document, teu),
      bookingNo: booking,
      shipmentNo: booking === null ? null : shipmentOf(booking),
      document: quote.document,
    }
  })
  await world.insert('quotes', rows)
  return rows
}

/** Booking templates. */
export async function fillTemplates(world: World): Promise<void> {
  const rows = await asked(world, 'template', readData<TemplateData[]>('templates'), (template, number) => ({
    ...templateIds(number),
    templateName: template.document.templateName,
    status: template.status,
    isPrivate: template.isPrivate,
    ownerId: template.ownerId,
    customerName: template.customerName,
    ...templateColumns(template.document),
    document: template.document,
  }))
  await world.insert('templates', rows)
}

/** Rows of records that are not multiplied, numbered in the order of the data. */
async function asked<Data extends Asked, Row>(
  world: World,
  counter: 'quote' | 'template',
  data: readonly Data[],
  rowOf: (record: Data, number: number) => Row,
) {
  const first = await world.takeNumbers(counter, data.length)
  const standing = standingOf({ copy: 0, back: 0 }, world)
  return data.map((row, index) => {
    const record = templateOf(row)({ ...standing, own: String(first + index) })
    return { ...rowOf(record, first + index), ...commonOf(record) }
  })
}

/** Bookings; answers their rows. */
export async function fillBookings(
  world: World,
  bookings: readonly NumberedBooking[],
  { shipmentOf, quoteOf }: { shipmentOf: NumberOf; quoteOf: NumberOf },
): Promise<TenantRow<'bookings'>[]> {
  const templates = new Map(bookings.map(({ row }) => [row, templateOf(row)]))
  const rows = bookings.map(({ row, number, bookingNo, ...copy }) => {
    const standing = { ...standingOf(copy, world), own: String(number) }
    const record = templates.get(row)?.(standing) ?? row
    return {
      ...bookingIds(number),
      status: record.status,
      ...bookingColumns(record.document),
      shipmentNo: shipmentOf(bookingNo),
      quoteNo: quoteOf(bookingNo),
      document: record.document,
      ...commonOf(record),
    }
  })
  await world.insert('bookings', rows)
  return rows
}

function commonOf({ customerId = COMPANY, trail }: Asked) {
  return { customerId, trail, createdAt: new Date(trail.createdDate), updatedAt: new Date(trail.lastUpdatedDate) }
}
