/** What may be uploaded. */
export interface UploadLimits {
  bytes: number
  /** The same in words: `10M`. */
  size: string
  /** Extensions, lower case. */
  types: readonly string[]
}

/** Until the owner's limits are known, and for an owner without any (specification of the shipments, §5). */
export const DEFAULT_UPLOADS: UploadLimits = {
  bytes: 10 * 1024 ** 2,
  size: '10M',
  types: 'pdf,txt,doc,docx,xls,xlsx,xlsm,ppt,csv,odt,eml,emlx,msg,zip,jpg,jpeg,png,gif,tif,bmp,ico'.split(','),
}

/** No file may be larger, whatever the owner allows (specification of the frame, §9). */
const LARGEST = { bytes: 55_900_000, size: '53M' }

const BYTES_PER_UNIT: Record<string, number> = { '': 1, K: 1024, M: 1024 ** 2, G: 1024 ** 3 }

/**
 * Reads an owner's limits as the business rules say them: a size as `10M` or `10 MB` or in bytes, extensions comma-joined or as a list, with or
 * without their dots. What is absent or makes no sense falls back; a size above `largest` is that.
 */
export function readUploadLimits(
  size: unknown,
  types: unknown,
  largest: Pick<UploadLimits, 'bytes' | 'size'> = LARGEST,
): UploadLimits {
  const said = typeof size === 'string' || typeof size === 'number' ? String(size).trim().toUpperCase() : ''
  const [, amount, unit = ''] = /^(\d+(?:\.\d+)?) ?([KMG]?)B?$/.exec(said) ?? []
  const bytes = Math.floor(Number(amount) * (BYTES_PER_UNIT[unit] ?? 1))
  const known =
    amount === undefined
      ? undefined
      : bytes > largest.bytes
        ? { bytes: largest.bytes, size: largest.size }
        : { bytes, size: amount + unit }
  const listed: unknown[] = typeof types === 'string' ? types.split(',') : Array.isArray(types) ? types : []
  const texts = listed.filter((type) => typeof type === 'string')
  const allowed = texts.map((type) => type.trim().replace(/^\./, '').toLowerCase()).filter((type) => type !== '')
  return { ...DEFAULT_UPLOADS, ...known, ...(allowed.length > 0 ? { types: allowed } : {}) }
}

/** The extension of a file's name, lower case, without the dot; empty when it has none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase()
}
