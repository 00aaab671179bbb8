import type { DrawerModel } from '../../config/index.ts'

/** An open drawer: which, and with which record (`new` for an empty one). */
export interface OpenDrawer {
  drawer: DrawerModel
  record: string
}

/** What stands in the address beside a drawer's record: the records it was found with, and what is known of it by name. */
export interface BesideRecord {
  among?: readonly string[]
  given?: Readonly<Record<string, string>>
}

/** History state of an address with an open drawer. */
export interface DrawerState {
  /** The portal itself opened the drawer: behind its entries lies the page it was opened from. */
  openedHere?: true
  /** How many entries were made inside the drawer. */
  depth?: number
  /** How many of the last of them each led one step further. */
  steps?: number
  /** What a form of this address led on with, by name: whoever comes back finds it filled in. */
  ledWith?: Readonly<Record<string, string>>
}

export const OPENED_HERE: DrawerState = { openedHere: true }

/** The history state of the page's address: react-router keeps a navigation's own state under `usr`. */
export function drawerState(): DrawerState | null | undefined {
  return (window.history.state as { usr?: DrawerState | null } | null)?.usr
}

/** Keeps with the page's address what its form leads on with. */
export function keepLedWith(ledWith: Readonly<Record<string, string>>): void {
  window.history.replaceState({ ...window.history.state, usr: { ...drawerState(), ledWith } }, '')
}

/** Query parameter of the records that a drawer's record was found among. */
const AMONG = 'among'
/** Stands before the name of what is known of the open drawer's record. */
const GIVEN = 'given.'
/** Query parameters that tell where one is inside a drawer, by the names that its screen uses. */
const INSIDE = { section: 'section', trail: 'trail' } as const

/** The drawer an address `?DRAWER=RECORD` opens: the first of the portal's drawers that it names. */
export function drawerIn(search: URLSearchParams, drawers: readonly DrawerModel[]): OpenDrawer | null {
  for (const drawer of drawers) {
    const record = search.get(drawer.id)
    if (record !== null && record !== '') return { drawer, record }
  }
  return null
}

/** The records that the open drawer's record was found among, in their order; none where it was opened alone. */
export function amongIn(search: URLSearchParams): string[] {
  return (search.get(AMONG) ?? '').split(',').filter((record) => record !== '')
}

/** What the address says about the open drawer's record beside its id, by name. */
export function givenIn(search: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    [...search].flatMap(([name, text]) =>
      name.startsWith(GIVEN) && text !== '' ? [[name.slice(GIVEN.length), text]] : [],
    ),
  )
}

/** Where one is inside the open drawer. */
export function insideIn(search: URLSearchParams): Record<string, string> {
  return Object.fromEntries(Object.entries(INSIDE).map(([name, parameter]) => [name, search.get(parameter) ?? '']))
}

/** How many characters the records beside the open one may take in an address, which proxies cut at 8 kB, the way back of a sign-in included. */
const MOST_AMONG = 3000

/** The records nearest to one, as many as an address holds, in their order; all of them as a rule. */
function around(among: readonly string[], record: string): readonly string[] {
  const at = Math.max(0, among.indexOf(record))
  const nearest = [...among.keys()].sort((one, other) => Math.abs(one - at) - Math.abs(other - at))
  let left = MOST_AMONG
  const firstBeyond = nearest.findIndex((index) => {
    // A comma is escaped, once more in the way back of a sign-in.
    left -= encodeURIComponent(encodeURIComponent(`${among[index] ?? ''},`)).length
    return left < 0
  })
  const kept = new Set(firstBeyond === -1 ? nearest : nearest.slice(0, firstBeyond))
  return among.filter((_, index) => kept.has(index))
}

/** The same address with this drawer open and every other closed; filters stay. Of very many records that it was found with, the nearest stay. */
export function withDrawer(
  search: URLSearchParams,
  drawers: readonly DrawerModel[],
  id: string,
  record: string,
  { among = [], given = {} }: BesideRecord = {},
): URLSearchParams {
  const next = withoutDrawers(search, drawers)
  next.set(id, record)
  for (const [name, text] of Object.entries(given)) if (text !== '') next.set(`${GIVEN}${name}`, text)
  if (among.length > 1) next.set(AMONG, around(among, record).join(','))
  return next
}

/** The same address with every drawer closed. */
export function withoutDrawers(search: URLSearchParams, drawers: readonly DrawerModel[]): URLSearchParams {
  const names = new Set([AMONG, ...Object.values<string>(INSIDE), ...drawers.map(({ id }) => id)])
  return new URLSearchParams([...search].filter(([name]) => !names.has(name) && !name.startsWith(GIVEN)))
}

/** The same address at another place inside the drawer; an empty text takes its parameter away. */
export function withInside(search: URLSearchParams, values: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const [name, parameter] of Object.entries(INSIDE)) {
    const value = values[name]
    if (value === '') next.delete(parameter)
    else if (value !== undefined) next.set(parameter, value)
  }
  return next
}
