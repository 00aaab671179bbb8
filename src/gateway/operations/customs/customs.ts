import type { Schemas } from '../../../contract/index.ts'
import type { TenantStore } from '../../store/tenant-store.ts'
import { MAX_RESULTS } from '../lists.ts'
import type { Operations } from '../operation.ts'
import { CUSTOMS_FILES } from '../operation.ts'
import { badPage } from '../reference/paging.ts'
import { invalid, refuse } from '../reply.ts'
import { customsCountOperations, sliceOf } from './counts.ts'
import { fileOf } from './header.ts'
import { maxResultsOf, pageOf } from './paging.ts'
import { customsPortOperations } from './ports.ts'
import { rowOf, sortingOf } from './rows.ts'
import { conditionsOf } from './search.ts'
import { customsTrailOperations } from './trail.ts'
import { customsViewer } from './visibility.ts'

/** Rows on a page of the list when it is not said (shipments §9). */
const PAGE_SIZE = 100

/** Customs-brokerage files: search, the lists behind the dashboard, header, milestones, remarks, ports, counts. */
export const customsOperations: Pick<
  Operations,
  | 'searchCustomsShipments'
  | 'listCustomsShipmentsFor'
  | 'getCustomsFile'
  | keyof typeof customsTrailOperations
  | keyof typeof customsPortOperations
  | keyof typeof customsCountOperations
> = {
  ...customsTrailOperations,
  ...customsPortOperations,
  ...customsCountOperations,
  searchCustomsShipments: {
    access: 'session',
    module: CUSTOMS_FILES,
    async run({ input: { body }, user, store, now }) {
      const page = pageOf(body.pageIndex, body.maxResults ?? PAGE_SIZE)
      if (page === undefined) return invalid(badPage('pageIndex'))
      const asked = conditionsOf(body, now)
      if ('errors' in asked) return invalid(asked.errors)
      const viewer = customsViewer(user, now, body.excludedEntryTypes)
      const { rows, total } = await store.customsFiles.list({ viewer, ...asked, sort: sortingOf(body.sort), ...page })
      const shipments = rows.map((row) => rowOf(row, body.includeEntities))
      return { status: 200, body: { shipments, totalRecords: total, maxResults: maxResultsOf(page, total) } }
    },
  },
  listCustomsShipmentsFor: {
    access: 'session',
    module: CUSTOMS_FILES,
    async run({ input: { path, query }, user, store, now }) {
      const page = pageOf(query.pageIndex, PAGE_SIZE)
      if (page === undefined) return invalid(badPage('pageIndex'))
      const slice = sliceOf(path.dataFor, query.value, now)
      if ('errors' in slice) return invalid(slice.errors)
      const { rows, total } = await store.customsFiles.list({
        viewer: customsViewer(user, now),
        ...slice,
        sort: sortingOf(query.sort),
        ...page,
      })
      const shipments = rows.map((row) => rowOf(row, undefined))
      return { status: 200, body: { shipments, totalRecords: total, maxResults: maxResultsOf(page, total) } }
    },
  },
  getCustomsFile: {
    access: 'session',
    module: CUSTOMS_FILES,
    async run({ input: { path, body }, user, store, now }) {
      const file = await store.customsFiles.read(path.fileNo, customsViewer(user, now, body.excludedEntryTypes))
      if (file === undefined) return refuse('not-found')
      const entities = body.includeEntities ?? []
      const conveyances = entities.includes('InBondConveyance') ? await conveyancesOf(store, file.fileNo) : []
      const data = [
        { ...fileOf(file.document, entities), ...(conveyances.length === 0 ? {} : { inbondConveyance: conveyances }) },
      ]
      return { status: 200, body: { data, totalRecords: 1, maxResults: 0 } }
    },
  },
}

/** The conveyances under bond, as their own call lists them. */
async function conveyancesOf(store: TenantStore, fileNo: string): Promise<Schemas['InBondConveyance'][]> {
  const query = { keys: {}, sort: 'conveyanceSeqNo', limit: MAX_RESULTS, offset: 0 }
  return (await store.customsRecords.list(fileNo, 'InBondConveyance', query)).records.map(({ document }) => document)
}
