import type { Letter } from '../../mail/carriers.ts'
import type { LetterWords } from '../../mail/letter-words.ts'
import { resetLetter, withToken } from '../../mail/link-letter.ts'
import type { OwedLetter } from '../../mail/owed.ts'
import { newToken, tokenHash } from '../../session/tokens.ts'
import type { TenantRow } from '../../store/tables/accounts.ts'
import type { TenantStore } from '../../store/tenant-store.ts'

/** How long a link is good. */
const MINUTES = 60

/** What a letter is written with. */
export interface Writing {
  tenant: TenantRow
  store: TenantStore
  words: LetterWords
  now: Date
}

/** When a letter with a link is of no use any more: whoever asked for it has asked again. */
export function endOfReset(now: Date): Date {
  return new Date(now.getTime() + MINUTES * 60_000)
}

/** The letter with a link that sets a new password; undefined where nobody has the address. */
export async function reset(
  { addressee, page }: OwedLetter,
  { tenant, store, words, now }: Writing,
): Promise<Letter | undefined> {
  const user = await store.accounts.find({ email: addressee })
  if (user === undefined) return undefined
  const token = newToken()
  await store.passwordResets.open({ userId: user.userId, tokenHash: tokenHash(token), expiresAt: endOfReset(now) })
  const to = { name: user.name, address: user.email }
  return resetLetter(words, { to, portal: tenant.name, link: withToken(new URL(page), token), minutes: MINUTES })
}
