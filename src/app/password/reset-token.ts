import { RESET, placeOf } from '../address/place.ts'

const PARAM = 'token'

/** Where a tab keeps the token of a tenant's reset link. */
export const tokenKey = (tenantUrl: string): string => `reset-token ${tenantUrl}`

/**
 * Keeps the token of a reset link for this tab and takes it out of the address, so that neither the history nor a
 * Referer tells it (specification of the frame, §2). Called before anything is loaded for the page.
 */
export function takeResetToken(location: Pick<Location, 'pathname' | 'search'>, storage: Storage): void {
  const { tenantUrl, path, search } = placeOf(location)
  const token = new URLSearchParams(search).get(PARAM)
  if (path !== RESET || token === null) return
  storage.setItem(tokenKey(tenantUrl), token)
  window.history.replaceState(null, '', location.pathname)
}
