import type { UploadLimits } from '../../config/index.ts'
import { extensionOf } from '../../config/index.ts'
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

const MAX_LENGTH = 150
/** Control signs, half surrogate pairs, and signs that turn the direction of writing, which disguise an extension. */
const HIDDEN = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u
/** Names that Windows keeps for devices, with any extension. */
const DEVICE = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\.|$)/i

/** Why a file may not have this name, for people; undefined when it may. */
function fileNameFault(name: string): string | undefined {
  if (name.length > MAX_LENGTH) return `The file name must have at most ${MAX_LENGTH} characters.`
  if (/[/\\]/.test(name)) return 'The file name must not hold a path.'
  if (HIDDEN.test(name)) return 'The file name must not hold control characters.'
  if (name.trim() !== name || name.startsWith('.') || name.endsWith('.') || DEVICE.test(name))
    return 'The file name is not valid.'
  return undefined
}

/**
 * The bytes of a base64 text (RFC 4648 section 4: padded, no line breaks); undefined when it is none. Encoded again and
 * compared, because a pattern over megabytes of text runs out of stack.
 */
export function fromBase64(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64')
  return bytes.toString('base64') === text ? bytes : undefined
}
