import type { Schemas } from '../../contract/index.ts'
import { dayFromNow, daysFrom } from '../ground/days.ts'
import type { DaySpan } from '../store/shipments/criteria.ts'

/** How many rows a list holds at most; `totalRecords` counts the others, too. */
export const MAX_RESULTS = 10_000

/** The start of the day (UTC) that lies so many days back; undefined reaches back without limit. */
export function createdSince(days: number | undefined, now: Date): Date | undefined {
  return days === undefined
    ? undefined
    : new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - days))
}

/** One day, or the days around today, or what both have in common. */
export function spanOf(
  day: string | undefined,
  ago: number | undefined,
  ahead: number | undefined,
  now: Date,
): DaySpan | undefined {
  const window =
    ago === undefined || ahead === undefined ? undefined : { from: dayFromNow(now, -ago), to: dayFromNow(now, ahead) }
  if (day === undefined || window === undefined) return day === undefined ? window : { from: day, to: day }
  return { from: day > window.from ? day : window.from, to: day < window.to ? day : window.to }
}

/** Codes as a query joins them by commas; undefined when it asks for none. The contract's pattern has checked them. */
export function codesIn<Code extends string>(joined: string | undefined): Code[] | undefined {
  return joined?.split(',') as Code[] | undefined
}

/** The answer of a list: its rows as the contract has them, and how many there are in all. */
export function listReply<Row, Item>({ rows, total }: { rows: Row[]; total: number }, item: (row: Row) => Item) {
  return { status: 200 as const, body: { data: rows.map(item), totalRecords: total, maxResults: MAX_RESULTS } }
}

/** Counts of days as a chart takes them: a header, then each day from the first to so many days ahead. */
export function dayCounts(counts: ReadonlyMap<string, number>, first: Date, ahead: number): Schemas['DayCount'][] {
  const days = daysFrom(first, 0, ahead + 1)
  return [['count', 'date'], ...days.map((day): Schemas['DayCount'] => [counts.get(day) ?? 0, day])]
}

/** The fields that are filled: an answer leaves out what is not there. */
export function filledOnly<Row extends object>(row: Row): { [Key in keyof Row]?: NonNullable<Row[Key]> } {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== undefined)) as {
    [Key in keyof Row]?: NonNullable<Row[Key]>
  }
}
