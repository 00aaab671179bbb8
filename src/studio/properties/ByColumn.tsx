import { useState } from 'react'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ColumnFilter, Property } from '../../config/node.ts'
import { ValueField } from '../between/ValueField.tsx'
import { Choice } from '../controls/Choice.tsx'
import { useWords } from '../words/words.ts'
import { optionsIn } from './option-values.ts'

interface ByColumnProps {
  label: string
  options: NonNullable<Property['options']>
  filters: NonNullable<Property['filters']>
  value: Readonly<Record<string, string>>
  put(value: Record<string, string>): void
}

/** What some of the columns of a list are filtered by. */
export function ByColumn({ label, options, filters, value, put }: ByColumnProps) {
  const { t, of } = useWords()
  const [begun, setBegun] = useState('')
  const fieldOf = ({ kind, values }: ColumnFilter = { kind: 'text' }) => ({
    type: kind === 'yesNo' ? 'boolean' : 'string',
    areDays: kind === 'days',
    ...(values !== undefined && { values: optionsIn(values, of) }),
  })
  const textOf = (id: string) => {
    const texts = options.find((each) => each.value === id)?.texts
    return texts === undefined ? id : of(texts)
  }
  const commit = (id: string, text: string) => {
    setBegun('')
    const others = Object.entries(value).filter(([each]) => each !== id)
    const kept = Object.entries(value).map(([each, was]) => [each, each === id ? text : was] as const)
    put(Object.fromEntries(text === '' ? others : id in value ? kept : [...kept, [id, text]]))
  }
  const lines = [...Object.keys(value), ...(begun === '' || begun in value ? [] : [begun])]
  return (
    <Stack role="group" aria-label={label} spacing={1.5}>
      <Typography variant="body2">{label}</Typography>
      {lines.map((id) => (
        <ValueField
          key={id}
          label={textOf(id)}
          field={fieldOf(filters[id])}
          none={t('byColumn.none')}
          value={value[id] ?? ''}
          commit={(text) => commit(id, text.trim())}
        />
      ))}
      <Choice
        label={t('byColumn.add')}
        value=""
        options={options
          .filter((each) => Object.hasOwn(filters, each.value) && !lines.includes(each.value))
          .map((each) => ({ value: each.value, text: textOf(each.value) }))}
        choose={setBegun}
        sx={{ width: '100%' }}
      />
    </Stack>
  )
}
