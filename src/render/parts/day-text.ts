import { isDay } from '../../config/index.ts'

/**
 * How a day is written: `numeric` YYYY/MM/DD; `long` DD MMMM YYYY in the reader's language (specification, §9); `medium` as that
 * language usually does; or as the options for Intl say.
 */
export type DayFormat = 'numeric' | 'medium' | 'long' | Intl.DateTimeFormatOptions

/** A wire day in words; anything else as it is. */
export function dayText(day: string, locale: string, format: DayFormat = 'numeric'): string {
  if (format === 'numeric') return showDay(day)
  if (!isDay(day)) return day
  const [year, month, ofMonth] = [day.slice(0, 4), day.slice(4, 6), day.slice(6)].map(Number) as [
    number,
    number,
    number,
  ]
  return formatOf(locale, format).format(new Date(Date.UTC(year, month - 1, ofMonth)))
}

/** A wire day as it is typed and listed, YYYY/MM/DD; anything else as it is. */
export function showDay(day: string): string {
  return isDay(day) ? `${day.slice(0, 4)}/${day.slice(4, 6)}/${day.slice(6)}` : day
}

/** A moment in words, day and time, in the reader's language and time zone. */
export function momentText(moment: Date, locale: string, dateStyle: 'medium' | 'long'): string {
  return new Intl.DateTimeFormat(written(locale), { dateStyle, timeStyle: 'short' }).format(moment)
}

/** English days have their day first (specification, §9): the British way, for days and moments of any length. */
function written(locale: string): string {
  return isEnglish(locale) ? 'en-GB' : locale
}

function isEnglish(locale: string): boolean {
  return locale.startsWith('en')
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** A format is costly to make and a list writes many days. */
function formatOf(locale: string, format: Exclude<DayFormat, 'numeric'>): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(format)}`
  const known = formats.get(key)
  if (known !== undefined) return known
  const options: Intl.DateTimeFormatOptions =
    format === 'medium'
      ? { dateStyle: 'medium' }
      : format === 'long'
        ? { day: isEnglish(locale) ? '2-digit' : 'numeric', month: 'long', year: 'numeric' }
        : format
  const made = new Intl.DateTimeFormat(written(locale), {
    ...options,
    timeZone: 'UTC',
  })
  formats.set(key, made)
  return made
}
