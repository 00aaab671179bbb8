import { doublePrecision, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { Schemas } from '../../../contract/index.ts'
import { moment, version } from './columns.ts'

// The tables as queries see them; what the store really holds is written in migrations/.

/** Of everything that a customer may ask for, or keep to ask for again. */
const requested = {
  tenantId: text('tenant_id').notNull(),
  unId: text('un_id').notNull(),
  customerId: text('customer_id').notNull(),
  bizType: text('biz_type').$type<Schemas['BizType']>(),
  shipperName: text('shipper_name'),
  destination: text('destination'),
  createdAt: moment('created_at'),
  updatedAt: moment('updated_at'),
  version,
  trail: jsonb('trail').$type<Schemas['AuditTrail']>().notNull(),
}

/** Of what is to be moved: a booking, or a quote for one. */
const moved = {
  ...requested,
  origin: text('origin'),
  totalPieces: integer('total_pieces'),
  totalPiecesUnit: text('total_pieces_unit'),
  totalWeight: doublePrecision('total_weight'),
  totalWeightUnit: text('total_weight_unit'),
  shipmentNo: text('shipment_no'),
}

export const bookings = pgTable(
  'bookings',
  {
    ...moved,
    bookingNo: text('booking_no').notNull(),
    status: text('status').$type<Schemas['RequestStatus']>().notNull(),
    consigneeName: text('consignee_name'),
    refNo: text('ref_no'),
    /** Number of the quote it was made from. */
    quoteNo: text('quote_no'),
    /** What was posted, without what the gateway says itself. */
    document: jsonb('document').$type<Schemas['Booking']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.unId] }), unique().on(table.tenantId, table.bookingNo)],
)

export const quotes = pgTable(
  'quotes',
  {
    ...moved,
    quoteNo: text('quote_no').notNull(),
    status: text('status').$type<Schemas['QuoteStatus']>().notNull(),
    teu: doublePrecision('teu'),
    containerQty: integer('container_qty'),
    source: text('source').notNull(),
    createdByName: text('created_by_name').notNull(),
    /** First and last day of the offer, YYYYMMDD; none before there is one. */
    validFrom: text('valid_from'),
    validTo: text('valid_to'),
    rates: jsonb('rates').$type<Schemas['QuoteRate'][]>().notNull(),
    /** Of the booking made from it. */
    bookingNo: text('booking_no'),
    /** What was posted, without what the gateway says itself. */
    document: jsonb('document').$type<Schemas['Quote']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.unId] }), unique().on(table.tenantId, table.quoteNo)],
)

export const templates = pgTable(
  'templates',
  {
    ...requested,
    templateNo: text('template_no').notNull(),
    templateName: text('template_name').notNull(),
    status: text('status').$type<Schemas['TemplateStatus']>().notNull(),
    isPrivate: integer('is_private').$type<0 | 1>().notNull(),
    ownerId: text('owner_id').notNull(),
    customerName: text('customer_name').notNull(),
    commodity: text('commodity'),
    departure: text('departure'),
    document: jsonb('document').$type<Schemas['BookingTemplate']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.unId] }), unique().on(table.tenantId, table.templateNo)],
)

export type BookingRow = typeof bookings.$inferSelect

export type QuoteRow = typeof quotes.$inferSelect

export type TemplateRow = typeof templates.$inferSelect
