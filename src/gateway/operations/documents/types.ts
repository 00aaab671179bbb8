import type { TenantStore } from '../../store/tenant-store.ts'

/** Types of documents: code and name, of list JOBDOCTYPE. */
export async function documentTypes(store: TenantStore): Promise<Map<string, string>> {
  return new Map((await store.lookups.systemCodes('JOBDOCTYPE')).map(({ value, label }) => [value, label]))
}
