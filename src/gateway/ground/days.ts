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

/** Whether a text names a time zone that is known here. */
export function isTimeZone(name: string): boolean {
  try {
    clockIn(name)
    return true
  } catch {
    return false
  }
}

/** The day of a moment in a time zone, YYYYMMDD. */
export function dayIn(zone: string, moment: Date): string {
  return dayOf(wallClock(zone, moment))
}

/** The moment at which a day, YYYYMMDD, begins in a time zone: where its clocks skip midnight, the first after it. */
export function beginningIn(zone: string, day: string): Date {
  const midnight = beginningOf(day).getTime()
  const before = (moment: Date): Date => new Date(midnight - (wallClock(zone, moment).getTime() - moment.getTime()))
  const near = before(new Date(midnight))
  const exact = before(near)
  return dayIn(zone, exact) === day ? exact : near
}

/** What the clocks of a time zone show, as if they stood in UTC. */
function wallClock(zone: string, moment: Date): Date {
  const parts = Object.fromEntries(
    clockIn(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second))
}

function clockIn(zone: string): Intl.DateTimeFormat {
  const two = '2-digit'
  return new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: two,
    day: two,
    hour: two,
    minute: two,
    second: two,
  })
}
