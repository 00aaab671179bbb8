import { useState } from 'react'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useWords } from './words/words.ts'

interface DiscardProps {
  /** In which files there is something that goes. */
  files: readonly string[]
  /** Whether what is changed is kept in a change set until it is published, not saved into files. */
  isHosted: boolean
  discard(): void
}

/** Takes back all that somebody changed, once it was said what goes: it lies beside *Redo*, and after the next change nothing brings it back. */
export function Discard({ files, isHosted, discard }: DiscardProps) {
  const { t } = useWords()
  const [asks, setAsks] = useState(false)
  const close = () => setAsks(false)
  return (
    <>
      <Tooltip title={t(isHosted ? 'bar.discardOfSet' : 'bar.discardHint')}>
        <span>
          <Button color="error" disabled={files.length === 0} onClick={() => setAsks(true)}>
            {t('bar.discard')}
          </Button>
        </span>
      </Tooltip>
      {asks && (
        <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby="discard-asked">
          <DialogTitle id="discard-asked">{t('bar.discardTitle')}</DialogTitle>
          <DialogContent>
            <Typography color="textSecondary" gutterBottom sx={{ overflowWrap: 'anywhere' }}>
              {files.join(', ')}
            </Typography>
            <Typography>{t('bar.discarded')}</Typography>
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{t('publishing.cancel')}</Button>
            <Button
              variant="contained"
              disableElevation
              color="error"
              onClick={() => {
                close()
                discard()
              }}
            >
              {t('bar.discardAll')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}
