import type { PasswordRules } from '../../../config/index.ts'
import { namedLanguage } from '../../ground/words.ts'
import type { Words } from '../../ground/words.ts'
import { portalPage } from '../../mail/link-letter.ts'
import type { OpenCall, SignedInCall } from '../../operation/operation.ts'
import { addressedStore } from '../../operation/operation.ts'
import { invalid, refuse } from '../../operation/refusals.ts'
import type { FieldErrors, Reply } from '../../operation/reply.ts'
import { eventOf } from '../../operation/trail.ts'
import { networkOf, PASSWORD_CHANGE, RESET, RESET_LINK, RESET_LINK_NETWORK, SIGN_IN } from '../../session/limits.ts'
import { hashPassword, passwordFault, verifyPassword } from '../../session/passwords.ts'
import { tokenHash } from '../../session/tokens.ts'
import { endOfReset } from './reset-letter.ts'
import { signInSource } from './sign-in.ts'

const SAME_PASSWORD: Words = {
  en: 'The new password must differ from the current one',
  ja: '現在のパスワードとは異なるパスワードを入力してください。',
}
const OLD_PASSWORD_ERROR: FieldErrors = [{ field: 'oldPassword', message: 'Old Password error.' }]

/**
 * Changes the user's password (frame §5, §8) and ends the session. Attempts with a wrong old password are counted, so that
 * nobody can guess it at an unattended portal.
 */
export async function changePassword(call: SignedInCall<'changePassword'>): Promise<Reply<'changePassword'>> {
  const { input, user, tenant, store, now } = call
  const { oldPassword, newPassword } = input.body
  const { userId, passwordHash } = user
  const wait = await store.attempts.take(PASSWORD_CHANGE, userId, now)
  if (wait !== undefined) return refuse('too-many-requests', { seconds: wait })
  const isRight = await verifyPassword(oldPassword, passwordHash, networkOf(call.source.ip))
  if (isRight) await store.attempts.forget(PASSWORD_CHANGE, userId)
  const errors = [
    ...(isRight ? [] : OLD_PASSWORD_ERROR),
    ...newPasswordErrors(oldPassword, newPassword, tenant.passwords),
  ]
  if (errors.length > 0) return invalid(errors)
  const change = { userId, passwordHash: await hashPassword(newPassword), instead: passwordHash }
  const isChanged = await store.transaction(async (tx) => {
    if (!(await tx.accounts.setPassword(change))) return false
    await tx.trail.note(eventOf(call, { event: 'passwordChanged' }))
    return true
  })
  if (!isChanged) return invalid(OLD_PASSWORD_ERROR)
  return { status: 200, body: { message: 'Password changed successfully. please login' } }
}

function newPasswordErrors(oldPassword: string, newPassword: string, rules: PasswordRules): FieldErrors {
  const message = passwordFault(newPassword, rules) ?? (newPassword === oldPassword ? SAME_PASSWORD : undefined)
  return message === undefined ? [] : [{ field: 'newPassword', message }]
}

const NOT_OF_THE_PORTAL = invalid([{ field: 'passwordResetUrl', message: 'must be an address of the portal itself' }])
const EXPIRED = invalid([{ field: 'resetPasswordToken', message: 'Reset Password Token is Expired' }])

/**
 * Sends a link that sets a new password (frame §4). The answer does not show who has an account: everything that
 * depends on it happens beside the answer, by what is kept of every call. The letter is in the language of the page in which it was asked for.
 */
export async function requestPasswordReset(
  call: OpenCall<'requestPasswordReset'>,
): Promise<Reply<'requestPasswordReset'>> {
  const { input, source, portalOrigin, post, now, accepted } = call
  const { email, passwordResetUrl } = input.body
  const addressed = await addressedStore(call)
  if (addressed === undefined) return refuse('11003')
  const { store, tenant } = addressed
  if (tenant.singleSignOn?.only === true) return refuse('single-sign-on-only')
  const page = portalPage(passwordResetUrl, portalOrigin)
  if (page === undefined) return NOT_OF_THE_PORTAL
  const wait =
    (await store.attempts.take(RESET_LINK_NETWORK, networkOf(source.ip), now)) ??
    (await store.attempts.take(RESET_LINK, email.toLowerCase(), now))
  if (wait !== undefined) return refuse('too-many-requests', { seconds: wait })

  // Kept before the answer promises it, whoever has the address: a process that ends must not take it along.
  const published = await call.forms(tenant).catch(() => undefined)
  const language = namedLanguage(accepted, published && Object.keys(published.labels)) ?? tenant.language
  const letter = {
    kind: 'reset',
    addressee: email.toLowerCase(),
    page: page.href,
    language,
    until: endOfReset(now),
  } as const
  post.post(await store.letters.keep(letter, now))
  return { status: 200, body: { message: 'You will receive an e-mail with instructions.' } }
}

/** Sets a new password by a link (frame §8). A password that breaks the rules does not use the link up. */
export async function resetPassword(call: OpenCall<'resetPassword'>): Promise<Reply<'resetPassword'>> {
  const { input, source, now } = call
  const { resetPasswordToken, newPassword } = input.body
  const addressed = await addressedStore(call)
  if (addressed === undefined) return refuse('11003')
  const { store, tenant } = addressed
  const wait = await store.attempts.take(RESET, networkOf(source.ip), now)
  if (wait !== undefined) return refuse('too-many-requests', { seconds: wait })
  const link = tokenHash(resetPasswordToken)
  const userId = await store.passwordResets.find(link, now)
  const user = userId === undefined ? undefined : await store.accounts.find({ userId })
  if (user === undefined) return EXPIRED
  if (!user.allowPortal) return refuse('22001', { known: true })
  const message = passwordFault(newPassword, tenant.passwords)
  if (message !== undefined) return invalid([{ field: 'newPassword', message }])
  const passwordHash = await hashPassword(newPassword)
  const isSet = await store.transaction(async (tx) => {
    if (!(await tx.passwordResets.use(link, now))) return false
    if (!(await tx.accounts.setPassword({ userId: user.userId, passwordHash }))) return false
    await tx.trail.note(eventOf({ user, now, source }, { event: 'passwordReset' }))
    return true
  })
  if (!isSet) return EXPIRED
  // Who was shut out by wrong guesses and then proved to be the owner of the mailbox may sign in at once.
  for (const login of [user.userId, user.email]) await store.attempts.forget(SIGN_IN, signInSource(login, source.ip))
  return { status: 200, body: { message: 'Password reset successful. please login' } }
}
