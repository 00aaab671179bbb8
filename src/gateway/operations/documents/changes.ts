import type { Schemas } from '../../../contract/index.ts'
import { MAX_NEW_DOCUMENTS } from '../../documents/limits.ts'
import type { FieldErrors } from '../reply.ts'
import type { Decoded, FieldNames } from './incoming.ts'
import { decoded } from './incoming.ts'

type Sent = Schemas['JobDocument']

const NAMES: FieldNames = { name: 'name', data: 'fileData', description: 'description', type: 'type' }

/** What is asked of one document; its fields are right. */
export type Change = { sent: Sent } & (
  | { code: 'A'; file: Decoded }
  | { code: 'U'; file: Decoded; id: string }
  | { code: 'D'; id: string }
)

/** The changes of a request, or what is wrong with its fields. `types` are the codes a document's type may have. */
export function changesOf(documents: Sent[], types: ReadonlySet<string>): { changes: Change[] } | { errors: FieldErrors } {
  const errors: FieldErrors = []
  const files = documents.filter(({ docActionCode }) => docActionCode !== 'D')
  if (files.length > MAX_NEW_DOCUMENTS) errors.push({ field: 'documents', message: `must have at most ${MAX_NEW_DOCUMENTS} files` })
  const changes = documents.flatMap((sent, index) => {
    const result = changeOf(sent, `documents.${index}`, types)
    if ('errors' in result) errors.push(...result.errors)
    return 'errors' in result ? [] : [result]
  })
  return errors.length > 0 ? { errors } : { changes }
}

function changeOf(sent: Sent, path: string, types: ReadonlySet<string>): Change | { errors: FieldErrors } {
  const { docActionCode: code, externalId: id } = sent
  const errors: FieldErrors = code !== 'A' && id === undefined ? [{ field: `${path}.externalId`, message: 'is required' }] : []
  if (code === 'D') return id === undefined ? { errors } : { code, sent, id }
  const { name, fileData: data, description, type } = sent
  const result = decoded({ name, data, description, type }, { path, names: NAMES, types })
  if ('errors' in result) return { errors: [...errors, ...result.errors] }
  const { file } = result
  if (code === 'A') return { code, sent, file }
  return id === undefined ? { errors } : { code, sent, id, file }
}
