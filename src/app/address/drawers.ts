import type { DrawerModel } from '../../config/index.ts'
import { INSIDE } from './inside.ts'

/** Query parameter of the records that a drawer's record was found among. */
const AMONG = 'among'

/** The records that the open drawer's record was found among, in their order; none where it was opened alone. */
export function amongIn(search: URLSearchParams): string[] {
  return (search.get(AMONG) ?? '').split(',').filter((record) => record !== '')
}

/** What stands in the address beside a drawer's record: the records it was found with, and what is known of it by name. */
export interface BesideRecord {
  among?: readonly string[]
  given?: Readonly<Record<string, string>>
}

/** Stands before the name of what is known of the open drawer's record. */
const GIVEN = 'given.'

/** What the address tells of the open drawer's record beside its id, by name. */
export function givenIn(search: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    [...search].flatMap(([name, text]) =>
      name.startsWith(GIVEN) && text !== '' ? [[name.slice(GIVEN.length), text]] : [],
    ),
  )
}

/** The same address with this drawer open and every other closed; filters stay. */
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
  if (among.length > 1) next.set(AMONG, among.join(','))
  return next
}

/** The same address with every drawer closed. */
export function withoutDrawers(search: URLSearchParams, drawers: readonly DrawerModel[]): URLSearchParams {
  const names = new Set([AMONG, ...INSIDE, ...drawers.map(({ id }) => id)])
  return new URLSearchParams([...search].filter(([name]) => !names.has(name) && !name.startsWith(GIVEN)))
}
