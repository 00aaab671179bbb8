import type { ReadFile } from './list.ts'
import { extensionOf } from '../../config/index.ts'
import type { UploadLimits } from '../../config/index.ts'

/** Control signs, and marks that turn the direction of writing: systems that write from right to left put them into names, and nobody sees them. */
const UNSEEN = /[\p{Cc}\p{Bidi_Control}]/gu

/**
 * The name of a file as it is sent: without signs that nobody sees, which a gateway refuses, and put together (NFC): a Mac tells
 * accents and the marks of kana as signs of their own, which others show beside the letter, and do not find.
 */
function nameOf({ name }: { name: string }): string {
  return name.replaceAll(UNSEEN, '').trim().normalize('NFC')
}

/** Reads a file as base64 text, telling how much of it is read, from 0 to 1; undefined when it cannot be read. */
export function readFile(file: File, progress: (part: number) => void): Promise<ReadFile | undefined> {
  return new Promise((done) => {
    const reader = new FileReader()
    reader.onprogress = ({ loaded, total }) => progress(total === 0 ? 1 : loaded / total)
    reader.onerror = () => done(undefined)
    reader.onload = () => {
      const text = typeof reader.result === 'string' ? reader.result : ''
      done({ name: nameOf(file), content: text.slice(text.indexOf(',') + 1) })
    }
    reader.readAsDataURL(file)
  })
}

/** The bytes of a base64 text; undefined when it is none. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
  } catch {
    return undefined
  }
}

/** A fault of a file, as a label with its parameters. */
interface FileFault {
  label: 'documents.wrongType' | 'documents.tooLarge' | 'documents.emptyFile'
  params: Record<string, string>
}

/** All reasons why a file may not be uploaded: its type is judged by its name as it is sent, then its size (specification, §5). */
export function faultsOf(file: { name: string; size: number }, { bytes, size, types }: UploadLimits): FileFault[] {
  const isOfType = types.includes(extensionOf(nameOf(file)))
  return [
    ...(isOfType ? [] : [{ label: 'documents.wrongType' as const, params: { types: types.join(', ') } }]),
    ...(file.size > bytes ? [{ label: 'documents.tooLarge' as const, params: { size } }] : []),
    ...(file.size === 0 && isOfType ? [{ label: 'documents.emptyFile' as const, params: {} }] : []),
  ]
}
