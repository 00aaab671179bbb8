import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useEngine } from '../../render/index.ts'
import { TOUCH_HEIGHT } from '../input/FieldBox.tsx'
import type { RowListProps } from './row-list.ts'
import { RowFields } from './RowFields.tsx'

export interface RowDialogProps extends Pick<RowListProps, 'fields'> {
  title: string
  rowPath: string
  save(): void
  /** Puts the row back as it was before. */
  cancel(): void
}

/** One row in a dialog. What is typed stands in the data at once; `cancel` takes it back; a touch beside the dialog does not. */
export function RowDialog({ title, rowPath, fields, save, cancel }: RowDialogProps) {
  const { t } = useEngine()
  const heading = useId()
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={(_event, reason) => reason === 'escapeKeyDown' && cancel()}
      aria-labelledby={heading}
    >
      <DialogTitle id={heading}>{title}</DialogTitle>
      <DialogContent>
        <Box sx={{ pt: 1 }}>
          <RowFields fields={fields} rowPath={rowPath} />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button sx={{ minHeight: TOUCH_HEIGHT }} onClick={cancel}>
          {t('action.cancel')}
        </Button>
        <Button sx={{ minHeight: TOUCH_HEIGHT }} variant="contained" onClick={save}>
          {t('action.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
