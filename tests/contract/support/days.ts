/** The day, YYYYMMDD, so many days from today. */
export function day(daysAhead: number): string {
  return new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')
}
