import { mediaTypeOf } from '../../documents/file-types.ts'
import { UPLOAD_BODY_LIMIT } from '../../documents/limits.ts'
import type { Operations } from '../operation.ts'
import { refuse } from '../reply.ts'
import { DOCUMENT_MODULES, ownerOf } from './owners.ts'
import { saveDocuments } from './save.ts'

/** Documents of bookings, quotes and shipments. */
export const documentOperations: Pick<Operations, 'saveDocuments' | 'downloadDocument'> = {
  saveDocuments: {
    access: 'session',
    module: DOCUMENT_MODULES,
    preference: 'DOCUMENT_UPLOAD',
    bodyLimit: UPLOAD_BODY_LIMIT,
    run: saveDocuments,
  },
  downloadDocument: {
    access: 'session',
    module: DOCUMENT_MODULES,
    async run(call) {
      const { input, store } = call
      const row = await store.documents.find(input.path.externalId)
      if (row === undefined || (await ownerOf(call, row)) === undefined) return refuse('not-found')
      const content = await store.documents.content(row)
      if (content === undefined) return { status: 204, body: undefined }
      return { status: 200, file: { name: row.fileName, mediaType: mediaTypeOf(row.extension), content } }
    },
  },
}
