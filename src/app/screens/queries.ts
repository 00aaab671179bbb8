import { QueryClient } from '@tanstack/react-query'
import { LOOKUP_KEY } from '../../render/source.ts'

/** First member of the key of what does not change during a session: models and code of screens. */
export const SCREEN_KEY = 'portal-screen'

/** Makes the cache of what came from the gateway. Nothing is repeated by itself: a failed screen offers to try again. */
export function createQueries(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: 0 } } })
}

/** Lists and records ask again; models, code and lookups stay. */
export function refreshLists(queries: QueryClient): void {
  const kept: unknown[] = [SCREEN_KEY, LOOKUP_KEY]
  void queries.invalidateQueries({ predicate: ({ queryKey }) => !kept.includes(queryKey[0]) })
}
