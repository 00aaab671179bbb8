import { dayOf, isDay, now } from '../../config/index.ts'
import type { Formats } from '../services/formats.ts'

/**
 * Which of the portal's forms a day is written in: in a line of text, the same with its month cut short, in a list or an input, below a bar
 * of a chart, or near: as below a bar while it is of this year, otherwise as medium.
 */
export type DayStyle = 'long' | 'medium' | 'short' | 'axis' | 'near'

/** A wire day as the portal's formats say; anything else as it is. */
export function dayText(day: string, formats: Formats, style: DayStyle = 'short'): string {
  return isDay(day) ? writerOf(patternOf(day, formats, style), formats.language)(day) : day
}

/** The style in which a day has its year in any case. */
export function withYear(style: DayStyle): DayStyle {
  return style === 'near' ? 'medium' : style
}

function patternOf(day: string, formats: Formats, style: DayStyle): string {
  if (style === 'near') return patternOf(day, formats, isOfThisYear(day) ? 'axis' : 'medium')
  return style === 'medium' ? formats.long.replace('MMMM', 'MMM') : formats[style]
}

function isOfThisYear(day: string): boolean {
  return day.startsWith(String(now().getFullYear()))
}

/** A moment as a day and HH:mm, in the reader's time zone. */
export function momentText(moment: Date, formats: Formats, style: DayStyle = 'short'): string {
  return `${dayText(dayOf(moment), formats, style)} ${timeText(moment)}`
}

/** HH:mm of a moment, with its day where that is not today's. */
export function sinceText(moment: Date, formats: Formats): string {
  return dayOf(moment) === dayOf(now()) ? timeText(moment) : momentText(moment, formats, 'near')
}

/** HH:mm of a moment, in the reader's time zone. */
export function timeText(moment: Date): string {
  return [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
}

/** The day of the week of a wire day, abbreviated; nothing for what is no day. */
export function weekdayText(day: string, formats: Formats): string {
  return dayPart(day, formats, { weekday: 'short' })
}

/** A part of a wire day, as the reader's language writes it alone; nothing for what is no day. */
export function dayPart(day: string, { language }: Formats, part: Intl.DateTimeFormatOptions): string {
  return isDay(day) ? intlOf(language, part).format(utcOf(day)) : ''
}

type Writer = (day: string) => string

const writers = new Map<string, Writer>()

/** A list writes many days: a pattern is read once. */
function writerOf(pattern: string, language: string): Writer {
  const key = `${language} ${pattern}`
  const known = writers.get(key)
  if (known !== undefined) return known
  const pieces = pattern.split(/(YYYY|M{1,4}|D{1,2})/).map((piece) => pieceOf(piece, language))
  const writer: Writer = (day) => pieces.map((piece) => (typeof piece === 'string' ? piece : piece(day))).join('')
  writers.set(key, writer)
  return writer
}

function pieceOf(piece: string, language: string): string | Writer {
  switch (piece) {
    case 'YYYY':
      return (day) => day.slice(0, 4)
    case 'MMMM':
      return (day) => intlOf(language, { month: 'long' }).format(utcOf(day))
    case 'MMM':
      return (day) => intlOf(language, { month: 'short' }).format(utcOf(day))
    case 'MM':
      return (day) => day.slice(4, 6)
    case 'M':
      return (day) => String(Number(day.slice(4, 6)))
    case 'DD':
      return (day) => day.slice(6)
    case 'D':
      return (day) => String(Number(day.slice(6)))
    default:
      return piece
  }
}

function utcOf(day: string): Date {
  return new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6))))
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/** The names of months and weekdays; making one is costly. */
function intlOf(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`
  const made =
    formatters.get(key) ?? new Intl.DateTimeFormat(language, { ...options, calendar: 'gregory', timeZone: 'UTC' })
  formatters.set(key, made)
  return made
}
