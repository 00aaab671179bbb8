import { useId } from 'react'
import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { NestedField, rowElementId, useEngine, useHeading, useRows, useValueOf } from '../../render/index.ts'
import type { FieldModel, FieldPartProps, Path } from '../../render/index.ts'
import type { Options } from './manifest.ts'

const NO_FIELDS: readonly FieldModel[] = []

/** A list whose rows come and go by rules: a tile for each with its fields, laid out in columns on a wide screen. */
export function Tiles({ id, field, path, label, errors }: FieldPartProps<Options>) {
  const { options, fields = NO_FIELDS } = field
  const { t } = useEngine()
  const { keys } = useRows(path)
  const counted = Number(useValueOf(options.columns))
  const columns = counted >= 1 ? counted : 1
  return (
    <Box id={id} role="group" aria-label={label} tabIndex={-1} sx={{ outline: 'none' }}>
      {errors.length > 0 && <FormHelperText error>{errors.join(' ')}</FormHelperText>}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', md: `repeat(${String(columns)}, minmax(0, 1fr))` },
        }}
      >
        {keys.map((key, index) => {
          const place = { row: Math.floor(index / columns) + 1, column: (index % columns) + 1 }
          return (
            <Tile
              key={key}
              id={rowElementId(id, index)}
              title={t(options.title, place)}
              rowPath={`${path}.${String(index)}`}
              fields={fields}
            />
          )
        })}
      </Box>
    </Box>
  )
}

interface TileProps {
  id: string
  title: string
  rowPath: Path
  fields: readonly FieldModel[]
}

function Tile({ id, title, rowPath, fields }: TileProps) {
  const heading = useId()
  const level = useHeading(2)
  return (
    <Paper
      id={id}
      component="section"
      variant="outlined"
      tabIndex={-1}
      aria-labelledby={heading}
      sx={{ outline: 'none', overflow: 'clip' }}
    >
      <Typography
        id={heading}
        component={level}
        variant="subtitle2"
        sx={{ px: 2, py: 1.25, color: 'text.secondary', bgcolor: 'action.hover' }}
      >
        {title}
      </Typography>
      <Box
        sx={{ display: 'grid', gap: 2, p: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))' }}
      >
        {fields.map((field) => (
          <Box
            key={field.id}
            sx={{ ...(field.width === 12 && { gridColumn: '1 / -1' }), '&:empty': { display: 'none' } }}
          >
            <NestedField field={field} rowPath={rowPath} compact={false} />
          </Box>
        ))}
      </Box>
    </Paper>
  )
}
