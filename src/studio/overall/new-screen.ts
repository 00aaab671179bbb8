import type { OutlineEntry } from '../../config/node.ts'
import type { Change, StudioScreen } from '../host/api.ts'
import { flat, freeName } from '../host/entries.ts'
import { textsOf } from '../host/labels.ts'

/** What a screen of the tenant's own is to be. */
export interface ScreenWish {
  /** The screen of the portal that it begins as, and goes on following. */
  from: StudioScreen
  /** Its heading by language. */
  texts: Readonly<Record<string, string>>
  /** Of its page, below the tenant's: `/arriving`. */
  path: string
  /** The entry of the navigation that its own stands after; none without one. */
  after?: string
}

/** Kinds of screens that stand for themselves on a page. A form needs rules of its own, a view a record. */
const PAGES: readonly string[] = ['grids', 'dashboards']

/** The portal's screens that a page of the tenant's own can begin as. */
export function beginnings(screens: readonly StudioScreen[], pages: readonly OutlineEntry[]): StudioScreen[] {
  return screens.filter((screen) => PAGES.includes(screen.kind) && routeOf(screen, pages) !== undefined)
}

/** Entries of the navigation, by what leads to their pages. */
export function navigationIn(pages: readonly OutlineEntry[]): OutlineEntry[] {
  return flat(pages).flatMap(({ entry }) => (entry.keys.at(-2) === 'navigation' ? [entry] : []))
}

/** An address that no page has yet. */
export function freePath(title: string, pages: readonly OutlineEntry[]): string {
  return `/${freeName(title, pathsIn(pages))}`
}

/** Whether a page can stand at an address: small letters, digits and hyphens, and no other page is there. */
export function isFreePath(path: string, pages: readonly OutlineEntry[]): boolean {
  return /^\/[a-z0-9][a-z0-9-]*$/.test(path) && !pathsIn(pages).includes(path.slice(1))
}

/**
 * What makes a screen of the tenant's own, its page and its entry in the navigation. Who may see the page that it begins as may see it.
 *
 * @param pages the entries of portal.json
 * @returns the screen's file below the tenant's folder, and the changes, undone together
 */
export function screenChanges(
  { from, texts, path, after }: ScreenWish,
  screens: readonly StudioScreen[],
  pages: readonly OutlineEntry[],
): { file: string; changes: Change[] } {
  const taken = [
    ...screens.map(({ file }) => screenOf(file).split('/')[1] ?? ''),
    ...routesIn(pages).map(({ id }) => id),
  ]
  const id = freeName(path, taken, 'x_').replaceAll('-', '_')
  const file = `${from.kind}/${id}.json`
  const label = `screen.${id}`
  const route = routeOf(from, pages)
  const routes = route?.keys.slice(0, -1) ?? []
  const navigation = [...routes.slice(0, -1), 'navigation']
  const page = { path, title: label, screen: screenOf(file), module: route?.id }
  const entry = { label, icon: from.kind === 'grids' ? 'list' : 'clipboard', route: id, after }
  return {
    file,
    changes: [
      ...textsOf(texts, label),
      { kind: 'set', file, keys: ['extends'], value: screenOf(from.file) },
      { kind: 'set', file, keys: ['title'], value: label },
      { kind: 'set', file: 'portal.json', keys: [...routes, id], value: page },
      ...(after === undefined
        ? []
        : [{ kind: 'set' as const, file: 'portal.json', keys: [...navigation, id], value: entry }]),
    ],
  }
}

const screenOf = (file: string): string => file.replace(/\.json$/, '')

const routesIn = (pages: readonly OutlineEntry[]): OutlineEntry[] =>
  flat(pages).flatMap(({ entry }) => (entry.keys.at(-2) === 'routes' ? [entry] : []))

const pathsIn = (pages: readonly OutlineEntry[]): string[] =>
  routesIn(pages).map(({ says }) => String(says['path'] ?? '').replace(/^\//, ''))

function routeOf({ file }: StudioScreen, pages: readonly OutlineEntry[]): OutlineEntry | undefined {
  return routesIn(pages).find(({ says, hidden }) => !hidden && says['screen'] === screenOf(file))
}
