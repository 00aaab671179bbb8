import type { UploadLimits } from '../../config/index.ts'
import { DEFAULT_UPLOADS, readUploadLimits } from '../../config/index.ts'
import { FILE_TYPES, typeOf } from './file-types.ts'

/** The business rules CMCHECKFILESIZE and CMCHKFILEEXTENSION of an owner, as getBusinessRules answers them. */
export interface UploadRules {
  /** Bytes, or a number with K, M or G for 1024 to the power of 1, 2 or 3: `10M`. */
  fileSize?: string | null | undefined
  /** Extensions, lower case, comma-joined. */
  fileTypes?: string | null | undefined
}

/** New documents of one save (shipments §5, forms §4). */
export const MAX_NEW_DOCUMENTS = 5

/** Every extension that is taken at all. */
export const KNOWN_EXTENSIONS: readonly string[] = Object.keys(FILE_TYPES)

/**
 * The limits that an owner's rules set. A rule that is absent leaves the portal's own limit; none can allow a larger file
 * than the gateway takes or a type whose content it cannot check.
 */
export function uploadLimits({ fileSize, fileTypes }: UploadRules = {}): UploadLimits {
  const limits = readUploadLimits(fileSize, fileTypes, DEFAULT_UPLOADS)
  return { ...limits, types: limits.types.filter((extension) => typeOf(extension) !== undefined) }
}

/** Bytes of the largest body: so many files of the largest size as base64, and their descriptions. */
export const UPLOAD_BODY_LIMIT = Math.ceil((MAX_NEW_DOCUMENTS * DEFAULT_UPLOADS.bytes * 4) / 3) + 1024 ** 2
