/** How many rows a list holds at most; `totalRecords` tells of the others. */
export const MAX_RESULTS = 10_000

/** The start of the day (UTC) that lies so many days back; undefined reaches back without limit. */
export function createdSince(days: number | undefined, now: Date): Date | undefined {
  return days === undefined ? undefined : new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - days))
}

/** The fields that are filled: an answer leaves out what is not there. */
export function filledOnly<Row extends object>(row: Row): { [Key in keyof Row]?: NonNullable<Row[Key]> } {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== undefined)) as {
    [Key in keyof Row]?: NonNullable<Row[Key]>
  }
}
