import type { Schemas } from '../../contract/index.ts'
import type { UserRow } from '../store/tables/accounts.ts'

type Kind = Pick<UserRow, 'userType' | 'isSupplier' | 'isPortalAdmin' | 'isCustomerAdmin' | 'allowUserManagement'>

const NOBODY_SPECIAL: Kind = {
  userType: 'ELSU',
  isSupplier: false,
  isPortalAdmin: false,
  isCustomerAdmin: false,
  allowUserManagement: false,
}

/** What a role is made of (frame §6). */
export const ROLES = {
  customer: NOBODY_SPECIAL,
  'customer-admin': { ...NOBODY_SPECIAL, isCustomerAdmin: true, allowUserManagement: true },
  supplier: { ...NOBODY_SPECIAL, userType: 'ELSP', isSupplier: true },
  'portal-admin': { ...NOBODY_SPECIAL, userType: 'I', isPortalAdmin: true, allowUserManagement: true },
} as const satisfies Record<Schemas['UserRole'], Kind>

/** The role of a user. */
export function roleOf({
  isPortalAdmin,
  isSupplier,
  isCustomerAdmin,
}: Pick<UserRow, 'isPortalAdmin' | 'isSupplier' | 'isCustomerAdmin'>): Schemas['UserRole'] {
  if (isPortalAdmin) return 'portal-admin'
  if (isSupplier) return 'supplier'
  return isCustomerAdmin ? 'customer-admin' : 'customer'
}
