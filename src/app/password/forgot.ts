import { RESET, addressOf } from '../address/place.ts'
import { isEmail } from '../login/user.ts'
import type { LabelId } from '../../config/index.ts'

/** What is wrong with an e-mail address that a reset link shall go to (specification of the frame, §5). */
export function emailError(email: string): LabelId | undefined {
  if (email.trim() === '') return 'password.emailRequired'
  return isEmail(email.trim()) ? undefined : 'login.emailInvalid'
}

/** The page that the link in the e-mail leads to; the gateway adds the token. */
export function resetPageUrl(tenantUrl: string): string {
  return new URL(addressOf(tenantUrl, RESET), window.location.origin).href
}

interface ForgotState {
  tokenExpired: true
}

/** Leads to the form for another link, because the last one is too old. A reload still says so. */
export const TOKEN_EXPIRED: ForgotState = { tokenExpired: true }

/** Whether this page was led to by a link that is too old. */
export function isTokenExpired(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'tokenExpired' in state
}
