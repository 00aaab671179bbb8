import type { GatewayClient } from '../../contract/index.ts'
import type { Told } from '../login/refusal.ts'

/** How a change of the password ended. */
export type ChangeResult = { kind: 'changed' } | { kind: 'wrongPassword' } | { kind: 'refused'; told: Told }

const WRONG = 'Old Password error.'

/** Changes the password of whoever is signed in (specification of the frame, §7 and §8). Never rejects. */
export async function changePassword(
  gateway: GatewayClient,
  oldPassword: string,
  newPassword: string,
): Promise<ChangeResult> {
  const answer = await gateway.call('changePassword', { body: { oldPassword, newPassword } })
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
