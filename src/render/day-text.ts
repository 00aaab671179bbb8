/** A day of the wire, YYYYMMDD, in the way of the reader; anything else stays as it is. */
export function dayText(
  day: string,
  locale: string,
  format: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
): string {
  const [, year, month, ofMonth] = /^(\d{4})(\d\d)(\d\d)$/.exec(day) ?? []
  if (year === undefined) return day
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(ofMonth)))
  return new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' }).format(date)
}
