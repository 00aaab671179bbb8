import { dayOf } from '../shared/day.ts'
import { now } from '../shared/now.ts'
import type { Scope } from '../conditions/condition.ts'
import type { Path } from '../model/values.ts'
import { getAt, joinPath } from '../conditions/paths.ts'

/** The roots that stay as they are while a screen is open. */
export interface OuterRoots {
  session: unknown
  tenant: unknown
  address: unknown
}

const ROOTS = ['session', 'tenant', 'address', 'record', 'row', 'today']

/** A path of the data as conditions read it: behind a point where its first name is that of a root. */
export function ofData(path: Path): Path {
  return ROOTS.includes(split(path)[0]) ? `.${path}` : path
}

/**
 * Reads the paths of conditions: the outer roots, `record.` and `today`; every other path, and one behind a point, is read in the data, where there is any.
 * The day is the reader's, unless the caller knows better.
 */
export function createScope(
  outer: OuterRoots,
  read: { data(): unknown; record(): unknown } = NO_DATA,
  today: () => string = () => dayOf(now()),
): Scope {
  return {
    get(path) {
      const [root, rest] = split(path)
      if (root === '') return getAt(read.data(), rest)
      if (root === 'session' || root === 'tenant' || root === 'address') return getAt(outer[root], rest)
      if (root === 'record') return getAt(read.record(), rest)
      if (path === 'today') return today()
      return getAt(read.data(), path)
    },
  }
}

const NO_DATA = { data: () => undefined, record: () => undefined }

/** The same scope seen from a row of a list: `row.` is that row. */
export function rowScope(scope: Scope, row: Path): Scope {
  return { get: (path) => scope.get(fromRow(path, row)) }
}

/** The same scope beside an entry at hand: `row.` is that entry. */
export function entryScope(scope: Scope, entry: unknown): Scope {
  return {
    get: (path) =>
      path === 'row' || path.startsWith('row.') ? getAt(entry, path.slice('row.'.length)) : scope.get(path),
  }
}

/** A path of a condition with `row.` replaced by where the row is; outside a row it stays. */
export function fromRow(path: Path, row: Path | null): Path {
  if (row === null || (path !== 'row' && !path.startsWith('row.'))) return path
  return ofData(joinPath(row, path.slice('row.'.length)))
}

function split(path: Path): [string, Path] {
  const dot = path.indexOf('.')
  return dot === -1 ? [path, ''] : [path.slice(0, dot), path.slice(dot + 1)]
}
