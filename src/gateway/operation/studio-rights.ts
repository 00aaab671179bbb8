import type { Schemas } from '../../contract/index.ts'
import type { UserRow } from '../store/tables/accounts.ts'

/** What a user may do in the studio: nothing, edit change sets, publish them, too, or all of that and begin new tenants. */
export const studioRights = [
  'none',
  'configure',
  'publish',
  'tenants',
] as const satisfies readonly Schemas['StudioRight'][]
export type StudioRight = (typeof studioRights)[number]

type Columns = Pick<UserRow, 'mayConfigure' | 'mayPublish' | 'mayBeginTenants'>

/** The right of a user. */
export function studioRightOf({ mayConfigure, mayPublish, mayBeginTenants }: Columns): StudioRight {
  if (mayBeginTenants) return 'tenants'
  if (mayPublish) return 'publish'
  return mayConfigure ? 'configure' : 'none'
}

/** A right as it is stored. */
export function studioColumns(right: StudioRight): Columns {
  return {
    mayConfigure: includesStudioRight(right, 'configure'),
    mayPublish: includesStudioRight(right, 'publish'),
    mayBeginTenants: includesStudioRight(right, 'tenants'),
  }
}

/** Whether a right is at least the other one. */
export function includesStudioRight(right: StudioRight, other: StudioRight): boolean {
  return studioRights.indexOf(right) >= studioRights.indexOf(other)
}
