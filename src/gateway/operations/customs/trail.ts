import { CUSTOMS_FILES } from '../../operation/access.ts'
import { filledOnly } from '../../operation/lists.ts'
import type { Operations } from '../../operation/operation.ts'
import { badPage, maxResultsOf, pageOf } from '../../operation/paging.ts'
import { refuse } from '../../operation/refusals.ts'
import type { CustomsTrail } from '../../store/customs/trail.ts'
import type { UserRow } from '../../store/tables/accounts.ts'
import type { TenantStore } from '../../store/tenant-store.ts'
import { visibleFile } from './visibility.ts'

/** Records on a page (shipments §9), unless the call says otherwise. */
const PAGE_SIZE = 15

interface TrailCall {
  input: { path: { fileNo: string }; body: { pageIndex?: number; maxResults?: number; sort?: string } }
  user: UserRow
  store: TenantStore
  now: Date
}

/** What happened to a customs file and what was written about it. */
export const customsTrailOperations: Pick<Operations, 'listCustomsMilestones' | 'listCustomsRemarks'> = {
  listCustomsMilestones: trail('milestones', (row) => ({
    tracingDateNo: row.tracingDateNo,
    ...filledOnly({
      tracingDateNoDesc: row.tracingDateNoDesc,
      estimatedDateTime: row.estimatedAt?.toISOString(),
      actualDateTime: row.actualAt?.toISOString(),
      location: row.location,
      remarks: row.remarks,
      updatedBy: row.updatedBy,
      dateUpdated: row.updatedAt.toISOString(),
    }),
  })),
  listCustomsRemarks: trail('remarks', (row) => ({
    noteNo: String(row.noteNo),
    noteType: row.noteType,
    noteTypeDesc: row.noteTypeDesc,
    note: row.note,
    updatedBy: row.updatedBy,
    dateUpdated: row.updatedAt.toISOString(),
  })),
}

type RowOf<Kind extends keyof CustomsTrail> = Awaited<ReturnType<CustomsTrail[Kind]>>['rows'][number]

/** The behaviour of a list of the trail: a page of its rows, each made into what is answered. */
function trail<Kind extends keyof CustomsTrail, Data>(kind: Kind, dataOf: (row: RowOf<Kind>) => Data) {
  return {
    access: 'session' as const,
    module: CUSTOMS_FILES,
    async run({ input: { path, body }, user, store, now }: TrailCall) {
      const { pageIndex, maxResults = PAGE_SIZE, sort = '-dateUpdated' } = body
      const page = pageOf(pageIndex, maxResults)
      if (page === undefined) return badPage('pageIndex')
      if ((await visibleFile(store, path.fileNo, user, now)) === undefined) return refuse('not-found')
      const { limit, offset } = page
      const { rows, total } = await store.customsTrail[kind](path.fileNo, {
        descending: sort.startsWith('-'),
        limit,
        offset,
      })
      const data = (rows as RowOf<Kind>[]).map(dataOf)
      return { status: 200 as const, body: { data, totalRecords: total, maxResults: maxResultsOf(page, total) } }
    },
  }
}
