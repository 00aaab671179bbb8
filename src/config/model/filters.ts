import type { LabelId } from './values.ts'

/** Stands before the name of a list's filter in an address. */
export const FILTER_PREFIX = 'f.'
/** Where the exception that rows are shown of stands among the filters of a list. A column's id has no dot. */
export const EXCEPTION_KEY = 'list.exception'
/** Where the chosen arrangement stands among them. */
export const ARRANGEMENT_KEY = 'list.arrangement'

/** Spans around today, by the names that the address and arrangements hold: what is kept as one moves with the day. */
export const SPANS = ['today', 'last7Days', 'next7Days', 'thisMonth', 'lastMonth'] as const
export type Span = (typeof SPANS)[number]

/** What the spans around today are called. */
export const SPAN_LABELS: Record<Span, LabelId> = {
  today: 'grid.today',
  last7Days: 'grid.last7Days',
  next7Days: 'grid.next7Days',
  thisMonth: 'grid.thisMonth',
  lastMonth: 'grid.lastMonth',
}

/** Whether a filter of days is a span by its name. */
export function isSpan(filter: string): filter is Span {
  return SPANS.some((span) => span === filter)
}
