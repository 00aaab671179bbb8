import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ChangeSetLine } from '../../host/api.ts'
import { useWords } from '../../words/words.ts'
import { timeIn } from '../moment.ts'
import { SetMenu } from './SetMenu.tsx'

interface SetLineProps {
  set: ChangeSetLine
  /** Whether the person may publish what is reviewed. */
  mayPublish: boolean
  open(): void
  review(): void
  rename(name: string): void
  remove(): void
}

/** A change set: whose it is, how much it changes and since when, how it stands with its publication; one press opens it. */
export function SetLine({ set, mayPublish, open, review, rename, remove }: SetLineProps) {
  const { t, language } = useWords()
  const { name, madeBy, files, changedAt, dueAt, approvedBy, refused } = set
  const about = [
    madeBy,
    files === 0 ? t('start.noFiles') : t('start.files', { count: files }),
    t('start.changed', { time: timeIn(language, changedAt) }),
  ]
    .filter((each) => each !== undefined)
    .join(' · ')
  const due = dueAt === undefined ? undefined : t('publishing.due', { time: timeIn(language, dueAt) })
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ gap: 1.5, py: 1.25, alignItems: 'center', flexWrap: 'wrap', borderTop: 1, borderColor: 'divider' }}
    >
      <Stack sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {about}
        </Typography>
        {refused !== undefined && (
          <Typography variant="body2" color="warning">
            {t('publishing.refused', { time: timeIn(language, refused.at), because: refused.because })}
          </Typography>
        )}
        {due !== undefined && (
          <Typography variant="body2" color="info">
            {due}
          </Typography>
        )}
        {approvedBy !== undefined && (
          <Typography variant="body2" color="success">
            {t('publishing.approved', { name: approvedBy })}
          </Typography>
        )}
      </Stack>
      <Stack direction="row" sx={{ gap: 1.5, ml: 'auto', alignItems: 'center', flexWrap: 'wrap' }}>
        {files > 0 && (
          <Button
            size="small"
            aria-label={t(mayPublish ? 'start.reviewOf' : 'start.reviewOnlyOf', { name })}
            onClick={review}
          >
            {t(mayPublish ? 'publishing.open' : 'publishing.review')}
          </Button>
        )}
        <Button size="small" variant="outlined" aria-label={t('start.goOnWith', { name })} onClick={open}>
          {t('start.goOn')}
        </Button>
        <SetMenu {...{ name, about, rename, remove }} ends={due} />
      </Stack>
    </Stack>
  )
}
