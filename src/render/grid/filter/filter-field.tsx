import { memo } from 'react'
import type { SyntheticEvent } from 'react'
import InputBase from '@mui/material/InputBase'
import NativeSelect from '@mui/material/NativeSelect'
import type { ColumnModel } from '../../../config/index.ts'
import { useEngine } from '../../services/services.ts'
import { BOX } from './box.ts'
import { DaysField } from './days-field.tsx'
import { useFilters, useFilterText } from './use-filters.ts'
import type { FilterSource } from './use-filters.ts'
import { filterOf } from '../order/filters.ts'

interface FieldProps extends Omit<FilterSource, 'filters'> {
  column: ColumnModel
  label: string
  value: string
}

/** The filter of one column: a text, a choice of the values that are there, or days. */
export const FilterField = memo(function FilterField({ column }: { column: ColumnModel }) {
  const { t } = useEngine()
  const { filters, set, show, choices, prepare, cleared } = useFilters()
  const label = t('grid.filterBy', { column: t(column.label) })
  const Field = column.filter === 'select' ? ChoiceField : column.filter === 'date' ? DateField : TextField
  return (
    <span onClick={stop} onMouseDown={stop} onKeyDown={stop} onFocus={stop} style={{ display: 'block', width: '100%' }}>
      <Field key={cleared} {...{ column, label, set, show, choices, prepare }} value={filterOf(filters, column.id)} />
    </span>
  )
})

/** Days hold as they are chosen. */
const DateField = memo(function DateField({ column, label, value, set }: FieldProps) {
  return <DaysField {...{ label, value }} change={(next) => set(column.id, next)} />
})

const TextField = memo(function TextField({ column, label, value, set, show, prepare }: FieldProps) {
  const { text, type, take } = useFilterText(column.id, value, set, show)
  return (
    <InputBase
      fullWidth
      type="search"
      sx={BOX}
      inputProps={{ 'aria-label': label }}
      value={text}
      onFocus={() => prepare?.(column)}
      onChange={(event) => type(event.target.value)}
      onBlur={() => take(text)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take(text)
      }}
    />
  )
})

/** A choice of nothing steps back behind one that holds. */
const ANY = { ...BOX, color: 'text.secondary' } as const

/** The browser's own choice: light, and at home on every device. */
const ChoiceField = memo(function ChoiceField({ column, label, value, set, choices }: FieldProps) {
  const { t } = useEngine()
  const { text, take } = useFilterText(column.id, value, set)
  const offered = choices(column)
  const isUnknown = text !== '' && !offered.some(({ value }) => value === text)
  return (
    <NativeSelect
      fullWidth
      value={text}
      inputProps={{ 'aria-label': label }}
      input={<InputBase sx={text === '' ? ANY : BOX} />}
      onChange={(event) => take(event.target.value)}
    >
      <option value="">{t('grid.all')}</option>
      {isUnknown && <option value={text}>{text}</option>}
      {offered.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.text}
        </option>
      ))}
    </NativeSelect>
  )
})

/** The grid must not take clicks and keys in a filter for its own (sorting, moving about). */
function stop(event: SyntheticEvent): void {
  event.stopPropagation()
}
