/** A day on the wire: YYYYMMDD. */
const WIRE = /^(\d{4})(\d{2})(\d{2})$/

/** Whether a wire value is a day of the calendar. */
export function isDay(wire: string): boolean {
  const [, year = '', month = '', day = ''] = WIRE.exec(wire) ?? []
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return Number(year) >= 1000 && date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
}

/** The wire's YYYYMMDD of a moment, in the reader's time zone. */
export function dayOf(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return String(moment.getFullYear()).padStart(4, '0') + two(moment.getMonth() + 1) + two(moment.getDate())
}

/** An ISO date, also with the midnight that a back end writes behind a day: it is that day wherever it is read. */
const DATE = /^(\d{4})-(\d{2})-(\d{2})(?:T00:00(?::00(?:\.0+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/

/** Whether a text is a moment of a day, not a day alone. */
export function isMoment(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T/.test(text) && !DATE.test(text)
}

/** The wire's YYYYMMDD of a wire day, an ISO date, or a moment (in the reader's time zone); undefined for what is none. */
export function dayIn(text: string): string | undefined {
  if (isMoment(text)) {
    const moment = new Date(text)
    return Number.isNaN(moment.getTime()) ? undefined : dayOf(moment)
  }
  const day = text.replace(DATE, '$1$2$3')
  return isDay(day) ? day : undefined
}

/** What back ends keep where there is no day: zeros alone, or a day of year 1. */
const NONE = /^(?:0[0-]*|0001-?01-?01)(?:[T ].*)?$/

/** The wire day in a text as `dayIn` takes it; a text that is none as it came, and nothing for how back ends say that there is none. */
export function dayOrText(text: string): string {
  return NONE.test(text) ? '' : (dayIn(text) ?? text)
}

/** The days from one wire day to another, both as `dayIn` takes them; undefined where one of them is no day. */
export function daysBetween(from: string, to: string): number | undefined {
  const [first, last] = [dayIn(from), dayIn(to)]
  return first === undefined || last === undefined ? undefined : Math.round((utcOf(last) - utcOf(first)) / DAY)
}

/** The wire day so many days after one that `dayIn` takes, before it where they are less than none; undefined where it is no day. */
export function daysAfter(text: string, days: number): string | undefined {
  const day = dayIn(text)
  return day && new Date(utcOf(day) + days * DAY).toISOString().slice(0, 10).replaceAll('-', '')
}

const DAY = 86_400_000

function utcOf(day: string): number {
  return Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6)))
}
