import type { CustomsRecord } from '../../../store/customs-records.ts'
import type { CustomsResource } from '../../../store/tables/customs-records.ts'
import type { UserPermission } from '../../operation.ts'
import { CUSTOMS_FILES } from '../../operation.ts'
import type { Refusal } from '../../reply.ts'
import type { DrillCall, Filters, Narrowing, Page } from './page.ts'
import { entitiesOf, pageOf } from './page.ts'

/** Which entities a call asks for beside the records. */
export type Asked = (entity: string) => boolean

interface Options {
  /** By what the records are sorted when it is not said. */
  sort?: string
  /** Closed to a user whose preference of this name is N (shipments §6). */
  preference?: UserPermission
  /** What narrows the list beside the keys of its records. */
  narrowing?: (filters: Filters) => Narrowing
}

/** A page of a resource as it is answered. */
type PageOf<Data> = { status: 200; body: { data: Data[] } & Omit<Page<never>, 'records'> }

/**
 * The behaviour of a list below a customs file: a page of a resource, its records made into the data answered. Refused as
 * `pageOf` says.
 *
 * @param dataOf what is answered of the records, in their order; the documents alone without it
 */
export function pages<Resource extends CustomsResource, Data = CustomsRecord<Resource>['document']>(
  resource: Resource,
  { sort, preference, narrowing }: Options,
  dataOf: (records: CustomsRecord<Resource>[], asked: Asked, call: DrillCall) => Data[] | Promise<Data[]> = documentsOf,
) {
  return {
    access: 'session' as const,
    module: CUSTOMS_FILES,
    ...(preference && { preference }),
    async run(call: DrillCall): Promise<PageOf<Data> | Refusal> {
      const page = await pageOf(call, resource, sort, narrowing)
      if ('problem' in page) return page
      const { records, ...counts } = page
      return { status: 200, body: { data: await dataOf(records, entitiesOf(call), call), ...counts } }
    },
  }
}

function documentsOf<Data>(records: { document: unknown }[]): Data[] {
  return records.map(({ document }) => document as Data)
}
