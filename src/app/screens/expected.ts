import { coversList } from '../../config/index.ts'
import type { TenantBoot } from '../../config/index.ts'
import { drawerIn } from '../address/drawers.ts'
import type { Place } from '../address/place.ts'
import { loadDashboard, loadForm, loadGrid, loadPage } from './load.ts'
import { loadView } from './load-view.ts'
import { SCREEN_KEY } from './queries.ts'

/** Brings a screen's model with its code. */
export type Load<Loaded> = (boot: TenantBoot, screen: string) => Promise<Loaded>

const LOADERS: Readonly<Record<string, Load<unknown>>> = {
  dashboards: loadDashboard,
  forms: loadForm,
  grids: loadGrid,
  views: loadView,
}

/** Screens on their way before the shell can draw them, by the address of their model, which changes with its content. */
const expected = new Map<string, Promise<unknown>>()

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
  expect(boot, screen, loadPage)
}

/** Begins to load a screen: model and code, no data. */
export function expectScreen(boot: TenantBoot, screen: string): void {
  expect(boot, screen, loaderOf(screen))
}

function expect(boot: TenantBoot, screen: string, load: Load<unknown> | undefined): void {
  const key = keyOf(boot, screen)
  if (load === undefined || key === undefined || expected.has(key)) return
  const coming = load(boot, screen)
  expected.set(key, coming)
  coming.catch(() => expected.delete(key))
}

/** A screen that was expected, or that is loaded now. */
export async function loadExpected<Loaded>(boot: TenantBoot, screen: string, load: Load<Loaded>): Promise<Loaded> {
  const key = keyOf(boot, screen)
  const coming = key === undefined ? undefined : expected.get(key)
  return coming === undefined ? load(boot, screen) : (coming as Promise<Loaded>)
}

/** How long a screen's files may take before whoever waits is told, in milliseconds: long enough for a slow line. */
const PATIENCE_MS = 60_000

/** A screen that did not come in time. What a browser waits for as a module it never asks for again while the page stands. */
export class Stalled extends Error {}

/** The query of a screen, for its page and for what loads it ahead. It fails as `Stalled` where the screen does not come in time. */
export function screenQuery<Loaded>(boot: TenantBoot, screen: string, load: Load<Loaded>) {
  return {
    queryKey: [SCREEN_KEY, boot.url, screen],
    queryFn: () => soon(loadExpected(boot, screen, load)),
    staleTime: Infinity,
    gcTime: Infinity,
  }
}

async function soon<Loaded>(coming: Promise<Loaded>): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Stalled()), PATIENCE_MS)
  })
  return Promise.race([coming, tooLate]).finally(() => clearTimeout(timer))
}

function keyOf({ url, files }: TenantBoot, screen: string): string | undefined {
  const file = files.screens[screen]
  return file === undefined ? undefined : `${url}/${file}`
}
