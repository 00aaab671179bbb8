import { useId } from 'react'
import type { ReactNode, RefObject, SyntheticEvent } from 'react'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { unlessSecondPress } from '../../render/index.ts'

interface Props {
  title: string
  form: RefObject<HTMLFormElement | null>
  onSubmit(): void
  /** Escape, or a click beside the dialog. */
  onClose(): void
  /** The buttons; one of them submits. */
  actions: ReactNode
  children: ReactNode
}

/** A small dialog that is a form. */
export function FormDialog({ title, form, onSubmit, onClose, actions, children }: Props) {
  const id = useId()
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Dialog open onClose={unlessSecondPress(onClose)} aria-labelledby={id} maxWidth="xs" fullWidth>
      <Box component="form" ref={form} noValidate onSubmit={submit} aria-labelledby={id} sx={{ display: 'contents' }}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>{children}</DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>{actions}</DialogActions>
      </Box>
    </Dialog>
  )
}
