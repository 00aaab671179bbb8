import { useId } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { NestedField, useEngine } from '../../render/index.ts'
import type { RowListProps } from './list.ts'
import type { FieldModel, Translate } from '../../render/index.ts'
import { TOUCH_HEIGHT } from '../input/FieldBox.tsx'

/** The label of a column. */
export function fieldLabel(field: FieldModel, t: Translate): string {
  return field.label === undefined ? field.id : t(field.label)
}

/** The widest field, in columns of twelve, of which two stand side by side on a narrow screen. */
const NARROW_FIELD = 2

const GRID = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& > :empty': { display: 'none' },
}

/** The fields of one row below each other; small ones in pairs, a list under its name. */
export function RowFields({ fields, rowPath }: Pick<RowListProps, 'fields'> & { rowPath: string }) {
  const { t } = useEngine()
  return (
    <Box sx={GRID}>
      {fields.map((field) => (
        <div key={field.id} style={field.width > NARROW_FIELD ? { gridColumn: '1 / -1' } : undefined}>
          {field.fields !== undefined && (
            <Typography aria-hidden variant="subtitle2" sx={{ mb: 0.5 }}>
              {fieldLabel(field, t)}
            </Typography>
          )}
          <NestedField field={field} rowPath={rowPath} compact={false} />
        </div>
      ))}
    </Box>
  )
}

interface RowDialogProps extends Pick<RowListProps, 'fields'> {
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
  const escape = () => {
    // What is typed and on its way into the data would come after the row is put back, or gone.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    cancel()
  }
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={(_event, reason) => reason === 'escapeKeyDown' && escape()}
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
