import type { Module } from '../operations/operation.ts'
import type { Refusal } from '../operations/reply.ts'
import { refuse } from '../operations/reply.ts'
import { tokenHash } from '../session/tokens.ts'
import type { Directory, SignedIn } from '../store/directory.ts'

export interface Gate {
  module?: Module
  evenBlocked?: boolean
}

/**
 * Lets a call through to an operation: a living session, the session's own tenant, a user who may use the portal, a
 * module that is open to the user and the tenant. Asked before the body is read.
 */
export async function admit(
  directory: Directory,
  { token, tenantId, now }: { token: string | undefined; tenantId: string | undefined; now: Date },
  { module, evenBlocked = false }: Gate,
): Promise<{ admitted: SignedIn } | { refused: Refusal }> {
  const session = token === undefined ? undefined : await directory.session(tokenHash(token), now)
  if (session === undefined) return { refused: refuse('unauthorized') }
  const { user, tenant } = session
  // Without the header the request's own check says what is missing.
  if (tenantId !== undefined && tenantId !== tenant.id) return { refused: refuse('forbidden') }
  if (!user.allowPortal && !evenBlocked) return { refused: refuse('forbidden') }
  if (module !== undefined && !isOpen(module, session)) return { refused: refuse('forbidden') }
  return { admitted: session }
}

function isOpen({ user: ofUser, tenant: ofTenant, flavour }: Module, { user, tenant }: SignedIn): boolean {
  return user.modules[ofUser] === true && tenant.accessLevels[ofTenant] && (flavour === undefined || flavour === tenant.flavour)
}
