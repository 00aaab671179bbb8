import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ChangeSetLine } from '../host/api.ts'
import { useWords } from '../words/words.ts'
import { timeIn } from './moment.ts'

interface NoticesProps {
  failure: string
  /** What has just been done; empty without. */
  done: string
  forget(): void
  /** The version before the one that was gone back to. */
  left: number | undefined
  goBack(version: number): void
  /** The set that is open. */
  line: ChangeSetLine | undefined
  reschedule(): void
  /** Somebody else has published the set that was open, or taken it away. */
  isGone: boolean
  /** When the set that was open was to be published by itself. */
  wasDue: string | undefined
  goHome(): void
}

/** What is to be known above the work: what failed, what was done, what is due, and that the set is no more. */
export function Notices({
  failure,
  done,
  forget,
  left,
  goBack,
  line,
  reschedule,
  isGone,
  wasDue,
  goHome,
}: NoticesProps) {
  const { t, language } = useWords()
  const isPublished = isGone && wasDue !== undefined && Date.parse(wasDue) <= Date.now()
  return (
    <Box>
      {failure !== '' && <Alert severity="error">{failure}</Alert>}
      {line?.refused !== undefined && (
        <Alert severity="warning">
          {t('publishing.refused', { time: timeIn(language, line.refused.at), because: line.refused.because })}
        </Alert>
      )}
      {done !== '' && (
        <Alert
          severity="success"
          {...(left === undefined
            ? { onClose: forget }
            : { action: <Button onClick={() => goBack(left)}>{t('versions.undo', { version: left })}</Button> })}
        >
          {done}
        </Alert>
      )}
      {line?.dueAt !== undefined && (
        <Alert severity="info" action={<Button onClick={reschedule}>{t('publishing.change')}</Button>}>
          {t('publishing.due', { time: timeIn(language, line.dueAt) })}
        </Alert>
      )}
      {isGone && (
        <Alert
          severity={isPublished ? 'success' : 'warning'}
          action={<Button onClick={goHome}>{t('sets.others')}</Button>}
        >
          {isPublished ? t('sets.published', { time: timeIn(language, wasDue) }) : t('sets.gone')}
        </Alert>
      )}
    </Box>
  )
}
