import type { FieldErrors } from '../reply.ts'

/** A page as it is asked for. */
export interface AskedPage {
  MaxResults?: number | undefined
  PageIndex?: number | undefined
}

/**
 * Where a page lies: pages count from 1, -1 asks for all, of which there are at most `cap`.
 *
 * @returns field errors for a page that cannot be
 */
export function pageOf(
  { MaxResults = 100, PageIndex = 1 }: AskedPage,
  cap: number,
): { limit: number; offset: number } | FieldErrors {
  if (PageIndex === -1) return { limit: cap, offset: 0 }
  if (PageIndex === 0) return [{ field: 'PageIndex', message: 'must be -1 or count from 1' }]
  return { limit: MaxResults, offset: (PageIndex - 1) * MaxResults }
}

/** What an answer says of its size: 0 when everything is in it. */
export function maxResultsOf({ PageIndex }: AskedPage, limit: number, total: number): number {
  return PageIndex === -1 && total <= limit ? 0 : limit
}
