import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Schemas } from '../../../contract/index.ts'
import { moment } from './columns.ts'

// The tables as queries see them; what the store really holds is written in migrations/.

/** What a file's header call answers, all entities filled in; conveyances under bond are records of their own. */
export type CustomsFileDocument = Pick<
  Schemas['CustomsFile'],
  | 'header'
  | 'mblDetails'
  | 'hblDetails'
  | 'containerDetails'
  | 'ultimateConsignees'
  | 'custRefs'
  | 'isfHeader'
  | 'admissions'
  | 'inBondHeader'
  | 'brokerIts'
  | 'precedingEntrySummary'
  | 'warehouseWithdrawal'
>

export const customsFiles = pgTable(
  'customs_files',
  {
    tenantId: text('tenant_id').notNull(),
    fileNo: text('file_no').notNull(),
    kind: text('kind').$type<Schemas['CustomsFileType']>().notNull(),
    customerId: text('customer_id').notNull(),
    status: text('status').notNull(),
    entryType: text('entry_type'),
    entryTypeDesc: text('entry_type_desc'),
    entryNo: text('entry_no'),
    shipperCode: text('shipper_code').notNull(),
    shipperName: text('shipper_name').notNull(),
    consigneeCode: text('consignee_code').notNull(),
    consigneeName: text('consignee_name').notNull(),
    custName: text('cust_name').notNull(),
    custIrsNo: text('cust_irs_no').notNull(),
    custRefNo: text('cust_ref_no'),
    countryOfExport: text('country_of_export').notNull(),
    countryOfExportName: text('country_of_export_name').notNull(),
    mot: text('mot').notNull(),
    motDesc: text('mot_desc').notNull(),
    portLading: text('port_lading'),
    portUnlading: text('port_unlading').notNull(),
    portOfEntry: text('port_of_entry').notNull(),
    portOfEntryName: text('port_of_entry_name').notNull(),
    houseBill: text('house_bill').notNull(),
    masterBill: text('master_bill').notNull(),
    /** Tracing date 4. */
    openedOn: text('opened_on').notNull(),
    /** Tracing date 1, and 12: expected until it has happened. */
    exportDate: text('export_date').notNull(),
    arrivalDate: text('arrival_date').notNull(),
    /** Tracing date 19. */
    releaseDate: text('release_date'),
    fdaStatus: text('fda_status'),
    pgaStatus: text('pga_status'),
    /** Agencies, comma-joined. */
    pga: text('pga'),
    document: jsonb('document').$type<CustomsFileDocument>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.fileNo] })],
)

/** What a file is found by; the names are those of the search's fields. */
export type CustomsFileKey =
  | 'fileNo'
  | 'entryNo'
  | 'custIrsNo'
  | 'hblNo'
  | 'mblNo'
  | 'noContainer'
  | 'custRefNo'
  | 'ciNo'

export const customsFileKeys = pgTable(
  'customs_file_keys',
  {
    tenantId: text('tenant_id').notNull(),
    name: text('name').$type<CustomsFileKey>().notNull(),
    value: text('value').notNull(),
    fileNo: text('file_no').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.name, table.value, table.fileNo] })],
)

export const customsRemarks = pgTable(
  'customs_remarks',
  {
    tenantId: text('tenant_id').notNull(),
    fileNo: text('file_no').notNull(),
    noteNo: integer('note_no').notNull(),
    noteType: text('note_type').notNull(),
    noteTypeDesc: text('note_type_desc').notNull(),
    note: text('note').notNull(),
    confidential: boolean('confidential').notNull(),
    webEnabled: boolean('web_enabled').notNull(),
    updatedBy: text('updated_by').notNull(),
    updatedAt: moment('updated_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.fileNo, table.noteNo] })],
)

export const customsMilestones = pgTable(
  'customs_milestones',
  {
    tenantId: text('tenant_id').notNull(),
    fileNo: text('file_no').notNull(),
    tracingDateNo: integer('tracing_date_no').notNull(),
    tracingDateNoDesc: text('tracing_date_no_desc').notNull(),
    webEnabled: boolean('web_enabled').notNull(),
    estimatedAt: timestamp('estimated_at', { withTimezone: true, mode: 'date' }),
    actualAt: timestamp('actual_at', { withTimezone: true, mode: 'date' }),
    location: text('location'),
    remarks: text('remarks'),
    updatedBy: text('updated_by').notNull(),
    updatedAt: moment('updated_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.fileNo, table.tracingDateNo] })],
)

export type CustomsFileRow = typeof customsFiles.$inferSelect
export type CustomsRemarkRow = typeof customsRemarks.$inferSelect
export type CustomsMilestoneRow = typeof customsMilestones.$inferSelect
