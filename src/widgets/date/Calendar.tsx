import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import dayjs from 'dayjs'
import 'dayjs/locale/ja'
import { isDay } from '../../config/index.ts'
import { useEngine } from '../../render/index.ts'

const WIRE = 'YYYYMMDD'

export interface CalendarProps {
  day: string
  notBefore: string | undefined
  pick(day: string): void
}

/** A month to choose a day from. Days come and go as YYYYMMDD. */
export function Calendar({ day, notBefore, pick }: CalendarProps) {
  const { locale } = useEngine()
  // Without a value it opens where a day can be chosen.
  const isTooEarly = notBefore !== undefined && day < notBefore
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale.split('-')[0] ?? 'en'}>
      <DateCalendar
        autoFocus
        value={isDay(day) && !isTooEarly ? parse(day) : null}
        {...(notBefore === undefined ? {} : { minDate: parse(notBefore) })}
        onChange={(chosen, state) => {
          if (state === 'finish' && chosen !== null) pick(chosen.format(WIRE))
        }}
      />
    </LocalizationProvider>
  )
}

const parse = (day: string) => dayjs(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`)
