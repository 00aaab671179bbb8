import { isDay } from '../../config/index.ts'

/** As typed: year, month and day in digits, with any of the usual separators or none. */
const TYPED = /^(\d{4})(?:[/.-](\d{1,2})[/.-](\d{1,2})|(\d{2})(\d{2}))$/

/**
 * Reads a day typed by a person: `2026/01/31`, `2026-1-31`, `2026.1.31`, `20260131`, also in full-width digits.
 * Gives the wire's YYYYMMDD; what is not a day of the calendar comes back as it was typed, so that nothing is lost
 * and the data's pattern refuses it.
 */
export function readDay(text: string): string {
  const typed = text.normalize('NFKC').trim()
  const match = TYPED.exec(typed)
  if (match === null) return typed
  const [, year = '', longMonth, longDay, shortMonth, shortDay] = match
  const month = (longMonth ?? shortMonth ?? '').padStart(2, '0')
  const day = (longDay ?? shortDay ?? '').padStart(2, '0')
  const wire = year + month + day
  return isDay(wire) ? wire : typed
}
