import { isSame } from '../../config/index.ts'
import type { TenantBoot } from '../../config/index.ts'
import { awaitTenant, isWhole } from './tenant.ts'

/**
 * Whether the tenant has been published since a page began with its file: it names other files now. False where that cannot be told; never
 * rejects.
 */
export async function isPublishedAnew(boot: TenantBoot): Promise<boolean> {
  if (!isWhole(boot)) return false
  const now = await awaitTenant(boot.url).catch(() => boot)
  return !isSame(now.files, boot.files)
}
