import { extensionOf } from '../../config/index.ts'
import type { UploadLimits } from '../../config/index.ts'

/** A fault of a file, as a label with its parameters. */
export interface FileFault {
  label: 'documents.wrongType' | 'documents.tooLarge'
  params: Record<string, string>
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
