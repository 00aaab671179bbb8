import type { DrawerModel } from '../../config/index.ts'
import { INSIDE } from './inside.ts'

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

/** Query parameter of the records that a drawer's record was found among. */
const AMONG = 'among'

/** The records that the open drawer's record was found among, in their order; none where it was opened alone. */
export function amongIn(search: URLSearchParams): string[] {
  return (search.get(AMONG) ?? '').split(',').filter((record) => record !== '')
}

/** The same address with this drawer open and every other closed; filters stay. `among`: the records it was found with. */
export function withDrawer(search: URLSearchParams, drawers: readonly DrawerModel[], id: string, record: string, among: readonly string[] = []): URLSearchParams {
  const next = withoutDrawers(search, drawers)
  next.set(id, record)
  if (among.length > 1) next.set(AMONG, among.join(','))
  return next
}

/** The same address with every drawer closed. */
export function withoutDrawers(search: URLSearchParams, drawers: readonly DrawerModel[]): URLSearchParams {
  const names = new Set([AMONG, ...INSIDE, ...drawers.map(({ id }) => id)])
  return new URLSearchParams([...search].filter(([name]) => !names.has(name)))
}
