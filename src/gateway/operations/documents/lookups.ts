import type { UploadLimits } from '../../../config/index.ts'
import type { TenantStore } from '../../store/tenant-store.ts'
import { uploadLimits } from '../../uploads/limits.ts'

/** List of the types of documents. */
export const DOCUMENT_TYPES = 'JOBDOCTYPE'

/** Types of documents: their names by code. */
export async function documentTypes({ lookups }: TenantStore): Promise<ReadonlyMap<string, string>> {
  return new Map((await lookups.systemCodes(DOCUMENT_TYPES)).map(({ value, label }) => [value, label]))
}

/** What may be uploaded to records of an owner; of the head office without one. */
export async function limitsOf({ ownerRules }: TenantStore, ownerId?: string): Promise<UploadLimits> {
  return uploadLimits(await ownerRules.find(ownerId))
}
