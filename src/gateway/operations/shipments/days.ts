const DAY_MS = 86_400_000

/** The day (UTC) so many days after now, YYYYMMDD; before it when `days` is negative. */
export function dayFromNow(now: Date, days: number): string {
  return new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '')
}
