import { dayFromNow } from '../shipments/days.ts'

/** Today and the days before it, so many in all, the oldest first; YYYYMMDD in UTC. */
export function lastDays(now: Date, amount: number): string[] {
  return Array.from({ length: amount }, (_, index) => dayFromNow(now, index - amount + 1))
}

/** Whether a text is a day of the calendar, YYYYMMDD. */
export function isDay(text: string): boolean {
  if (!/^\d{8}$/.test(text)) return false
  const day = new Date(`${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && dayFromNow(day, 0) === text
}
