import { doublePrecision, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Schemas } from '../../../contract/index.ts'
import { moment } from './moment.ts'

// The tables as queries see them; what the store really holds is written in migrations/.

export const bookings = pgTable(
  'bookings',
  {
    tenantId: text('tenant_id').notNull(),
    unId: text('un_id').notNull(),
    bookingNo: text('booking_no').notNull(),
    customerId: text('customer_id').notNull(),
    status: text('status').$type<Schemas['RequestStatus']>().notNull(),
    bizType: text('biz_type').$type<Schemas['BizType']>(),
    shipperName: text('shipper_name'),
    consigneeName: text('consignee_name'),
    origin: text('origin'),
    destination: text('destination'),
    totalPieces: integer('total_pieces'),
    totalPiecesUnit: text('total_pieces_unit'),
    totalWeight: doublePrecision('total_weight'),
    totalWeightUnit: text('total_weight_unit'),
    refNo: text('ref_no'),
    shipmentNo: text('shipment_no'),
    /** Number of the quote it was made from. */
    quoteNo: text('quote_no'),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
    trail: jsonb('trail').$type<Schemas['AuditTrail']>().notNull(),
    /** What was posted, without what the gateway says itself. */
    document: jsonb('document').$type<Schemas['Booking']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.unId] })],
)

export const quotes = pgTable(
  'quotes',
  {
    tenantId: text('tenant_id').notNull(),
    unId: text('un_id').notNull(),
    quoteNo: text('quote_no').notNull(),
    customerId: text('customer_id').notNull(),
    status: text('status').$type<Schemas['QuoteStatus']>().notNull(),
    bizType: text('biz_type').$type<Schemas['BizType']>(),
    shipperName: text('shipper_name'),
    origin: text('origin'),
    destination: text('destination'),
    totalPieces: integer('total_pieces'),
    totalPiecesUnit: text('total_pieces_unit'),
    totalWeight: doublePrecision('total_weight'),
    totalWeightUnit: text('total_weight_unit'),
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
    shipmentNo: text('shipment_no'),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
    trail: jsonb('trail').$type<Schemas['AuditTrail']>().notNull(),
    /** What was posted, without what the gateway says itself. */
    document: jsonb('document').$type<Schemas['Quote']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.unId] })],
)

export const templates = pgTable(
  'templates',
  {
    tenantId: text('tenant_id').notNull(),
    unId: text('un_id').notNull(),
    templateNo: text('template_no').notNull(),
    templateName: text('template_name').notNull(),
    status: text('status').$type<Schemas['TemplateStatus']>().notNull(),
    isPrivate: integer('is_private').$type<0 | 1>().notNull(),
    ownerId: text('owner_id').notNull(),
    customerId: text('customer_id').notNull(),
    customerName: text('customer_name').notNull(),
    bizType: text('biz_type').$type<Schemas['BizType']>(),
    shipperName: text('shipper_name'),
    commodity: text('commodity'),
    departure: text('departure'),
    destination: text('destination'),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
    trail: jsonb('trail').$type<Schemas['AuditTrail']>().notNull(),
    document: jsonb('document').$type<Schemas['BookingTemplate']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.unId] })],
)

export type BookingRow = typeof bookings.$inferSelect

export type QuoteRow = typeof quotes.$inferSelect

export type TemplateRow = typeof templates.$inferSelect
