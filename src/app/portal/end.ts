import { resolveCall } from '../../config/index.ts'
import type { TenantBoot } from '../../config/index.ts'
import { callOperation, recordUse } from '../../render/source.ts'
import { createGateway } from '../gateway/gateway.ts'
import { reportsOf } from '../gateway/reports.ts'
import { accessRoots, isOpen, scopeOf } from '../session/access.ts'
import type { Session } from '../session/session.ts'

/** How long the end of a session waits for the calls before it, and the next sign-in for that end. */
const PATIENCE_MS = 1000

/**
 * Ends a session at the gateway, after the calls that portal.json names for it, e.g. to clear what the gateway keeps for the
 * user's widgets (frame, §7): afterwards it would refuse them. Never rejects, whatever the gateway answers.
 */
export async function endSession(leaving: Session, boot: TenantBoot | null): Promise<void> {
  const gateway = createGateway({
    tenant: () => leaving.tenant,
    session: () => leaving,
    onRefused: () => undefined,
    reports: () => reportsOf(boot),
    outlivesPage: true,
  })
  if (boot) {
    const roots = accessRoots(boot, leaving)
    const scope = scopeOf(roots)
    const calls = boot.signOut.filter(({ access }) => isOpen(access, roots))
    const made = Promise.all(calls.map((call) => callOperation(gateway, call.operation, resolveCall(call, scope))))
    const waiting = new AbortController()
    await Promise.race([inTime(made), pageLeft(waiting.signal)])
    waiting.abort()
  }
  const answer = await callOperation(gateway, 'logout', {})
  // A token that the gateway no longer knows has expired, too.
  const worked = answer.ok || answer.problem.status === 401
  const { tenant, userId } = leaving
  recordUse(gateway, reportsOf(boot), { tenant, userId, service: 'login', operation: 'expireToken', worked })
}

/** The moment in which the page is closed or left: the last in which a call can be made. Listened for until the signal. */
function pageLeft(signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => {
    window.addEventListener('pagehide', resolve, { once: true, signal })
  })
}

/** Waits for a promise, but no longer than so many milliseconds. */
export function inTime(done: Promise<unknown>, patience = PATIENCE_MS): Promise<unknown> {
  const tooLong = new Promise((resolve) => {
    setTimeout(resolve, patience)
  })
  return Promise.race([done, tooLong])
}
