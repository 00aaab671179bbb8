import { ALREADY_LOGGED_IN, ROUTING_NOT_FOUND, SIGN_IN_REFUSED } from '../../contract/index.ts'
import type { Problem, Schemas } from '../../contract/index.ts'
import type { LabelId } from '../../config/index.ts'
import { createGateway } from '../gateway/gateway.ts'
import { recordSignIn } from '../gateway/usage.ts'
import type { Portal } from '../portal.ts'
import { openSession } from '../session/session.ts'
import { bootAtom } from '../state.ts'

/** How a sign-in ended: signed in, asked to override another session, or refused with a text or a label. */
export type SignInResult = { kind: 'in' } | { kind: 'override' } | { kind: 'refused'; text: string } | { kind: 'refused'; label: LabelId }

type LoginRequest = Schemas['LoginRequest']

/** Signs in: calls the gateway, records the use, opens the session (specification of the frame, §4, §6 and §8). Never rejects. */
export async function signIn(portal: Portal, request: LoginRequest): Promise<SignInResult> {
  const { gateway, account, store } = portal
  const boot = store.get(bootAtom)
  if (!boot) return { kind: 'refused', label: 'login.internalError' }
  const answer = await gateway.call('login', { body: request })
  const entered = answer.ok ? answer.data.userId : (request.userId ?? request.email ?? '')
  recordSignIn(gateway, { tenant: boot.id, userId: entered, operation: 'generateToken', worked: answer.ok })
  if (!answer.ok) return refusal(answer.problem)
  const session = openSession(answer.data, boot)
  if (session.allowPortal === 'false') {
    const calls = createGateway({ tenant: () => boot.id, session: () => session, onRefused: () => undefined })
    const { ok } = await calls.call('logout', {})
    recordSignIn(gateway, { tenant: boot.id, userId: session.userId, operation: 'expireToken', worked: ok })
    return { kind: 'refused', label: 'login.unauthorized' }
  }
  account.enter(session)
  return { kind: 'in' }
}

/** Codes whose message is for the user (specification of the frame, §8), and that of too many attempts. */
const TOLD: readonly string[] = [SIGN_IN_REFUSED, ROUTING_NOT_FOUND, 'too-many-requests']

/** What a refused sign-in says: the gateway's message for certain codes, else the first field error, else a word of our own. */
export function refusal({ code, message, fieldErrors }: Pick<Problem, 'code' | 'message' | 'fieldErrors'>): SignInResult {
  if (code === ALREADY_LOGGED_IN) return { kind: 'override' }
  if (TOLD.includes(code)) return { kind: 'refused', text: message }
  const [first] = fieldErrors
  return first ? { kind: 'refused', text: first.message } : { kind: 'refused', label: 'login.internalError' }
}
