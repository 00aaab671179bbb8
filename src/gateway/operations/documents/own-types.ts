import { isOwnName } from '../../../config/index.ts'
import type { CompiledForms } from '../../../config/node.ts'
import type { OperationId } from '../../../contract/index.ts'
import type { DocumentOwner } from '../../store/documents/documents.ts'

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
  const call = kind && SAVES[kind]
  const declaring = (forms?.forms ?? []).filter(
    ({ actions }) => kind === undefined || actions.some((each) => each.call !== undefined && each.call === call),
  )
  const own = declaring
    .flatMap(({ sections }) => sections.flatMap(({ fields }) => fields))
    .flatMap(({ path, entryType }) => (path === 'documents' && entryType !== undefined ? [entryType.is] : []))
    .filter(isOwnName)
  return own.length === 0 ? types : new Map([...types, ...own.map((type) => [type, type] as const)])
}
