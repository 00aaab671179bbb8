import type { FieldErrors } from '../reply.ts'

const STATUSES = ['SUCCESS', 'FAILED']

export interface WidgetFilter {
  /** Column; empty for no filter. */
  filter: string
  value: string
  groupBy: string
}

/**
 * A filter is by the column that is not grouped by, and has a value; a status is SUCCESS or FAILED (frame §2, §4).
 * `fields` says what the two are called where they come from.
 */
export function filterErrors(
  { filter, value, groupBy }: WidgetFilter,
  fields: { filter: string; value: string },
): FieldErrors {
  if (filter === '')
    return value === '' ? [] : [{ field: fields.filter, message: 'A value needs the column to filter by' }]
  if (filter === groupBy) return [{ field: fields.filter, message: 'must not be the column to group by' }]
  if (value.trim() === '') return [{ field: fields.value, message: 'Please fill in all required fields' }]
  if (filter === 'status' && !STATUSES.includes(filterValue(value)))
    return [{ field: fields.value, message: 'must be SUCCESS or FAILED' }]
  return []
}

/** A filter's value as the records have it: user ids and statuses are upper case. */
export function filterValue(typed: string): string {
  return typed.trim().toUpperCase()
}
