const DAY_MS = 86_400_000

/** The day (UTC) of a moment, YYYYMMDD. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10).replaceAll('-', '')
}

/** The day (UTC) so many days after now, YYYYMMDD; before it when `days` is negative. */
export function dayFromNow(now: Date, days: number): string {
  return dayOf(new Date(now.getTime() + days * DAY_MS))
}

/** Today in the time zone that is furthest behind (UTC-12), YYYYMMDD: the gateway does not know where the user is. */
export function earliestToday(now: Date): string {
  return dayOf(new Date(now.getTime() - DAY_MS / 2))
}

/** So many days from `first`, counted from today, in order; YYYYMMDD in UTC. */
export function daysFrom(now: Date, first: number, amount: number): string[] {
  return Array.from({ length: amount }, (_, index) => dayFromNow(now, first + index))
}

/** The beginning (UTC) of a day, YYYYMMDD. */
export function beginningOf(day: string): Date {
  return new Date(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T00:00:00Z`)
}

/** Whether a text is a day of the calendar, YYYYMMDD. */
export function isDay(text: string): boolean {
  if (!/^\d{8}$/.test(text)) return false
  const day = beginningOf(text)
  return !Number.isNaN(day.getTime()) && dayOf(day) === text
}
