import { useRef, useState } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useFocusBack } from '../../render/index.ts'
import { useT } from '../portal/portal.ts'

interface Props {
  /** Until the session ends, in milliseconds. */
  leftMs: number
  /** Asks whether the session still holds, and goes on; false when it does not answer well. */
  onStay(): Promise<boolean>
  onLogout(): void
}

/** The warning of an idle session: how long is left, Stay and Logout (specification of the frame, §4). Escape decides nothing. */
export function IdleDialog({ leftMs, onStay, onLogout }: Props) {
  const t = useT()
  const [asking, setAsking] = useState(false)
  const [failed, setFailed] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useFocusBack(button, asking)
  const stay = async (): Promise<void> => {
    setAsking(true)
    setFailed(false)
    const stayed = await onStay()
    setAsking(false)
    setFailed(!stayed)
  }
  return (
    <Dialog open role="alertdialog" aria-labelledby="idle-title" aria-describedby="idle-text" maxWidth="xs" fullWidth>
      <DialogTitle id="idle-title">{t('idle.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="idle-text">{t('idle.text')}</DialogContentText>
        <Box
          role="timer"
          aria-label={t('idle.left')}
          sx={{
            mt: 2,
            typography: 'figure',
            textAlign: 'center',
            fontVariantNumeric: 'tabular-nums',
            color: 'text.primary',
          }}
        >
          {clock(leftMs)}
        </Box>
        {failed && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {t('error.somethingWentWrong')}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onLogout}>{t('user.logout')}</Button>
        <Button ref={button} variant="contained" loading={asking} onClick={() => void stay()} autoFocus>
          {t('idle.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Minutes and seconds, `5:00`; a second that has begun counts whole. */
function clock(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`
}
