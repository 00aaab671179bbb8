import { isDay } from '../../config/index.ts'

/** One day or two, in figures; signs between year, month and day are passed. */
const DAY = String.raw`(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})`
const DAYS = new RegExp(String.raw`^${DAY}(?:\s*[-–~]\s*${DAY})?$`)

/** Days as a filter holds them, from the first to the last: `YYYYMMDD-YYYYMMDD`. A single day is both; undefined for what is no days. */
export function daysFrom(typed: string): string | undefined {
  const parts = DAYS.exec(typed.trim())?.slice(1) ?? []
  const from = parts.slice(0, 3).join('')
  const to = parts.slice(3).join('') || from
  if (!isDay(from) || !isDay(to)) return undefined
  return [from, to].toSorted().join('-')
}
