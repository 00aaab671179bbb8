import type { Schemas } from '../../../contract/index.ts'
import { inLanguage } from '../../ground/words.ts'
import { CUSTOMS_FILES } from '../../operation/access.ts'
import type { Operations, SignedInCall } from '../../operation/operation.ts'
import { badPage, maxResultsOf, pageOf } from '../../operation/paging.ts'
import { invalid, refuse } from '../../operation/refusals.ts'
import type { FieldErrors, Reply } from '../../operation/reply.ts'
import { eventOf } from '../../operation/trail.ts'
import { UPLOAD_BODY_LIMIT } from '../../uploads/limits.ts'
import { visibleFile } from '../customs/visibility.ts'
import type { DownloadCall } from './download.ts'
import { noteDownload } from './download.ts'
import type { Decoded } from './incoming.ts'
import { decoded, judged } from './incoming.ts'
import { inNumberOrder } from './judge.ts'
import { documentTypes, limitsOf } from './lookups.ts'
import { customsDocumentOf, outcomeOf } from './wire.ts'

/** Documents on a page (shipments §9), unless the call says otherwise. */
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
      const { pageIndex, maxResults = PAGE_SIZE, sort = '-uploadDate' } = body
      const page = pageOf(pageIndex, maxResults)
      if (page === undefined) return badPage('pageIndex')
      if ((await visibleFile(store, path.fileNo, user, now)) === undefined) return refuse('not-found')
      const { rows, total } = await store.documents.page(
        { kind: 'file', id: path.fileNo },
        { newestFirst: sort === '-uploadDate', ...page },
      )
      const types = await documentTypes(store)
      const documentList = rows.map((row) => customsDocumentOf(row, types))
      return { status: 200, body: { documentList, totalRecords: total, maxResults: maxResultsOf(page, total) } }
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

async function contentOf(call: DownloadCall, documentId: string): Promise<Reply<'getCustomsDocument'>> {
  const { user, store, now } = call
  const row = await store.documents.find(documentId)
  if (row?.ownerKind !== 'file' || (await visibleFile(store, row.ownerId, user, now)) === undefined)
    return refuse('not-found')
  const content = await store.documents.content(row)
  if (content === undefined) return { status: 204, body: undefined }
  await noteDownload(call, row)
  const document = { ...customsDocumentOf(row, await documentTypes(store)), documentData: content.toString('base64') }
  return { status: 200, body: { document } }
}

/**
 * Adds documents to a file, numbered as a person saw them. One that cannot be saved says why in its `statusMessage`; the others are saved.
 */
async function save(call: SignedInCall<'saveCustomsDocuments'>): Promise<Reply<'saveCustomsDocuments'>> {
  const { input, user, store, now, language } = call
  const { body } = input
  const types = await documentTypes(store)
  const checked = await filesOf(body.documentList, types)
  if ('errors' in checked) return invalid(checked.errors)
  if ((await visibleFile(store, body.fileNo, user, now)) === undefined) return refuse('not-found')
  const limits = await limitsOf(store)
  const editor = { userId: user.userId, name: user.name, at: now }
  const documentList = await store.transaction(async (tx) => {
    await tx.documents.lock()
    const answers: Schemas['CustomsDocument'][] = []
    for (const index of inNumberOrder(body.documentList)) {
      const file = checked.files[index]
      if (file === undefined) continue
      const result = judged(file, limits)
      if ('fault' in result) answers[index] = { fileName: file.name, statusMessage: inLanguage(result.fault, language) }
      else
        answers[index] = customsDocumentOf(
          await tx.documents.add({ kind: 'file', id: body.fileNo }, result.document, editor),
          types,
        )
    }
    if (answers.some(({ statusMessage }) => statusMessage === undefined))
      await tx.trail.note(eventOf(call, { event: 'changed', kind: 'file', id: body.fileNo, fields: ['documents'] }))
    return answers
  })
  const { status, statusMessage } = outcomeOf(documentList, language)
  return { status, body: { statusMessage, documentList } }
}

/** The files of new documents, or what is wrong with their fields. */
async function filesOf(
  documents: Schemas['CustomsDocument'][],
  types: ReadonlyMap<string, string>,
): Promise<{ files: Decoded[] } | { errors: FieldErrors }> {
  const errors: FieldErrors = []
  const files: Decoded[] = []
  for (const [index, document] of documents.entries()) {
    const { action = 'new', actionCode = 'A', fileName: name, documentData: data, description, type } = document
    const path = `documentList.${index}`
    if (action !== 'new') errors.push({ field: `${path}.action`, message: 'must be new' })
    if (actionCode !== 'A') errors.push({ field: `${path}.actionCode`, message: 'must be A' })
    const result = await decoded({ name, data, description, type }, { path, names: NAMES, types })
    if ('errors' in result) errors.push(...result.errors)
    else files.push(result.file)
  }
  return errors.length > 0 ? { errors } : { files }
}
