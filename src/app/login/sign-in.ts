import type { TenantBoot, Told } from '../../config/index.ts'
import { ALREADY_LOGGED_IN, CODE_REFUSED, CODE_REQUIRED } from '../../contract/index.ts'
import type { Answer, Problem, Schemas } from '../../contract/index.ts'
import { callOperation, recordUse } from '../../render/source.ts'
import { createGateway } from '../gateway/gateway.ts'
import { reportsOf } from '../gateway/reports.ts'
import { forgetLastClick } from '../idle/last-click.ts'
import { deviceId } from './device-id.ts'
import { refusalOf } from '../outside/refusal.tsx'
import type { Refusal } from '../outside/refusal.tsx'
import type { Portal } from '../portal/portal.ts'
import { bootAtom } from '../portal/state.ts'
import { openSession } from '../session/session.ts'
import { tabStorage } from '../session/storages.ts'

/** How a sign-in ended: signed in, asked to override another session or for a code, or refused with a text or a label. */
export type SignInResult =
  | { kind: 'in' }
  | { kind: 'override' }
  | { kind: 'code'; refusal: Refusal | null }
  | { kind: 'refused'; refusal: Refusal }

type LoginRequest = Schemas['LoginRequest']

/** Signs in: calls the gateway, records the use, opens the session (specification of the frame, §4, §6 and §8). Never rejects. */
export async function signIn(portal: Portal, request: LoginRequest): Promise<SignInResult> {
  const boot = portal.store.get(bootAtom)
  if (!boot) return { kind: 'refused', refusal: { label: 'login.internalError' } }
  const entered = request.userId ?? request.email ?? ''
  return openWith(
    portal,
    boot,
    callOperation(portal.gateway, 'login', { body: { ...request, ...deviceId() } }),
    entered,
  )
}

/** Opens the session that a call answers with; `entered` is what the user signed in with. */
export async function openWith(
  { gateway, account }: Portal,
  boot: TenantBoot,
  call: Promise<Answer<Schemas['LoginResponse']>>,
  entered = '',
): Promise<SignInResult> {
  const answer = await call
  const use = { tenant: boot.id, service: 'login' }
  // A back end may answer with less than the contract promises, or with nothing.
  const told: Told = (answer.ok ? answer.data : undefined) ?? {}
  const session = openSession(told, boot, entered)
  // A use counts for whose session it is recorded in; who was refused has none.
  const calls =
    session.token === ''
      ? gateway
      : createGateway({
          tenant: () => boot.id,
          session: () => session,
          onRefused: () => undefined,
          reports: () => reportsOf(boot),
        })
  recordUse(calls, reportsOf(boot), {
    ...use,
    userId: session.userId,
    operation: 'generateToken',
    worked: session.token !== '',
  })
  if (!answer.ok) return resultOf(answer.problem)
  if (session.token === '') return { kind: 'refused', refusal: { label: 'login.internalError' } }
  if (session.allowPortal === 'false') {
    const { ok } = await callOperation(calls, 'logout', {})
    recordUse(gateway, reportsOf(boot), { ...use, userId: session.userId, operation: 'expireToken', worked: ok })
    return { kind: 'refused', refusal: { label: 'login.unauthorized' } }
  }
  // Of another tenant's session, which this tab kept until now.
  forgetLastClick(tabStorage())
  account.enter(session)
  return { kind: 'in' }
}

/** What a refused sign-in leads to: the question about the other session, the one for a code, or a word about why. */
export function resultOf(problem: Pick<Problem, 'code' | 'message' | 'fieldErrors'>): SignInResult {
  if (problem.code === CODE_REQUIRED) return { kind: 'code', refusal: null }
  if (problem.code === CODE_REFUSED) return { kind: 'code', refusal: { text: problem.message } }
  return problem.code === ALREADY_LOGGED_IN ? { kind: 'override' } : { kind: 'refused', refusal: refusalOf(problem) }
}
