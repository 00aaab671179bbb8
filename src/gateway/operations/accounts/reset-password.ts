import { isGoodPassword } from '../../../config/index.ts'
import { portalPage, withToken } from '../../mail/portal-page.ts'
import { resetLetter } from '../../mail/reset-letter.ts'
import { networkOf, RESET, RESET_LINK, RESET_LINK_NETWORK, SIGN_IN } from '../../session/limits.ts'
import { CRITERIA_NOT_MET, hashPassword } from '../../session/passwords.ts'
import { newToken, tokenHash } from '../../session/tokens.ts'
import type { OpenCall } from '../operation.ts'
import type { Reply } from '../reply.ts'
import { invalid, refuse } from '../reply.ts'
import { addressedStore } from './addressed-store.ts'
import { signInSource } from './sign-in.ts'

const MINUTES = 60

const NOT_OF_THE_PORTAL = invalid([{ field: 'passwordResetUrl', message: 'must be an address of the portal itself' }])
const EXPIRED = invalid([{ field: 'resetPasswordToken', message: 'Reset Password Token is Expired' }])
const WEAK = invalid([{ field: 'newPassword', message: CRITERIA_NOT_MET }])

/**
 * Sends a link that sets a new password (frame §4). Who has an account is not told: everything that depends on it
 * happens beside the answer.
 */
export async function requestPasswordReset(
  call: OpenCall<'requestPasswordReset'>,
): Promise<Reply<'requestPasswordReset'>> {
  const { input, ip, portalOrigin, post, now } = call
  const { email, passwordResetUrl } = input.body
  const addressed = await addressedStore(call)
  if (addressed === undefined) return refuse('11003')
  const { store, tenant } = addressed
  const page = portalPage(passwordResetUrl, portalOrigin)
  if (page === undefined) return NOT_OF_THE_PORTAL
  const wait =
    (await store.attempts.take(RESET_LINK_NETWORK, networkOf(ip), now)) ??
    (await store.attempts.take(RESET_LINK, email.toLowerCase(), now))
  if (wait !== undefined) return refuse('too-many-requests', { seconds: wait })

  post.post(async () => {
    const user = await store.accounts.find({ email })
    if (user === undefined) return undefined
    const token = newToken()
    const expiresAt = new Date(now.getTime() + MINUTES * 60_000)
    await store.passwordResets.open({ userId: user.userId, tokenHash: tokenHash(token), expiresAt })
    const to = { name: user.name, address: user.email }
    return resetLetter(tenant.language, { to, portal: tenant.name, link: withToken(page, token), minutes: MINUTES })
  })
  return { status: 200, body: { message: 'You will receive an e-mail with instructions.' } }
}

/** Sets a new password by a link (frame §8). A password that breaks the rules does not use the link up. */
export async function resetPassword(call: OpenCall<'resetPassword'>): Promise<Reply<'resetPassword'>> {
  const { input, ip, now } = call
  const { resetPasswordToken, newPassword } = input.body
  const store = (await addressedStore(call))?.store
  if (store === undefined) return refuse('11003')
  const wait = await store.attempts.take(RESET, networkOf(ip), now)
  if (wait !== undefined) return refuse('too-many-requests', { seconds: wait })
  const link = tokenHash(resetPasswordToken)
  const userId = await store.passwordResets.find(link, now)
  const user = userId === undefined ? undefined : await store.accounts.find({ userId })
  if (user === undefined) return EXPIRED
  if (!user.allowPortal) return refuse('22001', { known: true })
  if (!isGoodPassword(newPassword)) return WEAK
  const passwordHash = await hashPassword(newPassword)
  const isSet = await store.transaction(
    async (tx) =>
      (await tx.passwordResets.use(link, now)) &&
      (await tx.accounts.setPassword({ userId: user.userId, passwordHash })),
  )
  if (!isSet) return EXPIRED
  // Who was shut out by wrong guesses and then proved to be the owner of the mailbox may sign in at once.
  for (const login of [user.userId, user.email]) await store.attempts.forget(SIGN_IN, signInSource(login, ip))
  return { status: 200, body: { message: 'Password reset successful. please login' } }
}
