import type { UserPermission } from '../../../operation/access.ts'
import { CUSTOMS_FILES } from '../../../operation/access.ts'
import { badPage, maxResultsOf, pageOf } from '../../../operation/paging.ts'
import { refuse } from '../../../operation/refusals.ts'
import type { Refusal } from '../../../operation/reply.ts'
import type { CustomsRecord } from '../../../store/customs/records.ts'
import type { CustomsResource } from '../../../store/tables/customs-records.ts'
import { CUSTOMS_KEYS } from '../../../store/tables/customs-records.ts'
import { visibleFile } from '../visibility.ts'
import type { Asked, DrillCall, Filters, Narrowing } from './parts.ts'
import { entitiesOf } from './parts.ts'

/** Records on a page (shipments §9), unless the call says otherwise. */
const PAGE_SIZE = 15

interface Options {
  /** How the records are sorted, unless the call says otherwise. */
  sort?: string
  /** Closed to a user whose preference of this name is N (shipments §6). */
  preference?: UserPermission
  /** What narrows the list beside the keys of its records. */
  narrowing?: (filters: Filters) => Narrowing
}

/** A page of a resource as it is answered; `maxResults` is 0 when it holds every record. */
interface Answer<Data> {
  status: 200
  body: { data: Data[]; totalRecords: number; maxResults: number }
}

/**
 * The behaviour of a list below a customs file: a page of a resource, its records made into the data answered. Refused with
 * 404 when the user does not see the file, with 400 when there is no such page.
 *
 * @param dataOf what is answered of the records, in their order; the documents alone without it
 */
export function pages<Resource extends CustomsResource, Data = CustomsRecord<Resource>['document']>(
  resource: Resource,
  { sort: defaultSort, preference, narrowing = () => ({}) }: Options,
  dataOf: (records: CustomsRecord<Resource>[], asked: Asked, call: DrillCall) => Data[] | Promise<Data[]> = documentsOf,
) {
  return {
    access: 'session' as const,
    isLong: true as const,
    module: CUSTOMS_FILES,
    ...(preference && { preference }),
    async run(call: DrillCall): Promise<Answer<Data> | Refusal> {
      const { path, body } = call.input
      const { pageIndex, maxResults = PAGE_SIZE, sort = defaultSort, additionalFilters = {} } = body
      const page = pageOf(pageIndex, maxResults)
      if (page === undefined) return badPage('pageIndex')
      if ((await visibleFile(call.store, path.fileNo, call.user, call.now)) === undefined) return refuse('not-found')
      const { records, total } = await call.store.customsRecords.list(path.fileNo, resource, {
        keys: keysIn(resource, additionalFilters),
        ...narrowing(additionalFilters),
        sort,
        limit: page.limit,
        offset: page.offset,
      })
      const data = await dataOf(records, entitiesOf(call), call)
      return { status: 200, body: { data, totalRecords: total, maxResults: maxResultsOf(page, total) } }
    },
  }
}

function documentsOf<Data>(records: { document: unknown }[]): Data[] {
  return records.map(({ document }) => document as Data)
}

/** Of the filters those that are keys of the resource. */
function keysIn(resource: CustomsResource, filters: Filters): Filters {
  const keys: readonly string[] = CUSTOMS_KEYS[resource]
  return Object.fromEntries(Object.entries(filters).filter(([name]) => keys.includes(name)))
}
