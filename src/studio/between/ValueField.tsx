import { Choice } from '../controls/Choice.tsx'
import { Committed } from '../controls/Committed.tsx'
import type { NamedField } from '../conditions/fields.ts'
import { SeveralValues } from '../conditions/SeveralValues.tsx'
import { useWords } from '../words/words.ts'
import { DaysField } from './DaysField.tsx'

interface ValueFieldProps {
  label: string
  value: string
  /** Whose value it is: its own values are offered where they are known. */
  field: Omit<NamedField, 'path' | 'text'> | undefined
  /** What no value reads, where that is a choice. */
  none?: string
  commit(value: string): void
}

/** A value of a field, chosen among its own or typed. One that is written stays in view, also where it is none of them. */
export function ValueField({ label, value, field, none, commit }: ValueFieldProps) {
  const { t } = useWords()
  const answers = [
    { value: 'true', text: t('rule.yes') },
    { value: 'false', text: t('rule.no') },
  ]
  const options = field?.type === 'boolean' ? answers : field?.values
  if (field?.areDays === true) return <DaysField spans={options ?? []} {...{ label, value, none, commit }} />
  if (options === undefined) return <Committed label={label} value={value} commit={commit} />
  if (field?.areSeveral === true) return <SeveralValues {...{ label, value, options, commit }} />
  const isThere = value === '' || options.some((each) => each.value === value)
  return (
    <Choice
      label={label}
      value={value}
      options={[
        ...(none === undefined ? [] : [{ value: '', text: none }]),
        ...options,
        ...(isThere ? [] : [{ value, text: value }]),
      ]}
      choose={commit}
    />
  )
}
