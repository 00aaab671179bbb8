import type { NavigationModel, TenantBoot } from '../../config/index.ts'
import { withDrawer } from '../address/drawers.ts'

/** History state of an address that the portal itself opened a drawer with: going back closes it. */
export interface DrawerState {
  openedHere: true
}

export const OPENED_HERE: DrawerState = { openedHere: true }

/** Where an entry of the navigation leads from a place in the shell: to a route, or to the same page with a drawer open. */
export function linkOf(
  { route, drawer }: NavigationModel,
  boot: TenantBoot,
  here: { pathname: string; search: string },
): { to: string; state: DrawerState | null; isHere: boolean } {
  if (drawer !== undefined) {
    const search = withDrawer(new URLSearchParams(here.search), boot.drawers, drawer, 'new')
    return { to: `${here.pathname}?${search.toString()}`, state: OPENED_HERE, isHere: false }
  }
  const to = boot.routes.find(({ id }) => id === route)?.path ?? '/'
  return { to, state: null, isHere: here.pathname === to }
}
