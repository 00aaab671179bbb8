import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useT } from '../portal/portal.ts'

/** The already-logged-in prompt (specification of the frame, §4: server code 22007). */
export function OverrideDialog({ onAnswer }: { onAnswer(override: boolean): void }) {
  const t = useT()
  const answer = (override: boolean) => () => {
    onAnswer(override)
  }
  return (
    <Dialog open onClose={answer(false)} aria-labelledby="override-title" aria-describedby="override-text">
      <DialogTitle id="override-title">{t('login.overrideTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="override-text">{t('login.overrideText')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={answer(false)}>{t('login.overrideCancel')}</Button>
        <Button variant="contained" onClick={answer(true)} autoFocus>
          {t('login.overrideConfirm')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
