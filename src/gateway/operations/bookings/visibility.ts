import type { UserRow } from '../../store/tables/accounts.ts'

/** The company whose bookings the user sees; undefined for administrators and suppliers, who see the whole tenant. */
export function visibleCompany({ isPortalAdmin, isSupplier, customerId }: UserRow): string | undefined {
  return isPortalAdmin || isSupplier ? undefined : customerId
}
