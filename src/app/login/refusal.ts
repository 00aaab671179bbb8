import { ROUTING_NOT_FOUND, SIGN_IN_REFUSED } from '../../contract/index.ts'
import type { Problem } from '../../contract/index.ts'
import type { LabelId } from '../../config/index.ts'
import { reasonOf } from '../../render/source.ts'

/** What the user is told: a text as it came, or a label of our own. */
export type Told = { text: string } | { label: LabelId }

/** Codes whose message is for the user (specification of the frame, §8), and that of too many attempts. */
const TOLD: readonly string[] = [SIGN_IN_REFUSED, 'too-many-requests']

/** What a refusal outside the shell says: the gateway's message for certain codes, else the first field error, else whom to ask. */
export function toldOf({ code, message, fieldErrors }: Pick<Problem, 'code' | 'message' | 'fieldErrors'>): Told {
  if (code === ROUTING_NOT_FOUND) return { label: 'login.routingNotFound' }
  if (TOLD.includes(code)) return { text: message }
  const reason = reasonOf({ fieldErrors })
  return reason === undefined ? { label: 'login.internalError' } : { text: reason }
}
