/** A day on the wire: YYYYMMDD. */
const WIRE = /^(\d{4})(\d{2})(\d{2})$/
/** As typed: year, month and day in digits, with any of the usual separators or none. */
const TYPED = /^(\d{4})(?:[/.-](\d{1,2})[/.-](\d{1,2})|(\d{2})(\d{2}))$/

function exists(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return year >= 1000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** Whether a wire value is a day of the calendar. */
export function isDay(wire: string): boolean {
  const match = WIRE.exec(wire)
  return match !== null && exists(Number(match[1]), Number(match[2]), Number(match[3]))
}

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

/** A wire day as it is shown, YYYY/MM/DD; anything else as it is. */
export function showDay(wire: string): string {
  return isDay(wire) ? `${wire.slice(0, 4)}/${wire.slice(4, 6)}/${wire.slice(6)}` : wire
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** A wire day in words, DD MMMM YYYY (specification, §9), in the way of a language; anything else as it is. */
function longDay(wire: string, locale: string): string {
  if (!isDay(wire)) return wire
  const isEnglish = locale.startsWith('en')
  const format =
    formats.get(locale) ??
    new Intl.DateTimeFormat(isEnglish ? 'en-GB' : locale, {
      timeZone: 'UTC',
      day: isEnglish ? '2-digit' : 'numeric',
      month: 'long',
      year: 'numeric',
    })
  formats.set(locale, format)
  return format.format(
    new Date(Date.UTC(Number(wire.slice(0, 4)), Number(wire.slice(4, 6)) - 1, Number(wire.slice(6)))),
  )
}

/** A wire day as the option `format` of a part says: in words or as YYYY/MM/DD. */
export function sayDay(wire: string, format: 'numeric' | 'long', locale: string): string {
  return format === 'long' ? longDay(wire, locale) : showDay(wire)
}

/** The wire's YYYYMMDD of a moment, in the reader's time zone. */
export function dayOf(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return String(moment.getFullYear()).padStart(4, '0') + two(moment.getMonth() + 1) + two(moment.getDate())
}
