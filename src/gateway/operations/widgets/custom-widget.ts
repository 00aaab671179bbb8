import type { Schemas } from '../../../contract/index.ts'
import { beginningIn, beginningOf, dayIn, dayOf, isTimeZone } from '../../ground/days.ts'
import type { Module } from '../../operation/access.ts'
import { BOOKINGS, isModuleOpen, QUOTES, viewerOf } from '../../operation/access.ts'
import type { SignedInCall } from '../../operation/operation.ts'
import { invalid, refuse } from '../../operation/refusals.ts'
import type { FieldErrors, Reply } from '../../operation/reply.ts'
import { capitals } from '../../store/database/capitals.ts'

/** What each source counts: recorded uses of this operation (frame §7), for who may enter the module. */
const SOURCES: Record<
  Exclude<NonNullable<Schemas['WidgetDetails']['dataSource']>, ''>,
  { operation: string; module?: Module }
> = {
  login: { operation: 'generateToken' },
  booking: { operation: 'saveBooking', module: BOOKINGS },
  quote: { operation: 'saveQuote', module: QUOTES },
}

/** Counts for a custom widget. Administrators count everybody's uses, others those of their company, or their own without one. */
export async function customWidgetData(
  call: SignedInCall<'getCustomWidgetData'>,
): Promise<Reply<'getCustomWidgetData'>> {
  const { input, user, tenant, store, now } = call
  const { dataSource, groupBy } = input.path
  const { filter, value = '', dateFilter, timeZone = '' } = input.query
  const zone = isTimeZone(timeZone) ? timeZone : undefined
  const { asOf = zone === undefined ? dayOf(now) : dayIn(zone, now) } = input.query
  const { operation, module } = SOURCES[dataSource]
  // Custom widgets are the forwarding flavour's (frame §2).
  if (tenant.flavour !== 'forwarding') return refuse('forbidden')
  if (module !== undefined && !isModuleOpen(module, call)) return refuse('forbidden')
  const errors = filterErrors({ filter, value, groupBy })
  if (errors.length > 0) return invalid(errors)
  const pieChartList = await store.reports.countUsage({
    operation,
    groupBy,
    only: filter === undefined ? undefined : { column: filter, value: filterValue(value) },
    ...spanOf(dateFilter, asOf, now, zone),
    by: viewerOf(user),
  })
  return { status: 200, body: { pieChartList } }
}

const STATUSES = ['SUCCESS', 'FAILED']

/** A filter is by the column that is not grouped by, and has a value; a status is SUCCESS or FAILED (frame §2, §4). */
function filterErrors({
  filter,
  value,
  groupBy,
}: {
  filter?: string | undefined
  value: string
  groupBy: string
}): FieldErrors {
  if (filter === undefined)
    return value === '' ? [] : [{ field: 'filter', message: 'A value needs the column to filter by' }]
  if (filter === groupBy) return [{ field: 'filter', message: 'must not be the column to group by' }]
  if (value.trim() === '') return [{ field: 'value', message: 'Please fill in all required fields' }]
  if (filter === 'status' && !STATUSES.includes(filterValue(value)))
    return [{ field: 'value', message: 'must be SUCCESS or FAILED' }]
  return []
}

/** A filter's value as records are compared: in capitals. */
function filterValue(typed: string): string {
  return capitals(typed.trim())
}

/** A span of moments: the first that counts, and the first that does not any more. */
export interface Span {
  from: Date
  until: Date
}

/** How far a place is behind UTC at most, in milliseconds. */
const MOST_BEHIND = 12 * 3_600_000

/**
 * The days of a widget around the caller's today, YYYYMMDD (frame §2). A calendar week begins on Monday; spans up to today include today, and so do 14
 * and 30 days. They are those of the caller's time zone. Where that is not known they are those of UTC, and where it is tomorrow there, today has
 * not ended yet: what was used until now counts.
 */
export function spanOf(duration: Schemas['WidgetDuration'], asOf: string, now: Date, zone: string | undefined): Span {
  const named = beginningOf(asOf)
  const [year, month, today] = [named.getUTCFullYear(), named.getUTCMonth(), named.getUTCDate()]
  const dayAt = (months: number, ofMonth: number) => {
    const midnight = new Date(Date.UTC(year, month + months, ofMonth))
    return zone === undefined ? midnight : beginningIn(zone, dayOf(midnight))
  }
  const day = (ofMonth: number) => dayAt(0, ofMonth)
  const firstOf = (months: number) => dayAt(months, 1)
  const monday = today - ((named.getUTCDay() + 6) % 7)
  const ends = day(today + 1).getTime()
  const late = zone === undefined ? Math.min(now.getTime() + 1, ends + MOST_BEHIND) : ends
  const endOfToday = new Date(Math.max(ends, late))
  switch (duration) {
    case 'lastWeek':
      return { from: day(monday - 7), until: day(monday) }
    case 'last14Days':
      return { from: day(today - 13), until: endOfToday }
    case 'last30Days':
      return { from: day(today - 29), until: endOfToday }
    case 'lastMonth':
      return { from: firstOf(-1), until: firstOf(0) }
    case 'currentMonth':
      return { from: firstOf(0), until: endOfToday }
  }
}
