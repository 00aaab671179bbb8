import { useState } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { deviceStorage } from '../../app/index.ts'
import { useWords } from '../words/words.ts'

const KEY = 'studio-welcomed'

/** Offers the tour to who is here for the first time in this browser. */
export function Welcome({ begin }: { begin(): void }) {
  const { t } = useWords()
  const [isNew, setNew] = useState(() => deviceStorage().getItem(KEY) === null)
  if (!isNew) return null
  const end = () => {
    deviceStorage().setItem(KEY, 'yes')
    setNew(false)
  }
  return (
    <Alert
      severity="info"
      role="region"
      aria-label={t('tour.title')}
      action={
        <Stack direction="row" spacing={1}>
          <Button
            size="small"
            color="inherit"
            onClick={() => {
              end()
              begin()
            }}
          >
            {t('tour.begin')}
          </Button>
          <Button size="small" color="inherit" onClick={end}>
            {t('tour.later')}
          </Button>
        </Stack>
      }
    >
      {t('tour.welcome')}
    </Alert>
  )
}
