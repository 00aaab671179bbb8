import { users } from './accounts.ts'
import { usageMetrics } from './calls.ts'
import { customsFileKeys, customsFiles, customsMilestones, customsRemarks } from './customs-files.ts'
import { customsRecords } from './customs-records.ts'
import { documentContents, documentPieces, documents, ownerRules } from './documents.ts'
import { customerParties, parties, partyAddresses } from './reference.ts'
import { bookings, quotes, templates } from './requests.ts'
import { favorites, shipmentContainers, shipmentDetails, shipments } from './shipments.ts'
import { widgetPreferences } from './widgets.ts'

/** The tables with a tenant's own business data: each row names its tenant. */
export const TENANT_TABLES = {
  users,
  parties,
  partyAddresses,
  customerParties,
  bookings,
  quotes,
  templates,
  shipments,
  shipmentDetails,
  shipmentContainers,
  favorites,
  usageMetrics,
  widgetPreferences,
  ownerRules,
  documents,
  documentContents,
  documentPieces,
  customsFiles,
  customsFileKeys,
  customsMilestones,
  customsRemarks,
  customsRecords,
}

export type TenantTable = keyof typeof TENANT_TABLES

/** A row of such a table, but for its tenant. */
export type TenantRow<Name extends TenantTable> = Omit<(typeof TENANT_TABLES)[Name]['$inferInsert'], 'tenantId'>
