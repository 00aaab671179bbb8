import { isOwnName, type FieldModel } from '../../../config/index.ts'
import type { CompiledForms } from '../../../config/node.ts'
import type { OperationId } from '../../../contract/index.ts'
import type { DocumentOwner } from '../../store/documents/documents.ts'

type EntryType = NonNullable<FieldModel['entryType']>

/** By which operation the form of a record saves it, of the kinds that have one. */
const SAVES: Readonly<Partial<Record<DocumentOwner['kind'], OperationId>>> = {
  booking: 'saveBooking',
  quote: 'saveQuote',
}

/**
 * The types of documents, and those of the tenant's own that the form of a kind of record declares: by a field that has the documents of such a
 * type alone. Of a record that is not known, those of every form.
 */
export function withOwnTypes(
  types: ReadonlyMap<string, string>,
  forms: CompiledForms | undefined,
  kind: DocumentOwner['kind'] | undefined,
): ReadonlyMap<string, string> {
  const own = ownTypes(forms, kind)
  return own.length === 0 ? types : new Map([...types, ...own.map(({ is }) => [is, is] as const)])
}

/** How many documents a field takes that does not say. */
const MOST = 1

/** How many documents of each type of the tenant's own a record of a kind may have: as many as a field of its form takes. */
export function mostOfOwnTypes(
  forms: CompiledForms | undefined,
  kind: DocumentOwner['kind'],
): ReadonlyMap<string, number> {
  const most = new Map<string, number>()
  for (const type of ownTypes(forms, kind)) most.set(type.is, Math.max(most.get(type.is) ?? 0, type.most ?? MOST))
  return most
}

function ownTypes(forms: CompiledForms | undefined, kind: DocumentOwner['kind'] | undefined): EntryType[] {
  const call = kind && SAVES[kind]
  const declaring = (forms?.forms ?? []).filter(
    ({ actions }) => kind === undefined || actions.some((each) => each.call !== undefined && each.call === call),
  )
  return declaring
    .flatMap(({ sections }) => sections.flatMap(({ fields }) => fields))
    .flatMap(({ path, entryType }) => (path === 'documents' && entryType !== undefined ? [entryType] : []))
    .filter(({ is }) => isOwnName(is))
}
