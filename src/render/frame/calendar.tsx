import { createContext, useContext } from 'react'
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { PickerDay } from '@mui/x-date-pickers/PickerDay'
import type { PickerDayProps } from '@mui/x-date-pickers/PickerDay'
import dayjs from 'dayjs'
import { isDay } from '../../config/index.ts'
import { useEngine } from '../services/services.ts'

const WIRE = 'YYYYMMDD'

export interface CalendarProps {
  /** The day that is chosen, and whose month is seen. */
  day: string
  /** A first and a last day, marked with those between them in place of the day alone. */
  range?: { from: string; to: string } | undefined
  notBefore?: string | undefined
  /** The keyboard stands in it at once. */
  autoFocus?: boolean
  pick(day: string): void
}

/** A month to choose a day from. Days come and go as YYYYMMDD. */
export function Calendar({ day, range, notBefore, autoFocus = false, pick }: CalendarProps) {
  const { locale } = useEngine()
  // Without a value it opens where a day can be chosen.
  const isTooEarly = notBefore !== undefined && day < notBefore
  return (
    <RangeContext value={range}>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={calendarLanguage(locale)}>
        <DateCalendar
          autoFocus={autoFocus}
          dayOfWeekFormatter={weekdayLetter(locale)}
          slotProps={{ calendarHeader: { format: headFormat(locale) } }}
          value={isDay(day) && !isTooEarly ? parse(day) : null}
          {...(notBefore === undefined ? {} : { minDate: parse(notBefore) })}
          {...(range === undefined ? {} : { slots: { day: DayOfRange } })}
          onChange={(chosen, state) => {
            if (state === 'finish' && chosen !== null) pick(chosen.format(WIRE))
          }}
        />
      </LocalizationProvider>
    </RangeContext>
  )
}

const RangeContext = createContext<CalendarProps['range']>(undefined)

/** A day of the month beside a range: its ends are filled, what is between them is shaded. */
function DayOfRange(props: PickerDayProps) {
  const { from = '', to = '' } = useContext(RangeContext) ?? {}
  const day = props.day.format(WIRE)
  const isWithin = from <= day && day <= to
  const isEnd = day === from || day === to
  return (
    <PickerDay
      {...props}
      selected={isEnd}
      aria-selected={isWithin}
      sx={isWithin && !isEnd ? { bgcolor: 'action.selected' } : {}}
    />
  )
}

const parse = (day: string) => dayjs(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`)

/** Days of which the first is a Sunday, and of which each month has one. */
const WEEK = Array.from({ length: 7 }, (_, day) => new Date(2023, 0, 1 + day))
const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(2023, month, 1))

/**
 * Teaches the calendar's library the months and the days of the week of any language, as the browser knows them, and with which day its
 * weeks begin (with Sunday where the browser does not say). Answers the name that it goes by there.
 */
function calendarLanguage(language: string): string {
  const name = language.toLowerCase()
  if (name === 'en' || name in dayjs.Ls) return name
  const written = (dates: readonly Date[], how: Intl.DateTimeFormatOptions): string[] => {
    const { format } = new Intl.DateTimeFormat(language, { calendar: 'gregory', ...how })
    return dates.map(format)
  }
  const known = {
    name,
    ordinal: String,
    formats: {},
    relativeTime: {},
    weekStart: weekStart(language),
    months: written(MONTHS, { month: 'long' }),
    monthsShort: written(MONTHS, { month: 'short' }),
    weekdays: written(WEEK, { weekday: 'long' }),
    weekdaysShort: written(WEEK, { weekday: 'short' }),
  }
  // Not for everything that the library writes.
  dayjs.locale(known, undefined, true)
  return name
}

/** How a language writes a month with its year, as a format of the calendar's library: `MMMM YYYY`, `YYYY[年]M[月]`. */
function headFormat(language: string): string {
  const written = new Intl.DateTimeFormat(language, { calendar: 'gregory', year: 'numeric', month: 'long' })
  return written
    .formatToParts(MONTHS[0])
    .map(({ type, value }) => {
      if (type === 'month') return value === '1' ? 'M' : 'MMMM'
      return type === 'year' ? 'YYYY' : `[${value}]`
    })
    .join('')
}

/** A day of the week in one or two letters: the first letter of its name is the same for each in some languages. */
function weekdayLetter(language: string): (day: { toDate(): Date }) => string {
  const { format } = new Intl.DateTimeFormat(language, { weekday: 'narrow' })
  return (day) => format(day.toDate())
}

/** How a language's weeks are; some browsers have it as a method, others as a value. */
interface Weeks {
  getWeekInfo?(): { firstDay: number }
  weekInfo?: { firstDay: number }
}

/** 0 for Sunday. */
function weekStart(language: string): number {
  const locale: Intl.Locale & Weeks = new Intl.Locale(language)
  return ((locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 0) % 7
}
