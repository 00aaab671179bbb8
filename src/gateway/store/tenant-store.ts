import type { Db } from './connection.ts'
import type { Accounts } from './accounts.ts'
import { accountsOf } from './accounts.ts'
import type { Attempts } from './attempts.ts'
import { attemptsOf } from './attempts.ts'
import type { Bookings } from './bookings.ts'
import { bookingsOf } from './bookings.ts'
import type { CustomsRecords } from './customs-records.ts'
import { customsRecordsOf } from './customs-records.ts'
import type { CustomsFiles } from './customs-files.ts'
import { customsFilesOf } from './customs-files.ts'
import type { CustomsTrail } from './customs-trail.ts'
import { customsTrailOf } from './customs-trail.ts'
import type { Documents } from './documents.ts'
import { documentsOf } from './documents.ts'
import type { Favorites } from './favorites.ts'
import { favoritesOf } from './favorites.ts'
import type { Lookups } from './lookups.ts'
import { lookupsOf } from './lookups.ts'
import type { Ports } from './ports.ts'
import { portsOf } from './ports.ts'
import type { Quotes } from './quotes.ts'
import { quotesOf } from './quotes.ts'
import type { OwnerRules } from './owner-rules.ts'
import { ownerRulesOf } from './owner-rules.ts'
import type { PasswordResets } from './resets.ts'
import { passwordResetsOf } from './resets.ts'
import type { Records } from './records.ts'
import { recordsOf } from './records.ts'
import type { SentCalls } from './sent-calls.ts'
import { sentCallsOf } from './sent-calls.ts'
import type { ShipmentCounts } from './shipment-counts.ts'
import { shipmentCountsOf } from './shipment-counts.ts'
import type { Shipments } from './shipments.ts'
import { shipmentsOf } from './shipments.ts'
import type { Templates } from './templates.ts'
import { templatesOf } from './templates.ts'
import type { Widgets } from './widgets.ts'
import { widgetsOf } from './widgets.ts'

/** One tenant's data. Every query behind it names the tenant; there is no way from here to another one's. */
export interface TenantStore {
  tenantId: string
  accounts: Accounts
  attempts: Attempts
  bookings: Bookings
  customsRecords: CustomsRecords
  customsFiles: CustomsFiles
  customsTrail: CustomsTrail
  documents: Documents
  favorites: Favorites
  lookups: Lookups
  ports: Ports
  quotes: Quotes
  ownerRules: OwnerRules
  passwordResets: PasswordResets
  records: Records
  sentCalls: SentCalls
  shipmentCounts: ShipmentCounts
  shipments: Shipments
  templates: Templates
  widgets: Widgets
  /** Runs `work` wholly or, when it rejects, not at all. */
  transaction<Result>(work: (store: TenantStore) => Promise<Result>): Promise<Result>
}

/** Binds the store to a tenant. */
export function tenantStore(db: Db, tenantId: string): TenantStore {
  return {
    tenantId,
    accounts: accountsOf(db, tenantId),
    attempts: attemptsOf(db, tenantId),
    bookings: bookingsOf(db, tenantId),
    customsRecords: customsRecordsOf(db, tenantId),
    customsFiles: customsFilesOf(db, tenantId),
    customsTrail: customsTrailOf(db, tenantId),
    documents: documentsOf(db, tenantId),
    favorites: favoritesOf(db, tenantId),
    lookups: lookupsOf(db, tenantId),
    ports: portsOf(db),
    quotes: quotesOf(db, tenantId),
    ownerRules: ownerRulesOf(db, tenantId),
    passwordResets: passwordResetsOf(db, tenantId),
    records: recordsOf(db, tenantId),
    sentCalls: sentCallsOf(db, tenantId),
    shipmentCounts: shipmentCountsOf(db, tenantId),
    shipments: shipmentsOf(db, tenantId),
    templates: templatesOf(db, tenantId),
    widgets: widgetsOf(db, tenantId),
    transaction: (work) => db.transaction((tx) => work(tenantStore(tx, tenantId))),
  }
}
