import type { Letter } from '../../mail/carriers.ts'
import type { LetterWords } from '../../mail/letter-words.ts'
import { invitationLetter, signOnLetter, withToken } from '../../mail/link-letter.ts'
import type { SignedInCall } from '../../operation/operation.ts'
import { newToken, tokenHash } from '../../session/tokens.ts'
import type { UserRow } from '../../store/tables/accounts.ts'
import type { TenantStore } from '../../store/tenant-store.ts'

/** How long an invitation is good: people are on holiday. */
const DAYS = 7

/**
 * The letter to a new user, with a link that sets the first password. Where the tenant's provider is the only way in, a password is of no
 * use: it leads to the sign-in.
 */
export async function invitation(
  { tenant, now }: Pick<SignedInCall<'saveUser'>, 'tenant' | 'now'>,
  { passwordResets }: TenantStore,
  { userId, name, email }: UserRow,
  portalOrigin: string,
  words: LetterWords,
): Promise<Letter> {
  const to = { name, address: email }
  if (tenant.singleSignOn?.only === true)
    return signOnLetter(words, { to, portal: tenant.name, link: `${portalOrigin}/${tenant.url}/login`, userId })
  const token = newToken()
  const expiresAt = new Date(now.getTime() + DAYS * 24 * 60 * 60_000)
  await passwordResets.open({ userId, tokenHash: tokenHash(token), expiresAt, isInvitation: true })
  const link = withToken(new URL(`${portalOrigin}/${tenant.url}/reset`), token)
  return invitationLetter(words, { to, portal: tenant.name, link, userId, days: DAYS })
}
