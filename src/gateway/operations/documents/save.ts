import type { Schemas } from '../../../contract/index.ts'
import type { UploadLimits } from '../../documents/limits.ts'
import { uploadLimits } from '../../documents/limits.ts'
import type { DocumentEditor } from '../../store/documents.ts'
import type { DocumentRow } from '../../store/tables/documents.ts'
import type { TenantStore } from '../../store/tenant-store.ts'
import { filledOnly } from '../lists.ts'
import type { SignedInCall } from '../operation.ts'
import type { Reply } from '../reply.ts'
import { invalid, refuse } from '../reply.ts'
import type { Change } from './changes.ts'
import { changesOf } from './changes.ts'
import { judged } from './incoming.ts'
import type { OwnerRecord } from './owners.ts'
import { ownerById } from './owners.ts'
import { documentTypes } from './types.ts'
import { ALL_SAVED, documentOf, PORTAL } from './wire.ts'

type Call = SignedInCall<'saveDocuments'>
type Answered = Schemas['Document']
type Owner = OwnerRecord & { limits: UploadLimits }

/**
 * Adds, replaces and deletes documents of records. A document that cannot be saved is left as it was and says why in its
 * `statusMessage`; the others are saved.
 */
export async function saveDocuments(call: Call): Promise<Reply<'saveDocuments'>> {
  const { input, user, store, now } = call
  const checked = changesOf(input.body.documents, new Set((await documentTypes(store)).keys()))
  if ('errors' in checked) return invalid(checked.errors)
  const owners = new Map<string, Owner>()
  for (const refKey of new Set(input.body.documents.map((sent) => sent.refKey))) {
    const owner = await ownerById(call, refKey)
    if (owner === undefined) return refuse('not-found')
    owners.set(refKey, { ...owner, limits: uploadLimits(await store.ownerRules.find(owner.rulesOwner)) })
  }
  const editor: DocumentEditor = { userId: user.userId, name: user.name, at: now }
  const documents = await store.transaction(async (tx) => {
    await tx.documents.lock()
    const answers: Answered[] = []
    for (const change of checked.changes) {
      const owner = owners.get(change.sent.refKey)
      if (owner !== undefined) answers.push(await (change.code === 'A' ? add(tx, owner, change, editor) : edit(tx, owner, change, editor)))
    }
    return answers
  })
  const refused = documents.filter(({ statusMessage }) => statusMessage !== undefined).length
  if (refused === 0) return { status: 201, body: { statusMessage: ALL_SAVED, documents } }
  return { status: 200, body: { statusMessage: `${refused} of ${documents.length} documents could not be saved.`, documents } }
}

async function add(store: TenantStore, owner: Owner, change: Change & { code: 'A' }, editor: DocumentEditor): Promise<Answered> {
  const result = judged(change.file, owner.limits)
  return 'fault' in result ? refused(change, result.fault) : documentOf(await store.documents.add(owner, result.document, editor))
}

async function edit(store: TenantStore, owner: Owner, change: Change & { code: 'U' | 'D' }, editor: DocumentEditor): Promise<Answered> {
  const before = await store.documents.find(change.id)
  if (before === undefined || before.ownerKind !== owner.kind || before.ownerId !== owner.id)
    return refused(change, 'The record has no such document.')
  const fault = editFault(before, owner)
  if (fault !== undefined) return refused(change, fault, before)
  if (change.code === 'D') {
    await store.documents.remove(before, editor)
    return { ...documentOf(before), actionCode: 'D' }
  }
  const result = judged(change.file, owner.limits)
  if ('fault' in result) return refused(change, result.fault, before)
  const { document } = result
  const kept = { ...document, description: document.description ?? before.description, type: document.type ?? before.type }
  return documentOf(await store.documents.replace(before, kept, editor))
}

/** Why a document may not be replaced or deleted (shipments §4). */
function editFault({ source }: DocumentRow, { isClosed }: OwnerRecord): string | undefined {
  if (source !== PORTAL) return 'Only documents that were uploaded in the portal can be changed.'
  if (isClosed) return 'The record is closed; its documents cannot be changed.'
  return undefined
}

function refused({ sent, code }: Change, statusMessage: string, before?: DocumentRow): Answered {
  const named = { docSNo: before?.serialNo ?? sent.docSNo, fileName: sent.name ?? before?.fileName, type: sent.type ?? before?.type }
  return { ...filledOnly(named), actionCode: code, statusMessage }
}
