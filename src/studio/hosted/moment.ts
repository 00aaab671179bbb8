/** A moment as the reader writes it. */
export function timeIn(language: string, moment: string): string {
  return new Date(moment).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })
}

/** Whether a moment, as an input of a day and a time has it, is no longer to come. */
export const hasPassed = (moment: string, now: Date): boolean => new Date(moment).getTime() <= now.getTime()
