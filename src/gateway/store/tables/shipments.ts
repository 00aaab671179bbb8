import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Schemas } from '../../../contract/index.ts'
import { moment } from './columns.ts'

// The tables as queries see them; what the store really holds is written in migrations/.

/** Of the columns without a comment each has the name and meaning of its field in the contract; '' says it is absent. */
export const shipments = pgTable(
  'shipments',
  {
    tenantId: text('tenant_id').notNull(),
    /** gShpId. */
    id: text('id').notNull(),
    customerId: text('customer_id').notNull(),
    bizType: text('biz_type').$type<Schemas['BizType']>().notNull(),
    /** bizType, as the contract's shipments have it. */
    mode: text('mode').$type<Schemas['ShipmentMode']>().notNull(),
    currentStatus: text('current_status').notNull(),
    /** createJobUnId. */
    jobId: text('job_id').notNull(),
    jobNo: text('job_no').notNull(),
    bookingNo: text('booking_no').notNull(),
    shpNo: text('shp_no').notNull(),
    masterNo: text('master_no').notNull(),
    refNo: text('ref_no').notNull(),
    fileNo: text('file_no').notNull(),
    /** Party codes and names. */
    shipperCode: text('shipper_code').notNull(),
    shprName: text('shipper_name').notNull(),
    consigneeCode: text('consignee_code').notNull(),
    csgnName: text('consignee_name').notNull(),
    notifyCode: text('notify_code').notNull(),
    porName: text('por_name').notNull(),
    /** ISO 3166-1 alpha-2 and UN/LOCODE of the port of loading; empty for inland. */
    polCtry: text('pol_ctry').notNull(),
    polCity: text('pol_city').notNull(),
    polName: text('pol_name').notNull(),
    polEtdDate: text('pol_etd').notNull(),
    podCtry: text('pod_ctry').notNull(),
    podCity: text('pod_city').notNull(),
    podName: text('pod_name').notNull(),
    podEtaDate: text('pod_eta').notNull(),
    firstEtaDate: text('first_eta').notNull(),
    destName: text('dest_name').notNull(),
    devryName: text('devry_name').notNull(),
    conCloseBy: text('con_close_by').notNull(),
    finCloseBy: text('fin_close_by').notNull(),
    createdAt: moment('created_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
)

export const trackingLinks = pgTable(
  'tracking_links',
  {
    tenantId: text('tenant_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    shipmentId: text('shipment_id').notNull(),
    madeAt: moment('made_at'),
    expiresAt: moment('expires_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.tokenHash] })],
)

/** What lists do not read. Remarks that customers must not see are kept, too. */
export type ShipmentDocument = Omit<Schemas['Shipment'], 'gShpId' | 'favoriteShp' | 'documents' | 'remarks'> & {
  remarks?: (Schemas['ShipmentRemark'] & { confidential?: boolean })[]
}

export const shipmentDetails = pgTable(
  'shipment_details',
  {
    tenantId: text('tenant_id').notNull(),
    shipmentId: text('shipment_id').notNull(),
    document: jsonb('document').$type<ShipmentDocument>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.shipmentId] })],
)

export const shipmentContainers = pgTable(
  'shipment_containers',
  {
    tenantId: text('tenant_id').notNull(),
    shipmentId: text('shipment_id').notNull(),
    /** Place among the shipment's containers, from 0. */
    position: integer('position').notNull(),
    /** intContainerNo; a container that has none yet cannot be pinned. */
    id: text('id').unique(),
    containerNo: text('container_no').notNull(),
    containerType: text('container_type').notNull(),
    lastFreeDate: text('last_free').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.shipmentId, table.position] })],
)

export const favorites = pgTable(
  'favorites',
  {
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    type: text('type').$type<Schemas['Favorite']['favoriteType']>().notNull(),
    /** jobId of a shipment, id of a container. */
    refId: text('ref_id').notNull(),
    pinnedAt: moment('pinned_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId, table.type, table.refId] })],
)

export type ShipmentRow = typeof shipments.$inferSelect
export type ContainerRow = typeof shipmentContainers.$inferSelect
