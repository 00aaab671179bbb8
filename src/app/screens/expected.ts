import { coversList } from '../../config/index.ts'
import type { TenantBoot } from '../../config/index.ts'
import { drawerIn } from '../address/drawers.ts'
import type { Place } from '../address/place.ts'
import { loadDashboard, loadForm, loadGrid, loadPage } from './load.ts'
import { loadView } from './load-view.ts'
import { expectLoaded } from './queries.ts'
import type { Load } from './queries.ts'

const LOADERS: Readonly<Record<string, Load<unknown>>> = {
  dashboards: loadDashboard,
  forms: loadForm,
  grids: loadGrid,
  views: loadView,
}

/** How a screen is loaded, by its name in portal.json (`grids/NAME`); undefined for a name of no kind. */
export function loaderOf(screen: string): Load<unknown> | undefined {
  return LOADERS[screen.split('/')[0] ?? '']
}

/** Begins to load what stands at a place of the shell, an open drawer's screen, too: model and code, no data. What fails now is asked for again when it is drawn. */
export function expectScreens(boot: TenantBoot, { path, search }: Pick<Place, 'path' | 'search'>): void {
  const route = boot.routes.find((each) => each.path === path)
  const drawer = drawerIn(new URLSearchParams(search), boot.drawers)?.drawer
  if (route === undefined) return
  if (!coversList(drawer?.screen, route.screen)) expectScreen(boot, route.screen)
  if (drawer !== undefined) expectScreen(boot, drawer.screen)
}

/** Begins to load the page of anonymous links. */
export function expectLinkPage(boot: TenantBoot, screen: string): void {
  expectLoaded(boot, screen, loadPage)
}

/** Begins to load a screen: model and code, no data. */
export function expectScreen(boot: TenantBoot, screen: string): void {
  expectLoaded(boot, screen, loaderOf(screen))
}
