import { dayOf } from '../../config/index.ts'

/** What the file of a report is called that is made at a moment: by the day that it is where the reader is, as on its head. */
export function reportName(made: Date): string {
  const day = dayOf(made)
  return `widgets-${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}.pdf`
}
