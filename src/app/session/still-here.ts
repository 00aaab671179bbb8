import { getAt } from '../../config/index.ts'
import type { TenantBoot } from '../../config/index.ts'
import { callOperation, resolveCall } from '../../render/source.ts'
import type { DataPort } from '../../render/source.ts'
import type { AccessRoots } from './access.ts'
import { scopeOf } from './access.ts'

/**
 * Asks the gateway whether the session still holds, by the call that portal.json names for it: it must work, and where a
 * count is named there must be at least one record (specification of the frame, §4).
 */
export async function isStillHere(gateway: DataPort, stay: TenantBoot['stay'], roots: AccessRoots): Promise<boolean> {
  if (stay === undefined) return true
  const answer = await callOperation(gateway, stay.operation, resolveCall(stay, scopeOf(roots)))
  if (!answer.ok) return false
  return stay.count === undefined || Number(getAt(answer.data, stay.count)) >= 1
}
