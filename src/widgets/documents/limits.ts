import { extensionOf } from './list.ts'

/** What may be uploaded. */
export interface UploadLimits {
  bytes: number
  /** The same as it is told people: `10M`. */
  size: string
  types: readonly string[]
}

/** A fault of a file, as a label with its parameters. */
export interface FileFault {
  label: 'documents.wrongType' | 'documents.tooLarge'
  params: Record<string, string>
}

const BYTES_PER_UNIT: Record<string, number> = { '': 1, K: 1024, M: 1024 ** 2, G: 1024 ** 3 }

/** Until the owner's limits are known, and for an owner without any (specification, §5). */
export const FALLBACK: UploadLimits = {
  bytes: 10 * 1024 ** 2,
  size: '10M',
  types: 'pdf,txt,doc,docx,xls,xlsx,xlsm,ppt,csv,odt,eml,emlx,msg,zip,jpg,jpeg,png,gif,tif,bmp,ico'.split(','),
}

/** No file may be larger, whatever the owner allows (specification of the frame, §9). */
const LARGEST = { bytes: 55_900_000, size: '53M' }

/** Reads limits as the gateway says them: a size as `10M`, extensions comma-joined or as a list. What is absent or makes no sense falls back. */
export function readLimits(size: unknown, types: unknown): UploadLimits {
  const [, amount, unit = ''] = typeof size === 'string' ? (/^(\d+(?:\.\d+)?)([KMG]?)$/.exec(size) ?? []) : []
  const bytes = Math.floor(Number(amount) * (BYTES_PER_UNIT[unit] ?? 1))
  const known = amount === undefined ? undefined : bytes > LARGEST.bytes ? LARGEST : { bytes, size: String(size) }
  const listed: unknown[] = typeof types === 'string' ? types.split(',') : Array.isArray(types) ? types : []
  const allowed = listed.map((type) => String(type).trim().toLowerCase()).filter((type) => type !== '')
  return { ...FALLBACK, ...known, ...(allowed.length > 0 ? { types: allowed } : {}) }
}

/** Why a file may not be uploaded; its type is judged first, by its name (specification, §5). */
export function faultOf(
  file: { name: string; size: number },
  { bytes, size, types }: UploadLimits,
): FileFault | undefined {
  if (!types.includes(extensionOf(file.name)))
    return { label: 'documents.wrongType', params: { types: types.join(', ') } }
  if (file.size > bytes) return { label: 'documents.tooLarge', params: { size } }
  return undefined
}
