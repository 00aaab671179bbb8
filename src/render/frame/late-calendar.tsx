import Button from '@mui/material/Button'
import { useCode } from '../parts/code.ts'
import { useEngine } from '../services/services.ts'
import type { CalendarProps } from './calendar.tsx'

const loadCalendar = () => import('./calendar.tsx').then(({ Calendar }) => Calendar)

/** A month to choose a day from, once its code is there; where that could not be loaded, it can be asked for again. */
export function LateCalendar(props: CalendarProps) {
  const { t } = useEngine()
  const { code: Calendar, hasFailed, retry } = useCode(loadCalendar)
  if (Calendar !== undefined) return <Calendar {...props} />
  if (!hasFailed) return null
  return (
    <Button role="alert" onClick={retry} sx={{ m: 2 }}>
      {`${t('error.somethingWentWrong')} ${t('action.retry')}`}
    </Button>
  )
}
