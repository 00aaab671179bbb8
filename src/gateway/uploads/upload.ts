import { setImmediate } from 'node:timers/promises'
import type { UploadLimits } from '../../config/index.ts'
import { extensionOf } from '../../config/index.ts'
import type { Words } from '../ground/words.ts'
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
export function uploadFault({ name, content }: Upload, limits: UploadLimits): Words | undefined {
  const badName = fileNameFault(name)
  if (badName !== undefined) return badName
  const extension = extensionOf(name)
  const type = limits.types.includes(extension) ? typeOf(extension) : undefined
  if (type === undefined) {
    const types = limits.types.join(', ')
    return { en: `Please upload only files of ${types}`, ja: `アップロードできるファイルは${types}のみです` }
  }
  if (content.length > limits.bytes)
    return {
      en: `File size should be less than ${limits.size}`,
      ja: `ファイルサイズは${limits.size}未満にしてください`,
    }
  if (content.length === 0) return { en: 'The file is empty.', ja: 'ファイルが空です。' }
  if (!type.fits(content))
    return {
      en: `The content of the file is not that of a ${extension} file.`,
      ja: `ファイルの内容が${extension}形式ではありません。`,
    }
  return undefined
}

/** No disk has longer names. */
const MAX_LENGTH = 255
/** Control signs, half surrogate pairs, and signs that turn the direction of writing, which disguise an extension. */
const HIDDEN = /[\p{Cc}\p{Cs}\p{Bidi_Control}]/u
/** Names that Windows keeps for devices, with any extension. */
const DEVICE = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\.|$)/i

/** Why a file may not have this name, for people; undefined when it may. */
function fileNameFault(name: string): Words | undefined {
  if (name.length > MAX_LENGTH)
    return {
      en: `The file name must have at most ${MAX_LENGTH} characters.`,
      ja: `ファイル名は${MAX_LENGTH}文字以内にしてください。`,
    }
  if (/[/\\]/.test(name))
    return { en: 'The file name must not hold a path.', ja: 'ファイル名にパスを含めることはできません。' }
  if (HIDDEN.test(name))
    return {
      en: 'The file name must not hold control characters.',
      ja: 'ファイル名に制御文字を含めることはできません。',
    }
  if (name.trim() !== name || name.startsWith('.') || name.endsWith('.') || DEVICE.test(name))
    return { en: 'The file name is not valid.', ja: 'ファイル名が正しくありません。' }
  return undefined
}

/**
 * The bytes of a base64 text (RFC 4648 section 4: padded, no line breaks); undefined when it is none. Encoded again and
 * compared, because a pattern over megabytes of text runs out of stack. Others are served between the steps.
 */
export async function fromBase64(text: string): Promise<Buffer | undefined> {
  await setImmediate()
  const bytes = Buffer.from(text, 'base64')
  await setImmediate()
  return bytes.toString('base64') === text ? bytes : undefined
}
