import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import type { OpenQuestion } from './question.ts'

/** The question that is open. Escape and a click beside it decline. */
export function ConfirmDialog({ question, answer }: OpenQuestion) {
  const answerWith = (confirmed: boolean) => () => {
    answer(confirmed)
  }
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={answerWith(false)}
      aria-labelledby="question-title"
      aria-describedby="question-text"
    >
      <DialogTitle id="question-title">{question.title}</DialogTitle>
      <DialogContent>
        <DialogContentText id="question-text">{question.text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={answerWith(false)} autoFocus>
          {question.cancel}
        </Button>
        <Button variant="contained" color={question.danger ? 'error' : 'primary'} onClick={answerWith(true)}>
          {question.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
