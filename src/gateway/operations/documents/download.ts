import type { OperationId } from '../../../contract/index.ts'
import type { SignedInCall } from '../../operation/operation.ts'
import { eventOf } from '../../operation/trail.ts'
import type { DocumentRow } from '../../store/tables/documents.ts'

/** What a download needs of its call. */
export type DownloadCall = Pick<SignedInCall<OperationId>, 'user' | 'store' | 'now' | 'source' | 'isHead'>

/** Notes that somebody got a document; who asks for its head alone, as programs do that look first, gets none. */
export async function noteDownload(call: DownloadCall, { documentId }: DocumentRow): Promise<void> {
  if (call.isHead) return
  await call.store.trail.note(eventOf(call, { event: 'downloaded', kind: 'document', id: documentId }))
}
