import { getAt } from '../../config/index.ts'
import type { Path, Scope } from '../../config/index.ts'

/** The rows that opened the levels of a trail, by level; the last of them is the level shown. */
export interface OpenedRows {
  level: string
  rows: Readonly<Record<string, unknown>>
  page: number
  filters?: Readonly<Record<string, string>>
}

/**
 * Where the values of a level read: `file.`, `row.`, `parents.LEVEL.`, `filter.` and `page`, then what is around the drill-down
 * (session, tenant, …); every other path is read in the level's data.
 */
export function levelScope(
  around: Scope,
  file: unknown,
  { level, rows, page, filters = {} }: OpenedRows,
  data: unknown,
): Scope {
  return {
    get(path: Path) {
      const [root = '', ...rest] = path.split('.')
      switch (root) {
        case 'file':
          return getAt(file, rest.join('.'))
        case 'row':
          return getAt(rows[level], rest.join('.'))
        case 'parents':
          return getAt(rows[rest[0] ?? ''], rest.slice(1).join('.'))
        case 'filter':
          return filters[rest.join('.')]
        case 'page':
          return page
        case 'session':
        case 'tenant':
        case 'address':
        case 'today':
          return around.get(path)
        default:
          return getAt(data, path)
      }
    },
  }
}
