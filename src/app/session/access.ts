import { evaluate, getAt } from '../../config/index.ts'
import type {
  Condition,
  DrawerModel,
  NavigationModel,
  Scope,
  TenantBoot,
  TrackingModel,
  UserMenuModel,
} from '../../config/index.ts'
import type { Session } from './session.ts'
import { sessionScope } from './session.ts'

/** Roots of the conditions that the portal itself asks: `session.` and `tenant.`. */
export interface AccessRoots {
  session: unknown
  tenant: unknown
}

/** What conditions may know of the tenant and of the user; without a session, of the tenant alone. */
export function accessRoots({ id, url, flavour, accessLevels }: TenantBoot, session: Session | null): AccessRoots {
  return { session: session === null ? {} : sessionScope(session), tenant: { id, url, flavour, accessLevels } }
}

/** Whether something with this access condition is open to the user; without a condition it is. */
export function isOpen(access: Condition | undefined, roots: AccessRoots): boolean {
  return access === undefined || evaluate(access, scopeOf(roots))
}

/** The entries of the navigation that lead somewhere the user may go: the entry and its route or drawer are open. */
export function openNavigation(boot: TenantBoot, roots: AccessRoots): NavigationModel[] {
  return boot.navigation.filter((entry) => {
    const target = targetOf(entry, boot)
    return target !== undefined && isOpen(entry.access, roots) && isOpen(target.access, roots)
  })
}

/** The entries of the user menu that are open to the user; one that leads to a route needs the route open, too. */
export function openUserMenu(boot: TenantBoot, roots: AccessRoots): UserMenuModel[] {
  return boot.userMenu.filter(({ access, route }) => {
    const target = route === undefined ? undefined : boot.routes.find(({ id }) => id === route)
    return isOpen(access, roots) && isOpen(target?.access, roots)
  })
}

/** The tracking form, where the tenant has one and it and its drawer are open to the user. */
export function openTracking(boot: TenantBoot, roots: AccessRoots): TrackingModel | undefined {
  const { tracking } = boot
  const drawer = boot.drawers.find(({ id }) => id === tracking?.drawer)
  return tracking !== undefined && isOpen(tracking.access, roots) && isOpen(drawer?.access, roots)
    ? tracking
    : undefined
}

function targetOf({ route, drawer }: NavigationModel, boot: TenantBoot): Pick<DrawerModel, 'access'> | undefined {
  return route === undefined ? boot.drawers.find(({ id }) => id === drawer) : boot.routes.find(({ id }) => id === route)
}

/** Where conditions and value rules outside of screens read. */
export function scopeOf(roots: AccessRoots): Scope {
  return { get: (path) => getAt(roots, path) }
}
