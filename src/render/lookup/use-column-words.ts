import { useCallback, useMemo } from 'react'
import { useQueries } from '@tanstack/react-query'
import { resolveCall } from '../../config/index.ts'
import type { ColumnModel, GridModel, Scope, ValueRule } from '../../config/index.ts'
import { useEngine } from '../services/services.ts'
import type { LookupItem } from './items.ts'
import { itemsQuery, neededBy, searched } from './use-lookup.ts'

/** The options by which a column names its codes. */
interface Codes {
  lookup?: string
  lookupQuery?: Record<string, ValueRule>
  otherLookupQuery?: Record<string, ValueRule>
}

/** What the gateway calls the codes of a column, as far as it is there; nothing of a column whose lookup it does not answer as a whole. */
type WordsOf = (column: ColumnModel) => ReadonlyMap<string, string>

/**
 * What the gateway calls the codes of columns whose lookup it answers: by it a list searches, sorts and writes what its cells show. What the
 * cells ask for is not asked for again.
 */
export function useColumnWords({ columns, lookups }: Pick<GridModel, 'columns' | 'lookups'>, scope: Scope): WordsOf {
  const { port } = useEngine()
  const asked = useMemo(
    () =>
      columns.flatMap(({ id, options }) => {
        const { lookup: name = '', lookupQuery, otherLookupQuery = lookupQuery } = options as Codes
        const lookup = lookups[name]
        const { operation, names, search } = lookup ?? {}
        if (lookup === undefined || operation === undefined || (names ?? search) !== undefined) return []
        return [...new Set([lookupQuery, otherLookupQuery])].flatMap((more) => {
          const query = { ...lookup.query, ...more }
          const own = resolveCall({ query, body: lookup.body }, scope)
          if (neededBy(operation, query, own) !== undefined) return []
          return { id, query: itemsQuery(port, lookup, JSON.stringify(own), searched(lookup, own)) }
        })
      }),
    [columns, lookups, port, scope],
  )
  const queries = useMemo(() => asked.map(({ query }) => query), [asked])
  // One that does not come takes no words from the others.
  const found = useQueries({ queries, combine: dataOf })
  return useCallback(
    ({ id }) => {
      const items = asked.flatMap((each, at) => (each.id === id && found[at]) || [])
      return new Map(items.map(({ value, label }) => [value, label]))
    },
    [asked, found],
  )
}

function dataOf(results: readonly { data: readonly LookupItem[] | undefined }[]) {
  return results.map(({ data }) => data)
}
