import { QueryClient } from '@tanstack/react-query'
import { LOOKUP_KEY } from '../../render/source.ts'

/** First member of the key of what does not change during a session: models and code of screens. */
export const SCREEN_KEY = 'portal-screen'

/**
 * Makes the cache of what came from the gateway. Nothing is repeated by itself: a failed screen offers to try again. Without a line a
 * question fails at once instead of waiting without a word, and is asked again when the line is back.
 */
export function createQueries(): QueryClient {
  const queries = { retry: false, refetchOnWindowFocus: false, staleTime: 0 }
  return new QueryClient({
    defaultOptions: { queries: { ...queries, networkMode: 'always', refetchOnReconnect: true } },
  })
}

/** Lists and records ask again; models, code and lookups stay. */
export function refreshLists(queries: QueryClient): void {
  const kept: unknown[] = [SCREEN_KEY, LOOKUP_KEY]
  void queries.invalidateQueries({ predicate: ({ queryKey }) => !kept.includes(queryKey[0]) })
}
