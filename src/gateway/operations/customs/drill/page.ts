import type { CustomsRecord, CustomsRecordQuery } from '../../../store/customs-records.ts'
import type { CustomsDocuments, CustomsResource } from '../../../store/tables/customs-records.ts'
import { CUSTOMS_KEYS } from '../../../store/tables/customs-records.ts'
import type { UserRow } from '../../../store/tables/accounts.ts'
import type { TenantStore } from '../../../store/tenant-store.ts'
import { MAX_RESULTS } from '../../lists.ts'
import type { Refusal } from '../../reply.ts'
import { invalid, refuse } from '../../reply.ts'
import { visibleFile } from '../visibility.ts'

/** Values that fields must have, by name. */
export type Filters = Readonly<Record<string, string | number | undefined>>

/** What narrows a list beside the keys of its records. */
export type Narrowing = Pick<CustomsRecordQuery, 'beginnings' | 'above'>

/** What calls of the drill-downs have in common (shipments §7). */
export interface DrillCall {
  input: {
    path: { fileNo: string }
    body: {
      pageIndex?: number
      maxResults?: number
      sort?: string
      includeEntities?: string[]
      additionalFilters?: Filters
    }
  }
  user: UserRow
  store: TenantStore
  now: Date
}

/** How many records a page holds when it is not said (shipments §9). */
const PAGE_SIZE = 15
const BAD_PAGE = invalid([{ field: 'pageIndex', message: 'must be -1 or count from 1' }])

export interface Page<Resource extends CustomsResource> {
  records: CustomsRecord<Resource>[]
  totalRecords: number
  /** 0 when all are in it. */
  maxResults: number
}

/**
 * One page of a resource of the file of the call, without the records of the levels below. Refused with 404 when the
 * user does not see the file, with 400 when there is no such page.
 */
export async function pageOf<Resource extends CustomsResource>(
  { input: { path, body }, user, store, now }: DrillCall,
  resource: Resource,
  defaultSort?: string,
  narrowing: (filters: Filters) => Narrowing = () => ({}),
): Promise<Page<Resource> | Refusal> {
  const { pageIndex = 1, maxResults = PAGE_SIZE, sort = defaultSort, additionalFilters = {} } = body
  if (pageIndex === 0) return BAD_PAGE
  if ((await visibleFile(store, path.fileNo, user, now)) === undefined) return refuse('not-found')
  const all = pageIndex === -1
  const { records, total } = await store.customsRecords.list(path.fileNo, resource, {
    keys: keysIn(resource, additionalFilters),
    ...narrowing(additionalFilters),
    sort,
    limit: all ? MAX_RESULTS : maxResults,
    offset: all ? 0 : (pageIndex - 1) * maxResults,
  })
  return { records, totalRecords: total, maxResults: all ? (total > MAX_RESULTS ? MAX_RESULTS : 0) : maxResults }
}

/** Of the filters those that are keys of the resource. */
function keysIn(resource: CustomsResource, filters: Filters): Filters {
  const keys: readonly string[] = CUSTOMS_KEYS[resource]
  return Object.fromEntries(Object.entries(filters).filter(([name]) => keys.includes(name)))
}

/** The records below those of a page, gathered by the keys of the record they belong to. */
export async function childrenOf<Resource extends CustomsResource>(
  { input: { path }, store }: DrillCall,
  resource: Resource,
  parents: readonly CustomsRecord<CustomsResource>[],
): Promise<(parent: CustomsRecord<CustomsResource>) => CustomsRecord<Resource>[]> {
  const found = new Map<string, CustomsRecord<Resource>[]>()
  const depth = parents[0]?.keys.length ?? 0
  const records = await store.customsRecords.below(
    path.fileNo,
    resource,
    parents.map(({ keys }) => keys),
  )
  for (const record of records) {
    const parent = JSON.stringify(record.keys.slice(0, depth))
    found.set(parent, [...(found.get(parent) ?? []), record])
  }
  return ({ keys }) => found.get(JSON.stringify(keys)) ?? []
}

/** Which entities a call asks for beside the records. */
export function entitiesOf({ input: { body } }: DrillCall): (entity: string) => boolean {
  const asked = new Set(body.includeEntities)
  return (entity) => asked.has(entity)
}

/** A document without the parts whose entity is not asked for; `parts` says which entity a part belongs to. */
export function only<Document extends object>(
  document: Document,
  parts: { [Key in keyof Document]?: string },
  asked: (entity: string) => boolean,
): Document {
  const dropped = new Set(Object.entries(parts).flatMap(([part, entity]) => (asked(entity as string) ? [] : [part])))
  return Object.fromEntries(Object.entries(document).filter(([key]) => !dropped.has(key))) as Document
}

export type DocumentOf<Resource extends CustomsResource> = CustomsDocuments[Resource]
