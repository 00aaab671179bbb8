import { callOperation } from '../../render/source.ts'
import type { DataPort } from '../../render/source.ts'
import type { Told } from '../login/refusal.ts'

/** How a change of the password ended. */
export type ChangeResult = { kind: 'changed' } | { kind: 'wrongPassword' } | { kind: 'refused'; told: Told }

const WRONG = 'Old Password error.'

/** Changes the password of whoever is signed in (specification of the frame, §7 and §8). Never rejects. */
export async function changePassword(
  gateway: DataPort,
  oldPassword: string,
  newPassword: string,
): Promise<ChangeResult> {
  const answer = await callOperation(gateway, 'changePassword', { body: { oldPassword, newPassword } })
  if (answer.ok) return { kind: 'changed' }
  const { code, message, fieldErrors } = answer.problem
  if (fieldErrors.some((error) => error.message === WRONG)) return { kind: 'wrongPassword' }
  if (code === 'too-many-requests') return { kind: 'refused', told: { text: message } }
  const texts = fieldErrors.map((error) => error.message)
  return {
    kind: 'refused',
    told: texts.length > 0 ? { text: texts.join('\n') } : { label: 'error.somethingWentWrong' },
  }
}
