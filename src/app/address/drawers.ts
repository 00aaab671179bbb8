import type { DrawerModel } from '../../config/index.ts'

/** An open drawer: which, and with which record (`new` for an empty one). */
export interface OpenDrawer {
  drawer: DrawerModel
  record: string
}

/** The drawer an address `?DRAWER=RECORD` opens: the first of the portal's drawers that it names. */
export function drawerIn(search: URLSearchParams, drawers: readonly DrawerModel[]): OpenDrawer | null {
  for (const drawer of drawers) {
    const record = search.get(drawer.id)
    if (record !== null && record !== '') return { drawer, record }
  }
  return null
}

/** The same address with this drawer open and every other closed; filters stay. */
export function withDrawer(search: URLSearchParams, drawers: readonly DrawerModel[], id: string, record: string): URLSearchParams {
  const next = withoutDrawers(search, drawers)
  next.set(id, record)
  return next
}

/** The same address with every drawer closed. */
export function withoutDrawers(search: URLSearchParams, drawers: readonly DrawerModel[]): URLSearchParams {
  const ids = new Set(drawers.map(({ id }) => id))
  return new URLSearchParams([...search].filter(([name]) => !ids.has(name)))
}
