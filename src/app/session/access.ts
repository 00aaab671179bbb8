import { getAt, holds } from '../../config/index.ts'
import type { Condition, Scope, TenantBoot } from '../../config/index.ts'
import type { Session } from './session.ts'
import { sessionScope } from './session.ts'

/** Roots of the conditions that the portal itself asks: `session.` and `tenant.`. */
export interface AccessRoots {
  session: unknown
  tenant: unknown
}

/** What conditions may ask of the tenant. */
type AskedTenant = Pick<TenantBoot, 'id' | 'url' | 'flavour' | 'accessLevels'> & {
  trackingLinks?: TenantBoot['trackingLinks'] | undefined
}

/** What conditions may know of the tenant and of the user; without a session, of the tenant alone. */
export function accessRoots(
  { id, url, flavour, accessLevels, trackingLinks }: AskedTenant,
  session: Session | null,
): AccessRoots {
  return {
    session: session === null ? {} : sessionScope(session),
    tenant: { id, url, flavour, accessLevels, trackingLinks },
  }
}

/** Whether something with this access condition is open to the user; without a condition it is. */
export function isOpen(access: Condition | undefined, roots: AccessRoots): boolean {
  return holds(access, scopeOf(roots))
}

/** Where conditions and value rules outside of screens read. */
export function scopeOf(roots: AccessRoots): Scope {
  return { get: (path) => getAt(roots, path) }
}
