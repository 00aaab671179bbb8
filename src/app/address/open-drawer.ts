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
