import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Schemas } from '../../../contract/index.ts'

// The table as queries see it; what the store really holds is written in migrations/.

/** A record of an agency as it is stored: its agencyName is filled in when it is answered. */
export type StoredPgaRecord = Schemas['PgaRecord']

/** What is stored of each resource: its own fields and short lists, not the records of the levels below. */
export interface CustomsDocuments {
  CiHeader: Schemas['CommercialInvoice']
  CiLines: Omit<Schemas['CommercialInvoiceLine'], 'ciTariffClassList'>
  CiTariffClass: Omit<Schemas['TariffClass'], 'pgEsList'>
  PgEs: StoredPgaRecord
  DoHeader: Schemas['DeliveryOrder']
  InvoiceHeader: Schemas['CustomsBilling']
  InvoiceLines: Schemas['CustomsBillingLine']
  InBondConveyance: Schemas['InBondConveyance']
  InBondShipmentId: Omit<Schemas['InBondBill'], 'inBondContainersList'>
  InBondContainers: Omit<Schemas['InBondContainer'], 'inBondTariffList'>
  InBondTariff: Omit<Schemas['InBondTariff'], 'priorNotice'>
  FtzConveyance: Omit<Schemas['FtzConveyance'], 'ftzShipmentIdList'>
  FtzShipmentId: Omit<Schemas['FtzBill'], 'ftzLinesList' | 'commaSeperatedContainers'>
  FtzLines: Schemas['FtzLine']
  FtzPttConcur: Schemas['FtzConcurrence']
}

export type CustomsResource = keyof CustomsDocuments

/** By what a record of a resource is found, the levels above first (shipments §7). At most five. */
export const CUSTOMS_KEYS = {
  CiHeader: ['ciNo'],
  CiLines: ['ciNo', 'ciLineNo'],
  CiTariffClass: ['ciNo', 'ciLineNo', 'tariffLineNo'],
  PgEs: ['ciNo', 'ciLineNo', 'tariffLineNo', 'pgCd', 'pgSeqNbr'],
  DoHeader: ['doNo', 'suffix'],
  InvoiceHeader: ['suffix'],
  InvoiceLines: ['suffix', 'printY', 'lineNo'],
  InBondConveyance: ['itNo', 'conveyanceSeqNo'],
  InBondShipmentId: ['itNo', 'conveyanceSeqNo', 'idSeqNo'],
  InBondContainers: ['itNo', 'conveyanceSeqNo', 'idSeqNo', 'noContainer'],
  InBondTariff: ['itNo', 'conveyanceSeqNo', 'idSeqNo', 'noContainer', 'seqNo'],
  FtzConveyance: ['conveyanceSeqNo'],
  FtzShipmentId: ['conveyanceSeqNo', 'idSeqNo'],
  FtzLines: ['conveyanceSeqNo', 'idSeqNo', 'lineNo'],
  FtzPttConcur: ['actionQualifier', 'idNo', 'actionCd', 'seqNo'],
} as const satisfies Record<CustomsResource, readonly string[]>

export const customsRecords = pgTable(
  'customs_records',
  {
    tenantId: text('tenant_id').notNull(),
    fileNo: text('file_no').notNull(),
    resource: text('resource').$type<CustomsResource>().notNull(),
    key1: text('key1').notNull(),
    key2: text('key2').notNull(),
    key3: text('key3').notNull(),
    key4: text('key4').notNull(),
    key5: text('key5').notNull(),
    /** Order within the file, for records that the sorting leaves equal. */
    position: integer('position').notNull(),
    document: jsonb('document').$type<CustomsDocuments[CustomsResource]>().notNull(),
  },
  ({ tenantId, fileNo, resource, key1, key2, key3, key4, key5 }) => [
    primaryKey({ columns: [tenantId, fileNo, resource, key1, key2, key3, key4, key5] }),
  ],
)

export type CustomsRecordRow = typeof customsRecords.$inferSelect
