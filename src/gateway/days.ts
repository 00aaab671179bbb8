/** The day, YYYYMMDD, that it is now where the day is longest behind (UTC-12): the gateway does not know the user's place. */
export function earliestToday(now: Date): string {
  return new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '')
}
