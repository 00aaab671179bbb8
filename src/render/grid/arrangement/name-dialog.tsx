import { useId, useState } from 'react'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useEngine } from '../../services/services.ts'

/** Characters of an arrangement's name. */
const LONGEST = 40

interface NameDialogProps {
  title: string
  name: string
  /** Names that other arrangements have. */
  taken: readonly string[]
  /** The name as given; undefined gives it up. */
  answer(name: string | undefined): void
}

/** Asks for the name of an arrangement: one that is not empty and that no other arrangement has. */
export function NameDialog({ title, name, taken, answer }: NameDialogProps) {
  const { t } = useEngine()
  const titleId = useId()
  const [text, setText] = useState(name)
  const [isTried, setTried] = useState(false)
  const given = text.trim()
  const isTaken = given !== name && taken.some((other) => other.toLocaleLowerCase() === given.toLocaleLowerCase())
  const complaint = given === '' ? t('form.pleaseEnter') : isTaken ? t('grid.arrangementTaken') : undefined
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={() => answer(undefined)} aria-labelledby={titleId}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (complaint === undefined) answer(given)
          else setTried(true)
        }}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            required
            margin="dense"
            label={t('grid.arrangementName')}
            value={text}
            onChange={(event) => setText(event.target.value)}
            error={isTried && complaint !== undefined}
            helperText={isTried ? complaint : undefined}
            slotProps={{ htmlInput: { maxLength: LONGEST, autoComplete: 'off' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => answer(undefined)}>{t('action.cancel')}</Button>
          <Button type="submit" variant="contained">
            {t('action.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
