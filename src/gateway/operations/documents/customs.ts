import type { Schemas } from '../../../contract/index.ts'
import { UPLOAD_BODY_LIMIT, uploadLimits } from '../../documents/limits.ts'
import { visibleFile } from '../customs/visibility.ts'
import { MAX_RESULTS } from '../lists.ts'
import type { Operations, SignedInCall } from '../operation.ts'
import { CUSTOMS_FILES } from '../operation.ts'
import type { FieldErrors, Reply } from '../reply.ts'
import { invalid, refuse } from '../reply.ts'
import type { Decoded } from './incoming.ts'
import { decoded, judged } from './incoming.ts'
import { documentTypes } from './types.ts'
import { ALL_SAVED, customsDocumentOf } from './wire.ts'

/** How many documents a page holds when it is not said (shipments §9). */
const PAGE_SIZE = 15
const NAMES = { name: 'fileName', data: 'documentData', description: 'description', type: 'type' }

/** Documents of customs files. */
export const customsDocumentOperations: Pick<
  Operations,
  'listCustomsDocuments' | 'getCustomsDocument' | 'findCustomsDocument' | 'saveCustomsDocuments'
> = {
  listCustomsDocuments: {
    access: 'session',
    module: CUSTOMS_FILES,
    async run({ input: { path, body }, user, store, now }) {
      const { pageIndex = 1, maxResults = PAGE_SIZE, sort = '-uploadDate' } = body
      if (pageIndex === 0) return invalid([{ field: 'pageIndex', message: 'must be -1 or count from 1' }])
      if ((await visibleFile(store, path.fileNo, user, now)) === undefined) return refuse('not-found')
      const all = pageIndex === -1
      const { rows, total } = await store.documents.page(
        { kind: 'file', id: path.fileNo },
        {
          newestFirst: sort === '-uploadDate',
          offset: all ? 0 : (pageIndex - 1) * maxResults,
          limit: all ? MAX_RESULTS : maxResults,
        },
      )
      const types = await documentTypes(store)
      const documentList = rows.map((row) => customsDocumentOf(row, types))
      return {
        status: 200,
        body: {
          documentList,
          totalRecords: total,
          maxResults: !all ? maxResults : total > MAX_RESULTS ? MAX_RESULTS : 0,
        },
      }
    },
  },
  getCustomsDocument: {
    access: 'session',
    module: CUSTOMS_FILES,
    run: (call) => contentOf(call, call.input.path.documentId),
  },
  // The value of a document's link is its id.
  findCustomsDocument: {
    access: 'session',
    module: CUSTOMS_FILES,
    run: (call) => contentOf(call, call.input.query.value),
  },
  saveCustomsDocuments: {
    access: 'session',
    module: CUSTOMS_FILES,
    preference: 'DOCUMENT_UPLOAD',
    bodyLimit: UPLOAD_BODY_LIMIT,
    run: save,
  },
}

async function contentOf(
  { user, store, now }: Pick<SignedInCall<'getCustomsDocument'>, 'user' | 'store' | 'now'>,
  documentId: string,
): Promise<Reply<'getCustomsDocument'>> {
  const row = await store.documents.find(documentId)
  if (row?.ownerKind !== 'file' || (await visibleFile(store, row.ownerId, user, now)) === undefined)
    return refuse('not-found')
  const content = await store.documents.content(row)
  if (content === undefined) return { status: 204, body: undefined }
  const document = { ...customsDocumentOf(row, await documentTypes(store)), documentData: content.toString('base64') }
  return { status: 200, body: { document } }
}

/** Adds documents to a file. One that cannot be saved says why in its `statusMessage`; the others are saved. */
async function save({
  input: { body },
  user,
  store,
  now,
}: SignedInCall<'saveCustomsDocuments'>): Promise<Reply<'saveCustomsDocuments'>> {
  const types = await documentTypes(store)
  const checked = filesOf(body.documentList, new Set(types.keys()))
  if ('errors' in checked) return invalid(checked.errors)
  if ((await visibleFile(store, body.fileNo, user, now)) === undefined) return refuse('not-found')
  const limits = uploadLimits(await store.ownerRules.find(undefined))
  const editor = { userId: user.userId, name: user.name, at: now }
  const documentList = await store.transaction(async (tx) => {
    await tx.documents.lock()
    const answers: Schemas['CustomsDocument'][] = []
    for (const file of checked.files) {
      const result = judged(file, limits)
      if ('fault' in result) answers.push({ fileName: file.name, statusMessage: result.fault })
      else
        answers.push(
          customsDocumentOf(await tx.documents.add({ kind: 'file', id: body.fileNo }, result.document, editor), types),
        )
    }
    return answers
  })
  const refused = documentList.filter(({ statusMessage }) => statusMessage !== undefined).length
  if (refused === 0) return { status: 201, body: { statusMessage: ALL_SAVED, documentList } }
  return {
    status: 200,
    body: { statusMessage: `${refused} of ${documentList.length} documents could not be saved.`, documentList },
  }
}

/** The files of new documents, or what is wrong with their fields. */
function filesOf(
  documents: Schemas['CustomsDocument'][],
  types: ReadonlySet<string>,
): { files: Decoded[] } | { errors: FieldErrors } {
  const errors: FieldErrors = []
  const files = documents.flatMap(
    ({ action = 'new', actionCode = 'A', fileName: name, documentData: data, description, type }, index) => {
      const path = `documentList.${index}`
      if (action !== 'new') errors.push({ field: `${path}.action`, message: 'must be new' })
      if (actionCode !== 'A') errors.push({ field: `${path}.actionCode`, message: 'must be A' })
      const result = decoded({ name, data, description, type }, { path, names: NAMES, types })
      if ('errors' in result) errors.push(...result.errors)
      return 'errors' in result ? [] : [result.file]
    },
  )
  return errors.length > 0 ? { errors } : { files }
}
