/** A moment as the reader writes it. */
export function timeIn(language: string, moment: string): string {
  return new Date(moment).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })
}
