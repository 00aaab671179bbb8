import type { Schemas } from '../../../contract/index.ts'
import type { Language } from '../../ground/words.ts'
import { inLanguage } from '../../ground/words.ts'
import { filledOnly } from '../../operation/lists.ts'
import type { Operations, SignedInCall } from '../../operation/operation.ts'
import { invalid, refuse } from '../../operation/refusals.ts'
import type { Reply } from '../../operation/reply.ts'
import { eventOf } from '../../operation/trail.ts'
import type { DocumentEditor } from '../../store/documents/documents.ts'
import { mediaTypeOf } from '../../uploads/file-types.ts'
import { UPLOAD_BODY_LIMIT } from '../../uploads/limits.ts'
import type { Change, WireNames } from './changes.ts'
import { changesOf } from './changes.ts'
import type { ChangedOwner, Refused } from './judge.ts'
import { carryOut, inNumberOrder } from './judge.ts'
import { noteDownload } from './download.ts'
import { documentTypes, limitsOf } from './lookups.ts'
import { mostOfOwnTypes, withOwnTypes } from './own-types.ts'
import { DOCUMENT_MODULES, ownerById, ownerOf } from './owners.ts'
import { judgeInRoom, roomOf, type Room } from './room.ts'
import { documentOf, outcomeOf } from './wire.ts'

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
      const content = await store.documents.inPieces(row)
      if (content === undefined) return { status: 204, body: undefined }
      await noteDownload(call, row)
      return { status: 200, file: { name: row.fileName, mediaType: mediaTypeOf(row.extension), content } }
    },
  },
}

type Call = SignedInCall<'saveDocuments'>
type Sent = Schemas['JobDocument']
type Answered = Schemas['Document']

const NAMES: WireNames = {
  id: 'externalId',
  name: 'name',
  data: 'fileData',
  description: 'description',
  type: 'type',
}

/**
 * Adds, replaces and deletes documents of records. A document that cannot be saved is left as it was and says why in its
 * `statusMessage`; the others are saved.
 */
async function saveDocuments(call: Call): Promise<Reply<'saveDocuments'>> {
  const { input, store, forms, language } = call
  const types = await documentTypes(store)
  const owners = await ownersOf(call)
  const checked = await changesOf(
    input.body.documents.map((document, index) => ({
      path: `documents.${index}`,
      asked: askedOf(document),
      types: withOwnTypes(types, forms, owners?.[index]?.kind),
    })),
    NAMES,
  )
  if ('errors' in checked) return invalid(checked.errors)
  if (owners === undefined) return refuse('not-found')
  const documents = await store.transaction((tx) => changed({ ...call, store: tx }, checked.changes))
  if (documents === undefined) return refuse('not-found')
  const { status, statusMessage } = outcomeOf(documents, language)
  return { status, body: { statusMessage, documents } }
}

/**
 * Makes the changes, each judged by itself, in the transaction that the call's store stands for; the documents as they are answered. Undefined
 * where one of the records is gone: it may have been removed, or closed, since it was looked at first.
 */
async function changed(call: Call, changes: readonly Change[]): Promise<Answered[] | undefined> {
  const { input, user, store, now, language } = call
  const sent = input.body.documents
  const editor: DocumentEditor = { userId: user.userId, name: user.name, at: now }
  await store.documents.lock()
  const owners = await ownersOf(call)
  if (owners === undefined) return undefined
  const rooms = new Map<ChangedOwner, Room>()
  for (const owner of new Set(owners)) {
    const own = changes.filter((_change, index) => owners[index] === owner)
    rooms.set(owner, await roomOf(store, owner, own))
  }
  const answered = new Map<number, Answered>()
  for (const index of inNumberOrder(sent, changes)) {
    const change = changes[index]
    const owner = owners[index]
    const room = owner && rooms.get(owner)
    const plan = room && change && (await judgeInRoom(store, owner, change, room))
    if (owner === undefined || change === undefined || plan === undefined) throw new Error('A change of no record')
    if ('fault' in plan) answered.set(index, refusedOf(sent[index], change, plan, language))
    else
      answered.set(index, {
        ...documentOf(await carryOut(store, owner, plan, editor)),
        ...(change.code === 'D' ? { actionCode: 'D' } : {}),
      })
  }
  const answers = sent.flatMap((_document, index) => answered.get(index) ?? [])
  const touched = answers.flatMap(({ statusMessage }, index) =>
    statusMessage === undefined ? (owners[index] ?? []) : [],
  )
  for (const { kind, id } of new Set(touched))
    await store.trail.note(eventOf(call, { event: 'changed', kind, id, fields: ['documents'] }))
  return answers
}

/** The record of each document of the call; undefined when one is missing or hidden from the caller. */
async function ownersOf(call: Call): Promise<ChangedOwner[] | undefined> {
  const known = new Map<string, ChangedOwner>()
  const owners: ChangedOwner[] = []
  for (const { refKey } of call.input.body.documents) {
    const owner = known.get(refKey) ?? (await ownerOfChange(call, refKey))
    if (owner === undefined) return undefined
    known.set(refKey, owner)
    owners.push(owner)
  }
  return owners
}

async function ownerOfChange(call: Call, id: string): Promise<ChangedOwner | undefined> {
  const owner = await ownerById(call, id)
  return (
    owner && {
      ...owner,
      limits: await limitsOf(call.store, owner.rulesOwner),
      most: mostOfOwnTypes(call.forms, owner.kind),
    }
  )
}

function askedOf({ docActionCode: code, externalId: id, name, fileData: data, description, type }: Sent) {
  return { code, id, name, data, description, type }
}

function refusedOf(sent: Sent | undefined, { code }: Change, { fault, before }: Refused, language: Language): Answered {
  const named = {
    docSNo: before?.serialNo ?? sent?.docSNo,
    // Without one the record has no such document any more.
    externalID: before?.documentId,
    fileName: sent?.name ?? before?.fileName,
    type: sent?.type ?? before?.type,
  }
  return { ...filledOnly(named), actionCode: code, statusMessage: inLanguage(fault, language) }
}
