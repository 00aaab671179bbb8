import { useMemo, useState } from 'react'
import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTheme } from '@mui/material/styles'
import { useEngine, useLatest, useRows, visuallyHidden } from '../../render/index.ts'
import type { FieldPartProps } from '../../render/index.ts'
import { actionCodesOf, marked } from '../../config/index.ts'
import type { Entry } from '../../config/index.ts'
import { asKnown, entriesOf, rowLimit, shownRows, useRowCodes } from './list.ts'
import { RemovedRow } from './RemovedRow.tsx'
import { RowCards } from './RowCards.tsx'
import { RowDialog } from './RowFields.tsx'
import type { RowListProps } from './list.ts'
import { RowTable } from './RowTable.tsx'
import { usePastedRows } from './use-pasted-rows.tsx'
import { useRemoval } from './use-removal.ts'
import { useRowFocus } from './use-row-focus.ts'
import type { Options } from './manifest.ts'

const NO_FIELDS: RowListProps['fields'] = []
const NO_ROWS: readonly Entry[] = []
const NO_TOTALS: readonly [] = []

/** A list, row by row: a table on a wide screen, cards with an edit dialog on a narrow one or where its options say so. */
export function Rows({ id, field, path, value, label, errors, rules, readOnly }: FieldPartProps<Options>) {
  const { options, fields = NO_FIELDS } = field
  const { t } = useEngine()
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('md'))
  const asCards = isNarrow || options.cards
  const list = useRows(path)
  const { keys, append, remove: takeOut, reset } = list
  const [edited, setEdited] = useState<{ index: number; before: Entry | undefined } | undefined>(undefined)
  const [announced, announce] = useState('')
  const codes = useMemo(() => actionCodesOf(options), [options])
  const entries = useMemo(() => entriesOf(value), [value])
  const rows = shownRows(entries, codes, options.without).map(({ index, row }) => {
    return { key: keys[index] ?? index, path: `${path}.${String(index)}`, index, row }
  })
  const limit = rowLimit(options.maxRows, rules.maxItems)
  const isFull = limit !== undefined && rows.length >= limit
  const focus = useRowFocus()
  useRowCodes(readOnly ? NO_ROWS : entries, keys, path, codes)

  const add = () => {
    const index = append(marked({ ...options.newRow }, codes, codes.added))
    announce('')
    if (asCards) setEdited({ index, before: undefined })
    else focus.onLastRow()
  }
  const removal = useRemoval(path, entries, list, codes)
  const remove = useLatest((index: number) => {
    removal.remove(index)
    announce(t('rows.removed'))
    focus.onUndo()
  })
  const removed = readOnly || isFull ? undefined : removal.last
  const gap = removed && {
    place: rows.filter(({ index }) => index < removed.index).length,
    restore() {
      removed.restore()
      announce('')
      focus.onRow(removed.key)
    },
  }
  const pasted = usePastedRows({
    path,
    entries,
    rows,
    fields,
    limit,
    rules: rules.items,
    newRow: marked({ ...options.newRow }, codes, codes.added),
    actionField: codes.actionField,
    focusRow: focus.onRow,
    reset: list.resetAll,
  })
  const edit = useLatest((index: number) => setEdited({ index, before: entries[index] }))
  const shared = { label, fields, rows, readOnly, remove, gap }
  const editedPath = edited === undefined ? undefined : `${path}.${String(edited.index)}`

  return (
    <Stack id={id} tabIndex={-1} role="group" aria-label={label} spacing={1} ref={focus.list} sx={{ outline: 'none' }}>
      {errors.length > 0 && <FormHelperText error>{errors.join(' ')}</FormHelperText>}
      {rows.length === 0 && <Typography color="textSecondary">{t('rows.empty')}</Typography>}
      {rows.length === 0 && gap && <RemovedRow restore={gap.restore} />}
      {rows.length > 0 && !asCards && (
        <div onPasteCapture={readOnly ? undefined : pasted.paste}>
          <RowTable {...shared} id={id} list={path} totals={options.totals ?? NO_TOTALS} />
          {!readOnly && pasted.choices}
        </div>
      )}
      {!readOnly && pasted.notice}
      {rows.length > 0 && asCards && <RowCards {...shared} id={id} edit={edit} />}
      {!readOnly && (
        <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          {!isFull && (
            <Button data-add size="small" variant="outlined" startIcon={<Add />} onClick={add}>
              {t(options.addLabel)}
            </Button>
          )}
          {isFull && (
            <Typography variant="body2" color="textSecondary">
              {t('rows.limit', { limit })}
            </Typography>
          )}
        </Stack>
      )}
      <span role="status" style={visuallyHidden}>
        {announced}
      </span>
      {edited !== undefined && editedPath !== undefined && (
        <RowDialog
          title={t(edited.before === undefined ? 'rows.newRow' : 'rows.editRow', { label })}
          rowPath={editedPath}
          fields={fields}
          save={() => setEdited(undefined)}
          cancel={() => {
            if (edited.before === undefined) takeOut(edited.index)
            else reset(edited.index, asKnown(edited.before, entries[edited.index], codes))
            setEdited(undefined)
          }}
        />
      )}
    </Stack>
  )
}
