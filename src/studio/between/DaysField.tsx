import { useState } from 'react'
import Stack from '@mui/material/Stack'
import { Choice, type Option } from '../controls/Choice.tsx'
import { Committed } from '../controls/Committed.tsx'
import { useWords } from '../words/words.ts'
import { daysFrom } from './days.ts'

interface DaysFieldProps {
  label: string
  /** Spans around today. */
  spans: readonly Option[]
  value: string
  /** What no value reads, where that is a choice. */
  none?: string | undefined
  commit(value: string): void
}

/** Stands for days from one to another among the spans. */
const DAYS = 'days'

/** A span around today, or days from one to another. What cannot be read as days stays where it was typed, and is not kept. */
export function DaysField({ label, spans, value, none, commit }: DaysFieldProps) {
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
        options={[
          ...(none === undefined ? [] : [{ value: '', text: none }]),
          ...spans,
          { value: DAYS, text: t('days.fromTo') },
        ]}
        choose={choose}
        sx={{ width: '100%' }}
      />
      {areDays && (
        <Committed
          label={t('days.of', { what: label })}
          value={unread ?? (isSpan ? '' : value)}
          commit={read}
          hint={t('days.hint')}
          isWrong={unread !== undefined}
        />
      )}
    </Stack>
  )
}
