import type { TrailPage } from '../../store/customs-trail.ts'
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

/** What happened to a customs file and what was written about it. */
export const customsTrailOperations: Pick<Operations, 'listCustomsMilestones' | 'listCustomsRemarks'> = {
  listCustomsMilestones: {
    access: 'session',
    module: CUSTOMS_FILES,
    async run({ input: { path, body }, user, store, now }) {
      const page = trailPage(body)
      if (page === undefined) return invalid(badPage('pageIndex'))
      if ((await visibleFile(store, path.fileNo, user, now)) === undefined) return refuse('not-found')
      const { rows, total } = await store.customsTrail.milestones(path.fileNo, page)
      const data = rows.map((row) => ({
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
      }))
      return { status: 200, body: { data, totalRecords: total, maxResults: maxResultsOf(page, total) } }
    },
  },
  listCustomsRemarks: {
    access: 'session',
    module: CUSTOMS_FILES,
    async run({ input: { path, body }, user, store, now }) {
      const page = trailPage(body)
      if (page === undefined) return invalid(badPage('pageIndex'))
      if ((await visibleFile(store, path.fileNo, user, now)) === undefined) return refuse('not-found')
      const { rows, total } = await store.customsTrail.remarks(path.fileNo, page)
      const data = rows.map((row) => ({
        noteNo: String(row.noteNo),
        noteType: row.noteType,
        noteTypeDesc: row.noteTypeDesc,
        note: row.note,
        updatedBy: row.updatedBy,
        dateUpdated: row.updatedAt.toISOString(),
      }))
      return { status: 200, body: { data, totalRecords: total, maxResults: maxResultsOf(page, total) } }
    },
  },
}

/** The page that is asked for, in its order; undefined for one that cannot be. */
function trailPage({ pageIndex, maxResults = PAGE_SIZE, sort = '-dateUpdated' }: Asked): TrailPage | undefined {
  const page = pageOf(pageIndex, maxResults)
  return page && { ...page, descending: sort.startsWith('-') }
}
