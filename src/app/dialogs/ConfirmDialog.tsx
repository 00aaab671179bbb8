import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { unlessSecondPress } from '../../render/index.ts'
import type { Question } from '../../render/index.ts'
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
      onClose={unlessSecondPress(answerWith(false))}
      aria-labelledby="question-title"
      aria-describedby="question-text"
    >
      <DialogTitle id="question-title">{question.title}</DialogTitle>
      <DialogContent>
        <Box id="question-text">
          <DialogContentText>{question.text}</DialogContentText>
          {question.recalled !== undefined && question.recalled.length > 0 && (
            <RecalledValues values={question.recalled} />
          )}
        </Box>
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

/** What the question is about, large enough to be read before it is answered. */
function RecalledValues({ values }: { values: NonNullable<Question['recalled']> }) {
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1.5, m: 0, mt: 2 }}>
      {values.map(({ label, text }) => (
        <div key={label}>
          <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, typography: 'h2', fontVariantNumeric: 'tabular-nums' }}>
            {text}
          </Box>
        </div>
      ))}
    </Box>
  )
}
