import { asPart } from '../telemetry/parts.ts'
import type { Accounts } from './accounts/accounts.ts'
import { accountsOf } from './accounts/accounts.ts'
import type { KnownDevices } from './accounts/known-devices.ts'
import { knownDevicesOf } from './accounts/known-devices.ts'
import type { Letters } from './accounts/letters.ts'
import { lettersOf } from './accounts/letters.ts'
import type { PasswordResets } from './accounts/resets.ts'
import { passwordResetsOf } from './accounts/resets.ts'
import type { SecondFactors } from './accounts/second-factors.ts'
import { secondFactorsOf } from './accounts/second-factors.ts'
import type { SignOns } from './accounts/sign-ons.ts'
import { signOnsOf } from './accounts/sign-ons.ts'
import type { UserSettings } from './accounts/user-settings.ts'
import { userSettingsOf } from './accounts/user-settings.ts'
import type { WidgetPreferences } from './accounts/widget-preferences.ts'
import { widgetPreferencesOf } from './accounts/widget-preferences.ts'
import type { Attempts } from './calls/attempts.ts'
import { attemptsOf } from './calls/attempts.ts'
import type { Reports } from './calls/reports.ts'
import { reportsOf } from './calls/reports.ts'
import type { SentCalls } from './calls/sent-calls.ts'
import { sentCallsOf } from './calls/sent-calls.ts'
import type { Slowed } from './calls/slowed.ts'
import { slowedOf } from './calls/slowed.ts'
import type { Companies } from './companies.ts'
import { companiesOf } from './companies.ts'
import type { CustomsFiles } from './customs/files.ts'
import { customsFilesOf } from './customs/files.ts'
import type { CustomsRecords } from './customs/records.ts'
import { customsRecordsOf } from './customs/records.ts'
import type { CustomsTrail } from './customs/trail.ts'
import { customsTrailOf } from './customs/trail.ts'
import type { Db } from './database/connection.ts'
import type { Documents } from './documents/documents.ts'
import { documentsOf } from './documents/documents.ts'
import type { OwnerRules } from './documents/owner-rules.ts'
import { ownerRulesOf } from './documents/owner-rules.ts'
import type { Lookups } from './lookups.ts'
import { lookupsOf } from './lookups.ts'
import type { Bookings, Quotes, Templates } from './requests/kinds.ts'
import { bookingsOf, quotesOf, templatesOf } from './requests/kinds.ts'
import type { Containers } from './shipments/containers.ts'
import { containersOf } from './shipments/containers.ts'
import type { ShipmentCounts } from './shipments/counts.ts'
import { shipmentCountsOf } from './shipments/counts.ts'
import type { Favorites } from './shipments/favorites.ts'
import { favoritesOf } from './shipments/favorites.ts'
import type { Shipments } from './shipments/shipments.ts'
import { shipmentsOf } from './shipments/shipments.ts'
import type { TrackingLinks } from './shipments/tracking-links.ts'
import { trackingLinksOf } from './shipments/tracking-links.ts'
import type { ChangeSets } from './studio/change-sets.ts'
import { changeSetsOf } from './studio/change-sets.ts'
import type { Held } from './studio/held.ts'
import { heldOf } from './studio/held.ts'
import type { Versions } from './studio/versions.ts'
import { versionsOf } from './studio/versions.ts'
import type { Trail } from './trail/trail.ts'
import { trailOf } from './trail/trail.ts'

/** One tenant's data. Every query behind it names the tenant; there is no way from here to another one's. */
export interface TenantStore {
  tenantId: string
  accounts: Accounts
  knownDevices: KnownDevices
  letters: Letters
  passwordResets: PasswordResets
  secondFactors: SecondFactors
  signOns: SignOns
  userSettings: UserSettings
  widgetPreferences: WidgetPreferences
  attempts: Attempts
  slowed: Slowed
  sentCalls: SentCalls
  reports: Reports
  lookups: Lookups
  companies: Companies
  bookings: Bookings
  quotes: Quotes
  templates: Templates
  shipments: Shipments
  containers: Containers
  shipmentCounts: ShipmentCounts
  trackingLinks: TrackingLinks
  favorites: Favorites
  documents: Documents
  ownerRules: OwnerRules
  customsFiles: CustomsFiles
  customsRecords: CustomsRecords
  customsTrail: CustomsTrail
  changeSets: ChangeSets
  held: Held
  versions: Versions
  trail: Trail
  /** Runs `work` wholly or, when it rejects, not at all. */
  transaction<Result>(work: (store: TenantStore) => Promise<Result>): Promise<Result>
}

/** Binds the store to a tenant. */
export function tenantStore(db: Db, tenantId: string): TenantStore {
  return {
    tenantId,
    accounts: accountsOf(db, tenantId),
    knownDevices: knownDevicesOf(db, tenantId),
    letters: lettersOf(db, tenantId),
    passwordResets: passwordResetsOf(db, tenantId),
    secondFactors: secondFactorsOf(db, tenantId),
    signOns: signOnsOf(db, tenantId),
    userSettings: userSettingsOf(db, tenantId),
    widgetPreferences: widgetPreferencesOf(db, tenantId),
    attempts: attemptsOf(db, tenantId),
    slowed: slowedOf(db, tenantId),
    sentCalls: sentCallsOf(db, tenantId),
    reports: reportsOf(db, tenantId),
    lookups: lookupsOf(db, tenantId),
    companies: companiesOf(db, tenantId),
    bookings: bookingsOf(db, tenantId),
    quotes: quotesOf(db, tenantId),
    templates: templatesOf(db, tenantId),
    shipments: shipmentsOf(db, tenantId),
    containers: containersOf(db, tenantId),
    shipmentCounts: shipmentCountsOf(db, tenantId),
    trackingLinks: trackingLinksOf(db, tenantId),
    favorites: favoritesOf(db, tenantId),
    documents: documentsOf(db, tenantId),
    ownerRules: ownerRulesOf(db, tenantId),
    customsFiles: customsFilesOf(db, tenantId),
    customsRecords: customsRecordsOf(db, tenantId),
    customsTrail: customsTrailOf(db, tenantId),
    changeSets: changeSetsOf(db, tenantId),
    held: heldOf(db, tenantId),
    versions: versionsOf(db, tenantId),
    trail: trailOf(db, tenantId),
    transaction: (work) => asPart('store transaction', () => db.transaction((tx) => work(tenantStore(tx, tenantId)))),
  }
}
