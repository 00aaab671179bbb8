import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { NestedField, useEngine } from '../../render/index.ts'
import { fieldLabel } from './field-label.ts'
import type { RowListProps } from './row-list.ts'

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
