import type { FastifyReply } from 'fastify'
import type { Hindrance, Module, UserPermission } from '../operation/access.ts'
import { hindranceOf, isModuleOpen } from '../operation/access.ts'
import { refuse } from '../operation/refusals.ts'
import type { Refusal } from '../operation/reply.ts'
import { tokenHash } from '../session/tokens.ts'
import type { Directory, SignedIn } from '../store/directory.ts'

export interface Gate {
  module?: Module | readonly Module[]
  preference?: UserPermission
  despite?: readonly Hindrance[]
}

/** Who calls. */
interface Caller {
  token: string | undefined
  tenantId: string | undefined
  now: Date
  isUnattended?: boolean
}

const REFUSALS = {
  blocked: 'forbidden',
  'password-change': 'password-change-required',
  'two-step': 'two-step-required',
} as const

/** After how long, in milliseconds, the caller is checked again: while a large body came in, the session may have ended or a right been taken away. */
const LATE_MS = 1_000

/** Whether a body took so long to arrive that its sender is to be checked once more. */
export function cameLate({ elapsedTime }: FastifyReply): boolean {
  return elapsedTime > LATE_MS
}

/**
 * Lets a call through to an operation: a living session, the session's own tenant, a user whom nothing keeps from the portal, a
 * module that is open to the user and the tenant, a preference that does not close it. Asked before the body is read. A call that a page makes by
 * itself (`isUnattended`) does not keep the session alive.
 */
export async function admit(
  directory: Directory,
  { token, tenantId, now, isUnattended = false }: Caller,
  { module = [], preference, despite = [] }: Gate,
): Promise<{ admitted: SignedIn } | { refused: Refusal; by?: SignedIn }> {
  const session = token === undefined ? undefined : await directory.session(tokenHash(token), now, isUnattended)
  if (session === undefined) return { refused: refuse('unauthorized') }
  const { user, tenant } = session
  // Without the header the request's own check says what is missing.
  if (tenantId !== undefined && tenantId !== tenant.id) return { refused: refuse('forbidden'), by: session }
  const hindrance = hindranceOf(session)
  if (hindrance !== undefined && !despite.includes(hindrance))
    return { refused: refuse(REFUSALS[hindrance]), by: session }
  const modules = [module].flat()
  if (modules.length > 0 && !modules.some((one) => isModuleOpen(one, session)))
    return { refused: refuse('forbidden'), by: session }
  if (preference !== undefined && user.preferences[preference] === 'N')
    return { refused: refuse('forbidden'), by: session }
  return { admitted: session }
}
