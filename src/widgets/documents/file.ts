import type { ReadFile } from './list.ts'
import { extensionOf } from '../../config/index.ts'
import type { UploadLimits } from '../../config/index.ts'

/** Reads a file as base64 text, telling how much of it is read, from 0 to 1; undefined when it cannot be read. */
export function readFile(file: File, progress: (part: number) => void): Promise<ReadFile | undefined> {
  return new Promise((done) => {
    const reader = new FileReader()
    reader.onprogress = ({ loaded, total }) => progress(total === 0 ? 1 : loaded / total)
    reader.onerror = () => done(undefined)
    reader.onload = () => {
      const text = typeof reader.result === 'string' ? reader.result : ''
      done({ name: file.name, content: text.slice(text.indexOf(',') + 1) })
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

/** Why a file may not be uploaded; its type is judged first, by its name (specification, §5). */
export function faultOf(
  file: { name: string; size: number },
  { bytes, size, types }: UploadLimits,
): FileFault | undefined {
  if (!types.includes(extensionOf(file.name)))
    return { label: 'documents.wrongType', params: { types: types.join(', ') } }
  if (file.size > bytes) return { label: 'documents.tooLarge', params: { size } }
  if (file.size === 0) return { label: 'documents.emptyFile', params: {} }
  return undefined
}
