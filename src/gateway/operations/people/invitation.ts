import type { Letter } from '../../mail/carriers.ts'
import { invitationLetter, signOnLetter, withToken } from '../../mail/link-letter.ts'
import type { OwedLetter } from '../../mail/owed.ts'
import { newToken, tokenHash } from '../../session/tokens.ts'
import type { Writing } from '../accounts/reset-letter.ts'

/** How long an invitation is good: people are on holiday. */
const DAYS = 7

/** When a letter that invites is of no use any more. */
export function endOfInvitation(now: Date): Date {
  return new Date(now.getTime() + DAYS * 24 * 60 * 60_000)
}

/**
 * The letter to a new user, with a link that sets the first password; undefined where nobody is to be invited any more. Where the tenant's provider
 * is the only way in, a password is of no use: it leads to the sign-in.
 */
export async function invitation(
  { addressee: userId, page: portalOrigin }: OwedLetter,
  { tenant, store: { accounts, passwordResets }, words, now }: Writing,
): Promise<Letter | undefined> {
  const user = await accounts.find({ userId })
  if (user?.allowPortal !== true) return undefined
  const to = { name: user.name, address: user.email }
  if (tenant.singleSignOn?.only === true)
    return signOnLetter(words, { to, portal: tenant.name, link: `${portalOrigin}/${tenant.url}/login`, userId })
  const token = newToken()
  const expiresAt = endOfInvitation(now)
  await passwordResets.open({ userId, tokenHash: tokenHash(token), expiresAt, isInvitation: true })
  const link = withToken(new URL(`${portalOrigin}/${tenant.url}/reset`), token)
  return invitationLetter(words, { to, portal: tenant.name, link, userId, days: DAYS })
}
