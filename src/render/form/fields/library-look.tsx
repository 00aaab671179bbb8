/** How what the form library draws looks: as the parts beside it. */
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { DescriptionFieldProps, IconButtonProps } from '@rjsf/utils'
import { Icon } from '../../frame/icon.tsx'
import { visuallyHidden } from '../../frame/visually-hidden.ts'
import { useEngine } from '../../services/services.ts'

/** Around a value: inputs as high as those of the parts, lists in lines instead of shadows. */
export const LOOK = {
  '& .MuiPaper-root': { boxShadow: 'none', bgcolor: 'transparent', borderRadius: 2, border: 1, borderColor: 'divider' },
  '& .MuiPaper-root .MuiPaper-root': { border: 0 },
  '& .MuiPaper-root .MuiPaper-root > .MuiBox-root': { p: 0 },
  '& .MuiInputBase-input[type="color"]': { py: 0.5 },
}

/** In a cell of a table the column says what a value is. */
export const LOOK_IN_CELL = { '& label': visuallyHidden, '& input': { typography: 'body2', py: 0.5, px: 0.75 } }

/** What a schema says of a value inside another one. */
export function Description({ id, description }: DescriptionFieldProps) {
  if (description === undefined || description === '') return null
  return (
    <Typography id={id} variant="caption" color="textSecondary" component="div" sx={{ mb: 1 }}>
      {description}
    </Typography>
  )
}

/** Adds an entry to a list or a name to an object. */
export function AddButton({ onClick, disabled = false, id, className }: IconButtonProps) {
  const { t } = useEngine()
  return (
    <Button {...{ id, className, onClick, disabled }} size="small" variant="outlined" startIcon={<Icon name="add" />}>
      {t('rows.add')}
    </Button>
  )
}
