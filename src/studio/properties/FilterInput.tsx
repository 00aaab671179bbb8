import { useState } from 'react'
import Stack from '@mui/material/Stack'
import type { ColumnFilter } from '../../config/node.ts'
import { ValueField } from '../between/ValueField.tsx'
import { Choice, type Option } from '../controls/Choice.tsx'
import { Committed } from '../controls/Committed.tsx'
import { useWords } from '../words/words.ts'
import { daysFrom } from './filter-days.ts'

interface FilterInputProps {
  /** What the column is called. */
  label: string
  /** Absent for a column that takes no filter, or is not there. */
  filter: ColumnFilter | undefined
  value: string
  /** Called with nothing where the column is not filtered any more. */
  commit(value: string): void
}

/** What a column is filtered by, as its own filter in the list takes it: one of its values, days, or a text. */
export function FilterInput({ label, filter, value, commit }: FilterInputProps) {
  const { t, of } = useWords()
  const options = filter?.values?.map((each) => ({
    value: each.value,
    text: each.texts === undefined ? each.value : of(each.texts),
  }))
  if (filter?.kind === 'days') return <DaysInput spans={options ?? []} {...{ label, value, commit }} />
  return (
    <ValueField
      {...{ label, value, commit }}
      field={{
        ...{ path: '', text: label },
        ...(filter?.kind === 'yesNo' && { type: 'boolean' }),
        ...(options !== undefined && { values: withWritten(options, value) }),
      }}
      none={t('byColumn.none')}
    />
  )
}

/** What is written stays in view, also where it is none of the values. */
function withWritten(options: readonly Option[], value: string): Option[] {
  const isThere = value === '' || options.some((each) => each.value === value)
  return [...options, ...(isThere ? [] : [{ value, text: value }])]
}

/** Stands for days from one to another among the spans. */
const DAYS = 'days'

/** A span around today, or days from one to another. */
function DaysInput({ spans, label, value, commit }: Omit<FilterInputProps, 'filter'> & { spans: Option[] }) {
  const { t } = useWords()
  const [isBegun, setBegun] = useState(false)
  const [unread, setUnread] = useState<string>()
  const isSpan = spans.some((each) => each.value === value)
  const areDays = isBegun || (value !== '' && !isSpan)
  const choose = (chosen: string) => {
    setBegun(chosen === DAYS)
    setUnread(undefined)
    if (chosen !== DAYS) commit(chosen)
  }
  const read = (typed: string) => {
    const days = daysFrom(typed)
    setUnread(days === undefined ? typed : undefined)
    if (days === undefined) return
    setBegun(false)
    commit(days)
  }
  return (
    <Stack spacing={1}>
      <Choice
        label={label}
        value={areDays ? DAYS : value}
        options={[{ value: '', text: t('byColumn.none') }, ...spans, { value: DAYS, text: t('byColumn.days') }]}
        choose={choose}
        sx={{ width: '100%' }}
      />
      {areDays && (
        <Committed
          label={t('byColumn.daysOf', { column: label })}
          value={unread ?? (isSpan ? '' : value)}
          commit={read}
          hint={t('byColumn.daysHint')}
          isWrong={unread !== undefined}
        />
      )}
    </Stack>
  )
}
