import { FILE_TYPES, typeOf } from './file-types.ts'

/** The business rules CMCHECKFILESIZE and CMCHKFILEEXTENSION of an owner, as getBusinessRules answers them. */
export interface UploadRules {
  /** Bytes, or a number with K, M or G for 1024 to the power of 1, 2 or 3: `10M`. */
  fileSize?: string | null | undefined
  /** Extensions, lower case, comma-joined. */
  fileTypes?: string | null | undefined
}

/** What may be uploaded for an owner. */
export interface UploadLimits {
  bytes: number
  /** The same as it is told people: `10M`. */
  fileSize: string
  fileTypes: readonly string[]
}

/** New documents of one save (shipments §5, forms §4). */
export const MAX_NEW_DOCUMENTS = 5

/** The largest file, and the limit of an owner without a rule (shipments §5). */
const LARGEST_FILE = '10M'

/** Every extension that is taken at all. */
export const KNOWN_EXTENSIONS: readonly string[] = Object.keys(FILE_TYPES)

const BYTES_PER_UNIT: Record<string, number> = { '': 1, K: 1024, M: 1024 ** 2, G: 1024 ** 3 }

/** Bytes of a size such as `10M`; undefined when it is none. */
function bytesOf(size: string): number | undefined {
  const [, amount, unit = ''] = /^([0-9]+(?:\.[0-9]+)?)([KMG]?)$/.exec(size) ?? []
  const perUnit = BYTES_PER_UNIT[unit]
  return amount === undefined || perUnit === undefined ? undefined : Math.floor(Number(amount) * perUnit)
}

/**
 * The limits that an owner's rules set. A rule that is absent leaves the portal's own limit; none can allow a larger file
 * than the gateway takes or a type whose content it cannot check.
 */
export function uploadLimits({ fileSize, fileTypes }: UploadRules = {}): UploadLimits {
  const largest = bytesOf(LARGEST_FILE) ?? 0
  const bytes = bytesOf(fileSize ?? LARGEST_FILE) ?? largest
  return {
    ...(bytes < largest ? { bytes, fileSize: fileSize ?? LARGEST_FILE } : { bytes: largest, fileSize: LARGEST_FILE }),
    fileTypes: fileTypes
      ? fileTypes.split(',').filter((extension) => typeOf(extension) !== undefined)
      : KNOWN_EXTENSIONS,
  }
}

/** Bytes of the largest body: so many files of the largest size as base64, and what is said of them. */
export const UPLOAD_BODY_LIMIT = Math.ceil((MAX_NEW_DOCUMENTS * (bytesOf(LARGEST_FILE) ?? 0) * 4) / 3) + 1024 ** 2
