import type { UploadLimits } from '../../../config/index.ts'
import type { Words } from '../../ground/words.ts'
import type { DocumentEditor, DocumentOwner, NewDocument } from '../../store/documents/documents.ts'
import type { DocumentRow } from '../../store/tables/documents.ts'
import type { TenantStore } from '../../store/tenant-store.ts'
import type { Change } from './changes.ts'
import { judged } from './incoming.ts'
import { PORTAL } from './wire.ts'

/** The record whose documents change. */
export interface ChangedOwner extends DocumentOwner {
  isClosed: boolean
  limits: UploadLimits
  /** How many documents of each of the tenant's own types it may have. */
  most: ReadonlyMap<string, number>
}

/** A change that may be made. */
export type Plan =
  | { code: 'A'; document: NewDocument }
  | { code: 'U'; before: DocumentRow; document: NewDocument }
  | { code: 'D'; before: DocumentRow }

/** Why a change may not be made, for people. */
export interface Refused {
  fault: Words
  before?: DocumentRow
}

const UNKNOWN: Words = { en: 'The record has no such document.', ja: '該当する書類がありません。' }
const NOT_OF_THE_PORTAL: Words = {
  en: 'Only documents that were uploaded in the portal can be changed.',
  ja: '変更できるのは、ポータルからアップロードした書類だけです。',
}
const CLOSED: Words = {
  en: 'The record is closed; its documents cannot be changed.',
  ja: '締め切り後のため、書類を変更できません。',
}

/** Judges a change by the file, the record and the document it is about (shipments §4, §5). Nothing is written. */
export async function judge(store: TenantStore, owner: ChangedOwner, change: Change): Promise<Plan | Refused> {
  if (change.code === 'A') {
    const result = judged(change.file, owner.limits)
    return 'fault' in result ? result : { code: 'A', document: result.document }
  }
  const before = await store.documents.find(change.id)
  if (before === undefined || before.ownerKind !== owner.kind || before.ownerId !== owner.id) return { fault: UNKNOWN }
  if (before.source !== PORTAL) return { fault: NOT_OF_THE_PORTAL, before }
  if (owner.isClosed) return { fault: CLOSED, before }
  if (change.code === 'D') return { code: 'D', before }
  const result = judged(change.file, owner.limits)
  if ('fault' in result) return { ...result, before }
  const { document } = result
  return {
    code: 'U',
    before,
    document: {
      ...document,
      description: document.description ?? before.description,
      type: document.type ?? before.type,
    },
  }
}

/** Makes a change that was judged, inside a transaction that holds the documents' lock; the document as it then stands. */
export async function carryOut(
  store: TenantStore,
  owner: DocumentOwner,
  plan: Plan,
  editor: DocumentEditor,
): Promise<DocumentRow> {
  if (plan.code === 'A') return store.documents.add(owner, plan.document, editor)
  if (plan.code === 'U') return store.documents.replace(plan.before, plan.document, editor)
  await store.documents.remove(plan.before, editor)
  return plan.before
}

/**
 * Positions in the order in which changes are made: new documents get their numbers as a person saw them, those without one come after
 * them as they were sent. What is removed goes last, since a new one would take its number.
 */
export function inNumberOrder(
  sent: readonly { docSNo?: number | undefined }[],
  changes: readonly Pick<Change, 'code'>[] = [],
): number[] {
  const number = (index: number) =>
    changes[index]?.code === 'D' ? Number.POSITIVE_INFINITY : (sent[index]?.docSNo ?? Number.MAX_SAFE_INTEGER)
  return [...sent.keys()].sort((one, other) => (number(one) < number(other) ? -1 : Number(number(one) > number(other))))
}
