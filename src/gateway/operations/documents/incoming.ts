import type { UploadLimits } from '../../../config/index.ts'
import { extensionOf } from '../../../config/index.ts'
import type { Words } from '../../ground/words.ts'
import type { FieldErrors } from '../../operation/reply.ts'
import type { NewDocument } from '../../store/documents/documents.ts'
import { fromBase64, uploadFault } from '../../uploads/upload.ts'
import { DOCUMENT_TYPES } from './lookups.ts'
import { PORTAL } from './wire.ts'

const DESCRIPTION_LENGTH = 250

/** A file as a save sends it; each contract names the fields in its own way. */
export interface Incoming {
  name: string | undefined
  data: string | undefined
  description: string | undefined
  type: string | undefined
}

/** The fields' names on the wire. */
export type FieldNames = Record<keyof Incoming, string>

/** A file whose fields are right; whether the file is, `judged` says. */
export interface Decoded {
  name: string
  content: Buffer
  description: string | undefined
  type: string | undefined
}

/**
 * What is wrong with the fields of a file, or the file. The path is where its fields stand in the body. A file whose fields are wrong
 * is not decoded.
 */
export async function decoded(
  file: Incoming,
  { path, names, types }: { path: string; names: FieldNames; types: ReadonlyMap<string, string> },
): Promise<{ errors: FieldErrors } | { file: Decoded }> {
  const errors: FieldErrors = []
  const wrong = (field: keyof Incoming, message: string) => errors.push({ field: `${path}.${names[field]}`, message })
  const { name, data, description, type } = file
  if (name === undefined || name === '') wrong('name', 'is required')
  if (data === undefined) wrong('data', 'is required')
  if ((description?.length ?? 0) > DESCRIPTION_LENGTH)
    wrong('description', `must have at most ${DESCRIPTION_LENGTH} characters`)
  if (type !== undefined && !types.has(type)) wrong('type', `must be a code of ${DOCUMENT_TYPES}`)
  if (errors.length > 0 || name === undefined || data === undefined) return { errors }
  const content = await fromBase64(data)
  if (content === undefined) {
    wrong('data', 'must be base64')
    return { errors }
  }
  return { file: { name, content, description, type } }
}

/** The document to keep, or why the file is refused, for people. */
export function judged(
  { name, content, description, type }: Decoded,
  limits: UploadLimits,
): { document: NewDocument } | { fault: Words } {
  const fault = uploadFault({ name, content }, limits)
  if (fault !== undefined) return { fault }
  return {
    document: {
      fileName: name,
      extension: extensionOf(name),
      description: description ?? null,
      type: type ?? null,
      source: PORTAL,
      bytes: content,
    },
  }
}
