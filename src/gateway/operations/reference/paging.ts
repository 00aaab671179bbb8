import type { FieldErrors } from '../reply.ts'

const PAGE_SIZE = 50

/** All rows for page -1, else one page of 50, counted from 1. Undefined for a page that cannot be. */
export function paged<Row>(rows: readonly Row[], pageIndex = -1): readonly Row[] | undefined {
  if (pageIndex === -1) return rows
  return pageIndex < 1 ? undefined : rows.slice((pageIndex - 1) * PAGE_SIZE, pageIndex * PAGE_SIZE)
}

/** What is said of a page that cannot be. */
export function badPage(field: string): FieldErrors {
  return [{ field, message: 'must be -1 or count from 1' }]
}
