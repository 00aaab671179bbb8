import { Choice } from '../controls/Choice.tsx'
import { Committed } from '../controls/Committed.tsx'
import type { NamedField } from '../conditions/fields.ts'
import { useWords } from '../words/words.ts'

interface ValueFieldProps {
  label: string
  value: string
  /** Whose value it is: its own values are offered where they are known. */
  field: NamedField | undefined
  /** What no value reads, where that is a choice. */
  none?: string
  commit(value: string): void
}

/** A value of a field, chosen among its own or typed. */
export function ValueField({ label, value, field, none, commit }: ValueFieldProps) {
  const { t } = useWords()
  const answers = [
    { value: 'true', text: t('rule.yes') },
    { value: 'false', text: t('rule.no') },
  ]
  const options = field?.type === 'boolean' ? answers : field?.values
  if (options === undefined) return <Committed label={label} value={value} commit={commit} />
  return (
    <Choice
      label={label}
      value={value}
      options={none === undefined ? options : [{ value: '', text: none }, ...options]}
      choose={commit}
    />
  )
}
