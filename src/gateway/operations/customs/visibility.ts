import { dayFromNow } from '../../ground/days.ts'
import { visibleCompany } from '../../operation/access.ts'
import type { CustomsViewer } from '../../store/customs/criteria.ts'
import type { CustomsFileSummary } from '../../store/customs/files.ts'
import type { UserRow } from '../../store/tables/accounts.ts'
import type { TenantStore } from '../../store/tenant-store.ts'

/**
 * What a user sees of the customs files: those of the user's company (all of the tenant for portal administrators),
 * without the entry types that the user's preferences exclude, and not older than they allow (shipments §6).
 *
 * @param alsoExcluded entry types that the call excludes beside them, comma-joined
 */
export function customsViewer(user: UserRow, now: Date, alsoExcluded = ''): CustomsViewer {
  const { EXCLUDED_ENTRY_TYPES = '', SHIPMENT_AGE_LIMIT_IN_DAYS: ageLimit } = user.preferences
  return {
    customerId: visibleCompany(user),
    excludedEntryTypes: `${EXCLUDED_ENTRY_TYPES},${alsoExcluded}`
      .split(',')
      .flatMap((type) => (type.trim() === '' ? [] : [type.trim()])),
    openedSince: ageLimit === undefined ? undefined : dayFromNow(now, -ageLimit),
  }
}

/** The file when the user sees it; undefined for a file that is hidden as for one that does not exist. */
export function visibleFile(
  store: TenantStore,
  fileNo: string,
  user: UserRow,
  now: Date,
): Promise<CustomsFileSummary | undefined> {
  return store.customsFiles.find(fileNo, customsViewer(user, now))
}
