import type { OperationId } from '../../../contract/index.ts'
import type { TenantRow } from '../../store/tables/accounts.ts'
import type { TenantStore } from '../../store/tenant-store.ts'
import type { OpenCall } from '../operation.ts'

/** The tenant that a call of a stranger names in its header, upper and lower case being the same, and its data. */
export async function addressedStore<Id extends OperationId>({
  directory,
  tenantId = '',
}: Pick<OpenCall<Id>, 'directory' | 'tenantId'>): Promise<{ tenant: TenantRow; store: TenantStore } | undefined> {
  const tenant = await directory.tenantById(tenantId.toUpperCase())
  return tenant && { tenant, store: directory.tenant(tenant.id) }
}
