import { getAt, resolve } from '../../config/index.ts'
import type { CallModel, TenantBoot, ValueRule } from '../../config/index.ts'
import type { CallInput, GatewayClient } from '../../contract/index.ts'
import type { AccessRoots } from './access.ts'
import { scopeOf } from './access.ts'

/**
 * Asks the gateway whether the session still holds, by the call that portal.json names for it: it must work, and where a
 * count is named there must be at least one record (specification of the frame, §4).
 */
export async function isStillHere(
  gateway: GatewayClient,
  stay: TenantBoot['stay'],
  roots: AccessRoots,
): Promise<boolean> {
  if (stay === undefined) return true
  const answer = await gateway.callNamed(stay.operation, callInput(stay, roots))
  if (!answer.ok) return false
  return stay.count === undefined || Number(getAt(answer.data, stay.count)) >= 1
}

/** The parameters of a call that portal.json names, read for who is signed in. */
export function callInput({ path, query }: Pick<CallModel, 'path' | 'query'>, roots: AccessRoots): CallInput {
  return { path: resolved(path, roots), query: resolved(query, roots) }
}

function resolved(rules: Record<string, ValueRule>, roots: AccessRoots): Record<string, unknown> {
  const scope = scopeOf(roots)
  return Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, resolve(rule, scope)]))
}
