import { tokenKey } from './reset-token.ts'

/** Of what tokens in links are made: letters, digits and what needs no escape in a query. */
const TOKEN = /^[\w.~+/=-]{1,2048}$/

/** What is known of the link that led to the reset page. */
export type ResetLink = { kind: 'token'; token: string } | { kind: 'none' } | { kind: 'invalid' }

/** The link whose token this tab keeps for a tenant. */
export function keptResetLink(tenantUrl: string, storage: Storage): ResetLink {
  const token = storage.getItem(tokenKey(tenantUrl)) ?? ''
  if (token === '') return { kind: 'none' }
  return TOKEN.test(token) ? { kind: 'token', token } : { kind: 'invalid' }
}

/** Forgets the token: it was used, or it is of no use. */
export function forgetResetToken(tenantUrl: string, storage: Storage): void {
  storage.removeItem(tokenKey(tenantUrl))
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
