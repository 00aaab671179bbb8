import type { Schemas } from '../../../contract/index.ts'
import type { FieldErrors } from '../../operation/reply.ts'
import { MAX_NEW_DOCUMENTS } from '../../uploads/limits.ts'
import type { Decoded, FieldNames } from './incoming.ts'
import { decoded } from './incoming.ts'

/** What a payload asks of one document. */
export interface Asked {
  code: Schemas['ActionCode']
  /** Id in the document store. */
  id: string | undefined
  name: string | undefined
  data: string | undefined
  description: string | undefined
  type: string | undefined
}

/** The same with its fields right: a file to add, one to put in the place of another, one to delete. */
export type Change = { code: 'A'; file: Decoded } | { code: 'U'; file: Decoded; id: string } | { code: 'D'; id: string }

/** The names of the fields on the wire. */
export type WireNames = FieldNames & { id: string }

/** A document of a payload: its place there, what is asked, and the types that it may have, by code. */
export interface SentDocument {
  path: string
  asked: Asked
  types: ReadonlyMap<string, string>
}

/** The changes that documents of a payload ask for, or what is wrong with their fields. */
export async function changesOf(
  documents: readonly SentDocument[],
  names: WireNames,
): Promise<{ changes: Change[] } | { errors: FieldErrors }> {
  const errors: FieldErrors = []
  const files = documents.filter(({ asked }) => asked.code !== 'D')
  if (files.length > MAX_NEW_DOCUMENTS)
    return { errors: [{ field: 'documents', message: `must have at most ${MAX_NEW_DOCUMENTS} files` }] }
  const changes: Change[] = []
  for (const document of documents) {
    const result = await changeOf(document, names)
    if ('errors' in result) errors.push(...result.errors)
    else changes.push(result)
  }
  return errors.length > 0 ? { errors } : { changes }
}

async function changeOf(
  { asked: { code, id, ...file }, path, types }: SentDocument,
  names: WireNames,
): Promise<Change | { errors: FieldErrors }> {
  const nameless: FieldErrors = [{ field: `${path}.${names.id}`, message: 'is required' }]
  if (code === 'D') return id === undefined ? { errors: nameless } : { code, id }
  const result = await decoded(file, { path, names, types })
  const errors = [...(code === 'U' && id === undefined ? nameless : []), ...('errors' in result ? result.errors : [])]
  if (errors.length > 0 || 'errors' in result) return { errors }
  return code === 'U' && id !== undefined ? { code, id, file: result.file } : { code: 'A', file: result.file }
}
