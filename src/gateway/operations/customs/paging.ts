import { MAX_RESULTS } from '../lists.ts'

/** Which rows of a list are asked for. */
export interface Page {
  limit: number
  offset: number
}

/** The rows of a page, counted from 1, or of all of them for page -1. Undefined for a page that cannot be. */
export function pageOf(pageIndex: number | undefined, maxResults: number): Page | undefined {
  const index = pageIndex ?? 1
  if (index === -1) return { limit: MAX_RESULTS, offset: 0 }
  return index < 1 ? undefined : { limit: maxResults, offset: (index - 1) * maxResults }
}

/** What an answer says it holds at most; 0 when all rows are in it. */
export function maxResultsOf({ limit }: Page, total: number): number {
  return limit === MAX_RESULTS && total <= MAX_RESULTS ? 0 : limit
}
