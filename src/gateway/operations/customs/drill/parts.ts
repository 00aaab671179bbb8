import type { CustomsRecord, CustomsRecordQuery } from '../../../store/customs/records.ts'
import type { UserRow } from '../../../store/tables/accounts.ts'
import type { CustomsDocuments, CustomsResource } from '../../../store/tables/customs-records.ts'
import type { TenantStore } from '../../../store/tenant-store.ts'

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

/** Whether a call asks for an entity beside the records. */
export type Asked = (entity: string) => boolean

/** A record of a resource as it is stored. */
export type DocumentOf<Resource extends CustomsResource> = CustomsDocuments[Resource]

/** Which entities a call asks for beside the records. */
export function entitiesOf({ input: { body } }: DrillCall): Asked {
  const asked = new Set(body.includeEntities)
  return (entity) => asked.has(entity)
}

/** A document without the parts whose entity is not asked for; `parts` names the entity of each part. */
export function only<Document extends object>(
  document: Document,
  parts: { [Key in keyof Document]?: string },
  asked: Asked,
): Document {
  const dropped = new Set(Object.entries(parts).flatMap(([part, entity]) => (asked(entity as string) ? [] : [part])))
  return Object.fromEntries(Object.entries(document).filter(([key]) => !dropped.has(key))) as Document
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
