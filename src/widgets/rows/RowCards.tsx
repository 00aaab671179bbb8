import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardActions from '@mui/material/CardActions'
import CardContent from '@mui/material/CardContent'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { memo, useMemo } from 'react'
import { useEngine } from '../../render/index.ts'
import { TOUCH_HEIGHT } from '../input/FieldBox.tsx'
import type { RowListProps } from './row-list.ts'
import { RowFields } from './RowFields.tsx'

export interface RowCardsProps extends RowListProps {
  /** The same function as long as the list is shown. */
  edit(index: number): void
}

/** Rows as cards, one below the other, for a narrow screen; a row is edited in a dialog. */
export function RowCards({ label, fields, rows, readOnly, edit, remove }: RowCardsProps) {
  // The same fields, shown without being editable; their own ids keep the dialog's labels apart.
  const shown = useMemo(
    () => fields.map((field) => ({ ...field, id: `${field.id}-shown`, label: field.label ?? field.id, readOnly: true })),
    [fields],
  )
  return (
    <Stack component="ul" spacing={1} aria-label={label} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {rows.map(({ key, path, index }, place) => (
        <RowCard
          key={key}
          rowKey={key}
          path={path}
          index={index}
          number={place + 1}
          label={label}
          fields={shown}
          readOnly={readOnly}
          edit={edit}
          remove={remove}
        />
      ))}
    </Stack>
  )
}

interface RowCardProps extends Omit<RowCardsProps, 'rows'> {
  rowKey: number
  path: string
  index: number
  number: number
}

const RowCard = memo(function RowCard({ rowKey, path, index, number, label, fields, readOnly, edit, remove }: RowCardProps) {
  const { t } = useEngine()
  return (
    <Card component="li" variant="outlined" data-row={rowKey}>
      <CardContent>
        <Typography component="h4" variant="subtitle2" sx={{ mb: 1.5 }}>
          {t('rows.row', { label, number })}
        </Typography>
        <RowFields fields={fields} rowPath={path} />
      </CardContent>
      {!readOnly && (
        <CardActions>
          <Button sx={{ minHeight: TOUCH_HEIGHT }} aria-label={t('rows.edit', { label, number })} onClick={() => edit(index)}>
            {t('action.edit')}
          </Button>
          <Button
            sx={{ minHeight: TOUCH_HEIGHT }}
            color="error"
            data-remove
            aria-label={t('rows.remove', { label, number })}
            onClick={() => remove(index)}
          >
            {t('action.remove')}
          </Button>
        </CardActions>
      )}
    </Card>
  )
})
