import type { NavigationModel, TenantBoot } from '../../config/index.ts'
import { NEW_RECORD } from '../../render/index.ts'
import { OPENED_HERE, withDrawer } from '../address/drawers.ts'
import type { DrawerState } from '../address/drawers.ts'

/** Where an entry of the navigation leads from a place in the shell: to a route, or to the same page with a drawer open; and the screen that is there. */
export function linkOf(
  { route, drawer }: NavigationModel,
  boot: TenantBoot,
  here: { pathname: string; search: string },
): { to: string; state: DrawerState | null; isHere: boolean; screen: string | undefined } {
  if (drawer !== undefined) {
    const search = withDrawer(new URLSearchParams(here.search), boot.drawers, drawer, NEW_RECORD)
    return {
      to: `${here.pathname}?${search.toString()}`,
      state: OPENED_HERE,
      isHere: false,
      screen: boot.drawers.find(({ id }) => id === drawer)?.screen,
    }
  }
  const found = boot.routes.find(({ id }) => id === route)
  const to = found?.path ?? '/'
  return { to, state: null, isHere: isAt(to, here.pathname), screen: found?.screen }
}

/** Whether an address is that of a route: as the router has it, whatever its case, with a slash at its end or without. */
export function isAt(route: string, pathname: string): boolean {
  const plain = (path: string): string => path.replace(/\/+$/, '').toLowerCase()
  return plain(route) === plain(pathname)
}

/** What makes a link of an address outside the portal: another site opens in a tab of its own and learns nothing of this one. */
export function outside(href: string): { component: 'a'; href: string; target?: '_blank'; rel?: string } {
  return href.startsWith('https://')
    ? { component: 'a', href, target: '_blank', rel: 'noopener noreferrer' }
    : { component: 'a', href }
}
