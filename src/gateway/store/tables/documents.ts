import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { bigint, boolean, customType, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { Schemas } from '../../../contract/index.ts'
import { moment } from './columns.ts'

// The tables as queries see them; what the store really holds is written in migrations/.

/** Bytes go in as base64 text: the embedded database's driver takes twenty times as long to write them itself. */
const bytes = customType<{ data: Uint8Array; driverData: SQL }>({
  dataType: () => 'bytea',
  toDriver: (value) =>
    sql`decode(${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64')}, 'base64')`,
})

/** What a document can belong to: a booking or quote (unId), a shipment (gShpId), a customs file (fileNo). */
export type DocumentOwnerKind = 'booking' | 'quote' | 'shipment' | 'file'

export const ownerRules = pgTable(
  'owner_rules',
  {
    tenantId: text('tenant_id').notNull(),
    ownerId: text('owner_id').notNull(),
    /** The office that users and records without an owner belong to; a tenant has one. */
    isHeadOffice: boolean('is_head_office').notNull(),
    fileSize: text('file_size'),
    fileTypes: text('file_types'),
    refCode: text('ref_code'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.ownerId] })],
)

export const documentContents = pgTable(
  'document_contents',
  { tenantId: text('tenant_id').notNull(), sha256: text('sha256').notNull() },
  (table) => [primaryKey({ columns: [table.tenantId, table.sha256] })],
)

/** A content's bytes, one piece after the other, counted from 0. */
export const documentPieces = pgTable(
  'document_pieces',
  {
    tenantId: text('tenant_id').notNull(),
    sha256: text('sha256').notNull(),
    piece: integer('piece').notNull(),
    bytes: bytes('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.sha256, table.piece] })],
)

export const documents = pgTable(
  'documents',
  {
    tenantId: text('tenant_id').notNull(),
    documentId: text('document_id').notNull(),
    ownerKind: text('owner_kind').$type<DocumentOwnerKind>().notNull(),
    ownerId: text('owner_id').notNull(),
    serialNo: integer('serial_no').notNull(),
    description: text('description'),
    type: text('type'),
    fileName: text('file_name').notNull(),
    /** Of the file name, lower case, without a dot. */
    extension: text('extension').notNull(),
    source: text('source').notNull(),
    sha256: text('sha256'),
    uploadedAt: moment('uploaded_at'),
    uploadedBy: text('uploaded_by').notNull(),
    uploadedByName: text('uploaded_by_name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.documentId] }),
    unique().on(table.tenantId, table.ownerKind, table.ownerId, table.serialNo),
  ],
)

export const documentTrail = pgTable('document_trail', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  tenantId: text('tenant_id').notNull(),
  documentId: text('document_id').notNull(),
  ownerKind: text('owner_kind').$type<DocumentOwnerKind>().notNull(),
  ownerId: text('owner_id').notNull(),
  fileName: text('file_name').notNull(),
  sha256: text('sha256'),
  action: text('action').$type<Schemas['ActionCode']>().notNull(),
  userId: text('user_id').notNull(),
  happenedAt: moment('happened_at'),
})

export type DocumentRow = typeof documents.$inferSelect

export type OwnerRulesRow = typeof ownerRules.$inferSelect
