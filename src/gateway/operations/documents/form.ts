import type { CompiledForms } from '../../../config/node.ts'
import type { Schemas } from '../../../contract/index.ts'
import { invalid, refuse } from '../../operation/refusals.ts'
import type { Refusal } from '../../operation/reply.ts'
import type { DocumentEditor, DocumentOwner } from '../../store/documents/documents.ts'
import type { UserRow } from '../../store/tables/accounts.ts'
import type { TenantStore } from '../../store/tenant-store.ts'
import type { WireNames } from './changes.ts'
import { changesOf } from './changes.ts'
import type { Plan } from './judge.ts'
import { carryOut, inNumberOrder } from './judge.ts'
import { documentTypes, limitsOf } from './lookups.ts'
import { mostOfOwnTypes, withOwnTypes } from './own-types.ts'
import { judgeInRoom, roomOf } from './room.ts'

const NAMES: WireNames = {
  id: 'externalID',
  name: 'fileName',
  data: 'fileData',
  description: 'description',
  type: 'type',
}

/** What a save of a form does to the record's documents. */
export type DocumentPlans = readonly Plan[]

/**
 * Judges the documents of a saved form by their action codes (forms §4): entries without one stay as they are. Here a
 * document that cannot be saved refuses the whole save. Call it in the record's transaction, before anything is written.
 *
 * @param owner undefined for a record that is only being created: it has no documents yet
 */
export async function judgeFormDocuments(
  { store, user, forms }: { store: TenantStore; user: UserRow; forms: CompiledForms | undefined },
  owner: DocumentOwner | undefined,
  documents: Schemas['Document'][] = [],
): Promise<{ plans: DocumentPlans } | { refused: Refusal }> {
  const changing = documents.flatMap(
    ({ docSNo, actionCode: code, externalID: id, fileName: name, fileData: data, description, type }, index) =>
      code === undefined
        ? []
        : [{ docSNo, path: `documents.${index}`, asked: { code, id, name, data, description, type } }],
  )
  if (changing.length === 0) return { plans: [] }
  if (user.preferences.DOCUMENT_UPLOAD === 'N') return { refused: refuse('forbidden') }
  if (owner === undefined)
    return {
      refused: invalid([
        {
          field: 'documents',
          message: { en: 'Documents are added after the first save', ja: '書類は、保存後に追加できます。' },
        },
      ]),
    }
  const types = withOwnTypes(await documentTypes(store), forms, owner.kind)
  const checked = await changesOf(
    changing.map((each) => ({ ...each, types })),
    NAMES,
  )
  if ('errors' in checked) return { refused: invalid(checked.errors) }
  await store.documents.lock()
  const changed = { ...owner, isClosed: false, limits: await limitsOf(store), most: mostOfOwnTypes(forms, owner.kind) }
  const room = await roomOf(store, changed, checked.changes)
  const plans: Plan[] = []
  for (const [index, change] of checked.changes.entries()) {
    const plan = await judgeInRoom(store, changed, change, room)
    if ('fault' in plan)
      return { refused: invalid([{ field: changing[index]?.path ?? 'documents', message: plan.fault }]) }
    plans.push(plan)
  }
  return { plans: inNumberOrder(changing, checked.changes).flatMap((index) => plans[index] ?? []) }
}

/** Makes the changes that were judged, in the same transaction. */
export async function changeFormDocuments(
  store: TenantStore,
  owner: DocumentOwner,
  plans: DocumentPlans,
  editor: DocumentEditor,
): Promise<void> {
  for (const plan of plans) await carryOut(store, owner, plan, editor)
}

/** The fields that a save changed, the documents among them where it changed some. */
export function withDocuments(fields: readonly string[], plans: DocumentPlans): string[] {
  return plans.length === 0 ? [...fields] : [...fields, 'documents']
}
