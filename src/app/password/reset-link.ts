import { RESET, placeOf } from '../address/place.ts'

const PARAM = 'token'
/** Of what tokens in links are made: letters, digits and what needs no escape in a query. */
const TOKEN = /^[\w.~+/=-]{1,2048}$/

/** What is known of the link that led to the reset page. */
export type ResetLink = { kind: 'token'; token: string } | { kind: 'none' } | { kind: 'invalid' }

const keyOf = (tenantUrl: string): string => `reset-token ${tenantUrl}`

/**
 * Keeps the token of a reset link for this tab and takes it out of the address, so that neither the history nor a
 * Referer tells it (specification of the frame, §2). Called before anything is loaded for the page.
 */
export function takeResetToken(location: Pick<Location, 'pathname' | 'search'>, storage: Storage): void {
  const { tenantUrl, path, search } = placeOf(location)
  const token = new URLSearchParams(search).get(PARAM)
  if (path !== RESET || token === null) return
  storage.setItem(keyOf(tenantUrl), token)
  window.history.replaceState(null, '', location.pathname)
}

/** The link whose token this tab keeps for a tenant. */
export function keptResetLink(tenantUrl: string, storage: Storage): ResetLink {
  const token = storage.getItem(keyOf(tenantUrl)) ?? ''
  if (token === '') return { kind: 'none' }
  return TOKEN.test(token) ? { kind: 'token', token } : { kind: 'invalid' }
}

/** Forgets the token: it was used, or it is of no use. */
export function forgetResetToken(tenantUrl: string, storage: Storage): void {
  storage.removeItem(keyOf(tenantUrl))
}

interface ForgotState {
  tokenExpired: true
}

/** History state that leads to the form for another link, because the last one is too old. A reload still says so. */
export const TOKEN_EXPIRED: ForgotState = { tokenExpired: true }

/** Whether a page was led to by a link that is too old; `state` is its history state. */
export function isTokenExpired(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'tokenExpired' in state
}
