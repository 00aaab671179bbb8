import { createContext, useContext } from 'react'
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { PickerDay } from '@mui/x-date-pickers/PickerDay'
import type { PickerDayProps } from '@mui/x-date-pickers/PickerDay'
import dayjs from 'dayjs'
import 'dayjs/locale/ja'
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
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale.split('-')[0] ?? 'en'}>
        <DateCalendar
          autoFocus={autoFocus}
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
