import { isGoodPassword } from '../../../config/index.ts'
import { PASSWORD_CHANGE } from '../../session/limits.ts'
import { CRITERIA_NOT_MET, hashPassword, verifyPassword } from '../../session/passwords.ts'
import type { SignedInCall } from '../operation.ts'
import type { FieldErrors, Reply } from '../reply.ts'
import { invalid, refuse } from '../reply.ts'

const OLD_PASSWORD_ERROR: FieldErrors = [{ field: 'oldPassword', message: 'Old Password error.' }]

/**
 * Replaces the own password (frame §5, §8). The session ends with it. Attempts with a wrong old password are counted,
 * so that an unattended portal is no place to guess at.
 */
export async function changePassword({
  input,
  user,
  store,
  now,
}: SignedInCall<'changePassword'>): Promise<Reply<'changePassword'>> {
  const { oldPassword, newPassword } = input.body
  const { userId, passwordHash } = user
  const wait = await store.attempts.take(PASSWORD_CHANGE, userId, now)
  if (wait !== undefined) return refuse('too-many-requests', { seconds: wait })
  const isRight = await verifyPassword(oldPassword, passwordHash)
  if (isRight) await store.attempts.forget(PASSWORD_CHANGE, userId)
  const errors = [...(isRight ? [] : OLD_PASSWORD_ERROR), ...newPasswordErrors(oldPassword, newPassword)]
  if (errors.length > 0) return invalid(errors)
  const changed = await store.accounts.setPassword({
    userId,
    passwordHash: await hashPassword(newPassword),
    instead: passwordHash,
  })
  return changed
    ? { status: 200, body: { message: 'Password changed successfully. please login' } }
    : invalid(OLD_PASSWORD_ERROR)
}

function newPasswordErrors(oldPassword: string, newPassword: string): FieldErrors {
  const field = 'newPassword'
  if (!isGoodPassword(newPassword)) return [{ field, message: CRITERIA_NOT_MET }]
  return newPassword === oldPassword ? [{ field, message: 'The new password must differ from the current one' }] : []
}
