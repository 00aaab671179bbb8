const DAY = 86_400_000

/** The day that lies so many days after a moment, or before it when negative: YYYYMMDD in UTC. */
export function dayFrom(now: Date, days: number): string {
  return new Date(now.getTime() + days * DAY).toISOString().slice(0, 10).replaceAll('-', '')
}

/** Today and the days before it, so many in all, the oldest first. */
export function lastDays(now: Date, amount: number): string[] {
  return Array.from({ length: amount }, (_, index) => dayFrom(now, index - amount + 1))
}

/** Whether a text is a day of the calendar, YYYYMMDD. */
export function isDay(text: string): boolean {
  if (!/^\d{8}$/.test(text)) return false
  const day = new Date(`${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && dayFrom(day, 0) === text
}
