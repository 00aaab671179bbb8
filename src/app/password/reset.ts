import { callOperation } from '../../render/source.ts'
import type { DataPort } from '../../render/source.ts'
import { toldOf } from '../login/refusal.ts'
import type { Told } from '../login/refusal.ts'

/** How a reset ended. */
export type ResetResult =
  { kind: 'done' } | { kind: 'expired' } | { kind: 'invalidLink' } | { kind: 'refused'; told: Told }

const EXPIRED = 'Reset Password Token is Expired'

/** Sets a new password by the token of a reset link (specification of the frame, §7 and §8). Never rejects. */
export async function resetPassword(
  gateway: DataPort,
  resetPasswordToken: string,
  newPassword: string,
): Promise<ResetResult> {
  const answer = await callOperation(gateway, 'resetPassword', { body: { resetPasswordToken, newPassword } })
  if (answer.ok) return { kind: 'done' }
  const { fieldErrors } = answer.problem
  if (fieldErrors.some(({ message }) => message.includes(EXPIRED))) return { kind: 'expired' }
  if (fieldErrors.some(({ field }) => field === 'resetPasswordToken')) return { kind: 'invalidLink' }
  return { kind: 'refused', told: toldOf(answer.problem) }
}
