import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardActions from '@mui/material/CardActions'
import CardContent from '@mui/material/CardContent'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { memo, useMemo, useRef } from 'react'
import { rowElementId, shownId, useEngine } from '../../render/index.ts'
import { TOUCH_HEIGHT } from '../input/FieldBox.tsx'
import { RemovedRow } from './RemovedRow.tsx'
import type { RowListProps } from './list.ts'
import { RowFields } from './RowFields.tsx'
import { useNearScreen, useScreenWatch, WHOLE } from './use-near-screen.ts'
import type { ScreenWatch } from './use-near-screen.ts'

export interface RowCardsProps extends RowListProps {
  /** DOM id of the list. */
  id: string
  /** The same function as long as the list is shown. */
  edit(index: number): void
}

/** Pixels of a card around its fields, and of a field, as long as it was never drawn. */
const AROUND = 100
const FIELD = 50

/** Rows as cards, one below the other; a row is edited in a dialog. Only cards near the screen are drawn. */
export function RowCards({ id, label, fields, rows, readOnly, edit, remove, gap }: RowCardsProps) {
  // The same fields, shown without being editable; their own ids keep the dialog's labels apart.
  const shown = useMemo(
    () => fields.map((field) => ({ ...field, id: shownId(field.id), label: field.label ?? field.id, readOnly: true })),
    [fields],
  )
  const list = useRef<HTMLUListElement>(null)
  const watch = useScreenWatch(list)
  const cards = rows.map(({ key, path, index }, place) => (
    <RowCard
      key={key}
      id={rowElementId(id, index)}
      rowKey={key}
      path={path}
      index={index}
      number={place + 1}
      label={label}
      fields={shown}
      readOnly={readOnly}
      watch={watch}
      isWhole={rows.length <= WHOLE}
      edit={edit}
      remove={remove}
    />
  ))
  if (gap !== undefined) {
    cards.splice(
      gap.place,
      0,
      <li key="removed">
        <RemovedRow restore={gap.restore} />
      </li>,
    )
  }
  return (
    <Stack component="ul" ref={list} spacing={1} aria-label={label} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {cards}
    </Stack>
  )
}

interface RowCardProps extends Omit<RowCardsProps, 'rows' | 'gap'> {
  rowKey: number
  path: string
  index: number
  number: number
  watch: ScreenWatch | undefined
  isWhole: boolean
}

const RowCard = memo(function RowCard({
  id,
  rowKey,
  path,
  index,
  number,
  label,
  fields,
  readOnly,
  watch,
  isWhole,
  edit,
  remove,
}: RowCardProps) {
  const { t } = useEngine()
  const { row, isDrawn, height, keep } = useNearScreen<HTMLLIElement>(watch, isWhole, AROUND + fields.length * FIELD)
  // One element, drawn or not: it is the one that is watched.
  return (
    <li
      ref={row}
      id={id}
      data-row={rowKey}
      tabIndex={isDrawn ? undefined : -1}
      style={isDrawn ? undefined : { height }}
      onFocus={keep}
    >
      {isDrawn && (
        <Card variant="outlined">
          <CardContent>
            <Typography component="h4" variant="subtitle2" sx={{ mb: 1.5 }}>
              {t('rows.row', { label, number })}
            </Typography>
            <RowFields fields={fields} rowPath={path} />
          </CardContent>
          {!readOnly && (
            <CardActions>
              <Button
                sx={{ minHeight: TOUCH_HEIGHT }}
                aria-label={t('rows.edit', { label, number })}
                onClick={() => edit(index)}
              >
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
      )}
    </li>
  )
})
