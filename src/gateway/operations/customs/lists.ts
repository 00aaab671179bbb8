import { CUSTOMS_FILES } from '../../operation/access.ts'
import type { Operations } from '../../operation/operation.ts'
import { badPage, maxResultsOf, pageOf } from '../../operation/paging.ts'
import { invalid } from '../../operation/refusals.ts'
import { sliceOf } from './counts.ts'
import { rowOf, sortingOf } from './rows.ts'
import { conditionsOf } from './search.ts'
import { customsViewer } from './visibility.ts'

/** Rows on a page (shipments §9), unless the call says otherwise. */
const PAGE_SIZE = 100

/** Lists of customs-brokerage files: the search, and what is behind a slice of the dashboard. */
export const customsListOperations: Pick<Operations, 'searchCustomsShipments' | 'listCustomsShipmentsFor'> = {
  searchCustomsShipments: {
    access: 'session',
    isLong: true,
    module: CUSTOMS_FILES,
    async run({ input: { body }, user, store, now }) {
      const page = pageOf(body.pageIndex, body.maxResults ?? PAGE_SIZE)
      if (page === undefined) return badPage('pageIndex')
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
    isLong: true,
    module: CUSTOMS_FILES,
    async run({ input: { path, query }, user, store, now }) {
      const page = pageOf(query.pageIndex, PAGE_SIZE)
      if (page === undefined) return badPage('pageIndex')
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
}
