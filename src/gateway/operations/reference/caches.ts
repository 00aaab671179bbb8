import type { Operations } from '../../operation/operation.ts'

/** Everything is read and counted in the store at each call: there is nothing to forget. What is asked is checked all the same. */
const forgotten = {
  access: 'session',
  despite: ['password-change', 'two-step'],
  run: () => Promise.resolve({ status: 204 as const, body: undefined }),
} as const

type CacheOperation =
  | 'clearLookupCache'
  | 'clearShipmentsWidgetCache'
  | 'clearSecureShipmentsWidgetCache'
  | 'clearBookingsWidgetCache'
  | 'clearSecureBookingsWidgetCache'
  | 'clearQuotesWidgetCache'
  | 'clearSecureQuotesWidgetCache'

/** Asking for lookups and counts anew. The portal does so at each sign-out, whatever the user's modules. */
export const cacheOperations: Pick<Operations, CacheOperation> = {
  clearLookupCache: forgotten,
  clearShipmentsWidgetCache: forgotten,
  clearSecureShipmentsWidgetCache: forgotten,
  clearBookingsWidgetCache: forgotten,
  clearSecureBookingsWidgetCache: forgotten,
  clearQuotesWidgetCache: forgotten,
  clearSecureQuotesWidgetCache: forgotten,
}
