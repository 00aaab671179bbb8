import { MAX_RESULTS } from './lists.ts'
import { invalid } from './refusals.ts'
import type { Refusal } from './reply.ts'

/** Which rows of a list are wanted. */
export interface Page {
  limit: number
  offset: number
  /** Every row, up to the limit. */
  all: boolean
}

/**
 * The page that a call asks for: pages count from 1, page -1 is every row.
 *
 * @param size rows on a page
 * @param most rows that page -1 holds at most
 * @returns undefined for a page that cannot exist; answer `badPage`
 */
export function pageOf(pageIndex = 1, size: number, most = MAX_RESULTS): Page | undefined {
  if (pageIndex === -1) return { limit: most, offset: 0, all: true }
  return pageIndex < 1 ? undefined : { limit: size, offset: (pageIndex - 1) * size, all: false }
}

/** `maxResults` of an answer: the size of its page, 0 when it holds every row there is. */
export function maxResultsOf({ limit, all }: Page, total: number): number {
  return all && total <= limit ? 0 : limit
}

const PAGE_SIZE = 50

/** The same for a list that is in memory: every row without an index, else a page of 50. */
export function paged<Row>(rows: readonly Row[], pageIndex = -1): readonly Row[] | undefined {
  if (pageIndex === -1) return rows
  const page = pageOf(pageIndex, PAGE_SIZE)
  return page && rows.slice(page.offset, page.offset + page.limit)
}

/** The refusal of a page that cannot exist, at the field that asks for it. */
export function badPage(field: string): Refusal {
  return invalid([{ field, message: 'must be -1 or count from 1' }])
}
