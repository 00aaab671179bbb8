import type { DrawerModel, NavigationModel, TenantBoot, TrackingModel, UserMenuModel } from '../../config/index.ts'
import { isOpen } from '../session/access.ts'
import type { AccessRoots } from '../session/access.ts'

/** The entries of the navigation that lead somewhere the user may go: the entry and its route or drawer are open. */
export function openNavigation(boot: TenantBoot, roots: AccessRoots): NavigationModel[] {
  return boot.navigation.filter((entry) => {
    const target = targetOf(entry, boot)
    return target !== undefined && isOpen(entry.access, roots) && isOpen(target.access, roots)
  })
}

/** What asks for the password that its user has. */
const OF_A_PASSWORD: readonly UserMenuModel['does'][] = ['changePassword', 'twoStepSignIn']

/**
 * The entries of the user menu that are open to the user; one that leads to a route needs the route open, too, and where people sign in at
 * the tenant's provider alone, none of them has a password.
 */
export function openUserMenu(boot: TenantBoot, roots: AccessRoots): UserMenuModel[] {
  return boot.userMenu.filter(({ access, route, does }) => {
    if (boot.singleSignOn?.only === true && OF_A_PASSWORD.includes(does)) return false
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

function targetOf({ route, drawer, href }: NavigationModel, boot: TenantBoot): Pick<DrawerModel, 'access'> | undefined {
  if (href !== undefined) return {}
  return route === undefined ? boot.drawers.find(({ id }) => id === drawer) : boot.routes.find(({ id }) => id === route)
}
