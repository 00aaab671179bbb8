/** How what the form library draws looks: as the parts beside it. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { DescriptionFieldProps, TitleFieldProps } from '@rjsf/utils'
import { visuallyHidden } from '../../look/visually-hidden.ts'
import { useHeading } from './context.ts'

/** Around a value: inputs as high as those of the parts, lists in lines instead of shadows. */
export const LOOK = {
  '& .MuiPaper-root': { boxShadow: 'none', bgcolor: 'transparent', borderRadius: 1, border: 1, borderColor: 'divider' },
  '& .MuiPaper-root .MuiPaper-root': { border: 0 },
  '& .MuiPaper-root .MuiPaper-root > .MuiBox-root': { p: 0 },
  '& .MuiInputBase-root': { minHeight: { xs: 45, sm: 40 } },
  '& .MuiInputBase-input[type="color"]': { py: 0.5 },
  // A choice between kinds says what it is itself.
  '& .MuiFormControl-root + .rjsf-field-object > .MuiFormControl-root > [id$="__title"]': visuallyHidden,
  '& .MuiFormControl-root:has(+ .rjsf-field-object)': { width: { sm: 'max(calc(25% - 12px), 200px)' } },
  // Values stand beside each other as those of the parts do; what has values of its own takes a line.
  '& .rjsf-field-object > * > .MuiGrid-container': {
    display: 'grid',
    gap: 2,
    m: '0 !important',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
    '& > .MuiGrid-root': { width: 'auto', m: '0 !important' },
    '& > :has(> .rjsf-field-object, > .rjsf-field-array)': { gridColumn: '1 / -1' },
  },
  '& .MuiPaper-root > .MuiBox-root > .MuiGrid-container:last-child': { justifyContent: 'flex-start' },
  '& .rjsf-array-item-remove': { top: 8 },
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

/** The name of a list or an object that the library draws: below the heading of its section. */
export function Title({ id, title, optionalDataControl }: TitleFieldProps) {
  const level = useHeading(2)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
      <Typography id={id} component={level} variant="subtitle1" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      {optionalDataControl}
    </Box>
  )
}
