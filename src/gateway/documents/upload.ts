import { extensionOf } from '../../config/index.ts'
import type { UploadLimits } from '../../config/index.ts'
import { fileNameFault } from './file-name.ts'
import { typeOf } from './file-types.ts'

/** A file as it came in. */
export interface Upload {
  name: string
  content: Buffer
}

/**
 * Why an upload is refused, for people: name, type by extension and by content, size (shipments §5). Undefined when it
 * may be kept.
 */
export function uploadFault({ name, content }: Upload, limits: UploadLimits): string | undefined {
  const badName = fileNameFault(name)
  if (badName !== undefined) return badName
  const extension = extensionOf(name)
  const type = limits.types.includes(extension) ? typeOf(extension) : undefined
  if (type === undefined) return `Please upload only files of ${limits.types.join(', ')}`
  if (content.length > limits.bytes) return `File size should be less than ${limits.size}`
  if (content.length === 0) return 'The file is empty.'
  if (!type.fits(content)) return `The content of the file is not that of a ${extension} file.`
  return undefined
}
