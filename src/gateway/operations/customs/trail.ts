import type { CustomsTrail, TrailPage } from '../../store/customs-trail.ts'
import type { UserRow } from '../../store/tables/accounts.ts'
import type { TenantStore } from '../../store/tenant-store.ts'
import { filledOnly } from '../lists.ts'
import type { Operations } from '../operation.ts'
import { CUSTOMS_FILES } from '../operation.ts'
import { badPage } from '../reference/paging.ts'
import { invalid, refuse } from '../reply.ts'
import { maxResultsOf, pageOf } from './paging.ts'
import { visibleFile } from './visibility.ts'

/** How many records a page holds when it is not said (shipments §9). */
const PAGE_SIZE = 15

interface Asked {
  pageIndex?: number
  maxResults?: number
  sort?: string
}

interface TrailCall {
  input: { path: { fileNo: string }; body: Asked }
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
      const page = trailPage(body)
      if (page === undefined) return invalid(badPage('pageIndex'))
      if ((await visibleFile(store, path.fileNo, user, now)) === undefined) return refuse('not-found')
      const { rows, total } = await store.customsTrail[kind](path.fileNo, page)
      const data = (rows as RowOf<Kind>[]).map(dataOf)
      return { status: 200 as const, body: { data, totalRecords: total, maxResults: maxResultsOf(page, total) } }
    },
  }
}

/** The page that is asked for, in its order; undefined for one that cannot be. */
function trailPage({ pageIndex, maxResults = PAGE_SIZE, sort = '-dateUpdated' }: Asked): TrailPage | undefined {
  const page = pageOf(pageIndex, maxResults)
  return page && { ...page, descending: sort.startsWith('-') }
}
