import { useId, useState, useSyncExternalStore } from 'react'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { typedTextFault } from '../../../config/index.ts'
import type { ActionModel } from '../../../config/index.ts'
import { useEngine } from '../../services/services.ts'
import { unlessSecondPress } from '../../screen/second-press.ts'
import { useForm } from '../fields/context.ts'

/** An action that waits for its text; `answer` undefined gives it up. */
export interface InputQuestion {
  action: ActionModel
  input: NonNullable<ActionModel['input']>
  answer(text: string | undefined): void
}

/**
 * Asks for the text of an action. Nothing is sent before it is given, and what is typed is kept with the form's draft until it was sent
 * or is given up by *Cancel*: Escape, a question declined after it and a call that failed leave it there for the next time.
 */
export function InputDialog({ question: { action, input, answer } }: { question: InputQuestion }) {
  const { t } = useEngine()
  const title = useId()
  const { inputs, model } = useForm()
  const text = useSyncExternalStore(inputs.listen, () => inputs.get(action.id) ?? '')
  const [isTried, setTried] = useState(false)
  const fault = typedTextFault(input, text, model)
  // What is pasted stands whole: its end is for the person to shorten, not lost unsaid.
  const said = isTried || [...text.trim()].length > input.maxLength ? fault : undefined
  const submit = (): void => {
    if (fault !== undefined) setTried(true)
    else answer(text.trim())
  }
  const giveUp = (): void => {
    inputs.put(action.id, undefined)
    answer(undefined)
  }
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={(event, reason) => {
        if (reason === 'escapeKeyDown' || text === '') unlessSecondPress(() => answer(undefined))(event, reason)
      }}
      aria-labelledby={title}
    >
      <DialogTitle id={title}>{t(action.label)}</DialogTitle>
      <DialogContent>
        <TextField
          autoFocus
          fullWidth
          multiline
          minRows={3}
          maxRows={8}
          margin="dense"
          label={t(input.label)}
          required={input.required}
          value={text}
          onChange={({ target }) => inputs.put(action.id, target.value === '' ? undefined : target.value)}
          error={said !== undefined}
          helperText={
            said === undefined
              ? t('text.count', { count: [...text].length, limit: input.maxLength })
              : t(said.label, said.params)
          }
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={giveUp}>{t('action.cancel')}</Button>
        <Button variant="contained" color={action.tone === 'danger' ? 'error' : 'primary'} onClick={submit}>
          {t('action.continue')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
