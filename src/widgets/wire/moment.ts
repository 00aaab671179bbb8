import { clockIn, dayOf, dayOrText, isClock, isDay, isMoment } from '../../config/index.ts'

/** As typed: year, month and day in digits, with any of the usual separators or none. */
const TYPED = /^(\d{4})(?:[/.-](\d{1,2})[/.-](\d{1,2})|(\d{2})(\d{2}))$/
/** The same with the year last; which of the others comes first the pattern of days says. */
const YEAR_LAST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/
/** As Japanese writes it. */
const JAPANESE = /^(\d{4})\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*日$/

/**
 * Reads a day typed by a person: `2026/01/31`, `2026-1-31`, `2026.1.31`, `20260131`, `2026年1月31日`, also in full-width digits, and as the pattern has it
 * where that begins with the day or the month.
 * Gives the wire's YYYYMMDD; what is not a day of the calendar comes back as it was typed, so that nothing is lost
 * and the data's pattern refuses it.
 */
export function readDay(text: string, pattern = 'YYYY/MM/DD'): string {
  const typed = text.normalize('NFKC').trim()
  const match = TYPED.exec(yearFirst(typed.replace(JAPANESE, '$1/$2/$3'), pattern))
  if (match === null) return typed
  const [, year = '', longMonth, longDay, shortMonth, shortDay] = match
  const month = (longMonth ?? shortMonth ?? '').padStart(2, '0')
  const day = (longDay ?? shortDay ?? '').padStart(2, '0')
  const wire = year + month + day
  return isDay(wire) ? wire : typed
}

function yearFirst(typed: string, pattern: string): string {
  const [, first = '', second = '', year] = YEAR_LAST.exec(typed) ?? []
  if (year === undefined || pattern.startsWith('Y')) return typed
  return pattern.startsWith('D') ? `${year}/${second}/${first}` : `${year}/${first}/${second}`
}

/**
 * Reads a time of day typed by a person: `09:30`, `9:30`, `0930`, `930`, `9`, also in full-width digits, and `9:30:00` as spreadsheets
 * copy it, without its seconds. Gives the wire's HHmm; what is no time comes back as it was typed, so that nothing is lost and the data's pattern refuses it.
 */
export function readClock(text: string): string {
  const typed = text.normalize('NFKC').trim()
  const match = /^(\d{1,2})(?:[:.]?(\d{2})|[:.](\d{2})[:.][0-5]\d)?$/.exec(typed)
  if (match === null) return typed
  const wire = (match[1] ?? '').padStart(2, '0') + (match[2] ?? match[3] ?? '00')
  return isClock(wire) ? wire : typed
}

/** A time that came as `clockIn` takes it as it is shown, HH:mm; anything else as it is. */
export function showClock(text: string): string {
  const wire = clockIn(text)
  return wire === undefined ? text : `${wire.slice(0, 2)}:${wire.slice(2)}`
}

/**
 * An RFC 3339 moment as YYYY/MM/DD HH:mm in the reader's time zone, its day as `say` writes it; a day alone as a day, what is neither
 * stays as it is.
 */
export function showMoment(text: string, say: (wire: string) => string): string {
  const said = dayOrText(text)
  const moment = new Date(said !== '' && /^\d{4}-\d{2}-\d{2}T/.test(text) ? text : NaN)
  if (Number.isNaN(moment.getTime())) return say(said)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${say(dayOf(moment))} ${two(moment.getHours())}:${two(moment.getMinutes())}`
}

/**
 * When something is or was, as `say` writes days: YYYYMMDD or an ISO date with its time (HHmm, may be empty), or a moment in the reader's
 * time zone.
 */
export function whenText(day: string, clock: string, say: (wire: string) => string): string {
  if (isMoment(day)) return showMoment(day, say)
  const said = dayOrText(day)
  if (said === '' && day !== '') return ''
  return [say(said), showClock(clock)].filter((each) => each !== '').join(' ')
}
