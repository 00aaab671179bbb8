import Close from '@mui/icons-material/Close'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { Choice, type Option } from '../controls/Choice.tsx'
import { isCompared, isOfDays, tests, type Line, type Test } from './conditions.ts'
import { FieldChoice } from './FieldChoice.tsx'
import type { NamedField } from './fields.ts'
import { SeveralValues } from './SeveralValues.tsx'
import { useWords } from '../words/words.ts'

interface ConditionLineProps {
  /** Which line of its rule, from 1. */
  number: number
  line: Line
  fields: readonly NamedField[]
  put(line: Line): void
  remove(): void
}

/** One line of a rule: which field, which test, which value or other field. */
export function ConditionLine({ number, line, fields, put, remove }: ConditionLineProps) {
  const { t } = useWords()
  const plain = (next: Partial<Line>) => ({ field: line.field, test: line.test, value: line.value, ...next })
  return (
    <Stack data-line spacing={1} sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1, pt: 1.5 }}>
      <Stack direction="row" spacing={0.5}>
        <FieldChoice
          label={t('rule.field')}
          value={line.field}
          fields={fields}
          choose={(field) => put({ ...line, field, value: '' })}
        />
        <IconButton size="small" aria-label={t('rule.removeLine', { line: number })} onClick={remove}>
          <Close fontSize="small" />
        </IconButton>
      </Stack>
      <Choice
        label={t('rule.test')}
        value={line.test}
        options={tests.map((test) => ({ value: test, text: t(`test.${test}`) }))}
        choose={(test) =>
          put(isCompared(test as Test) ? { ...line, test: test as Test } : plain({ test: test as Test }))
        }
      />
      {isCompared(line.test) && (
        <Choice
          label={t('rule.with')}
          value={line.of === undefined ? 'value' : 'field'}
          options={(['value', 'field'] as const).map((each) => ({ value: each, text: t(`rule.with.${each}`) }))}
          choose={(each) => put(each === 'field' ? { ...line, value: '', of: '' } : plain({}))}
        />
      )}
      {line.of === undefined ? (
        <Value
          line={line}
          field={fields.find(({ path }) => path === line.field)}
          put={(value) => put({ ...line, value })}
        />
      ) : (
        <FieldChoice
          label={t('rule.other')}
          value={line.of}
          fields={fields}
          choose={(of) => put({ ...line, value: '', of })}
        />
      )}
      {line.of !== undefined && isOfDays(line.test) && (
        <TextField
          size="small"
          label={t('rule.days')}
          helperText={t('rule.days.about')}
          type="number"
          value={line.days ?? ''}
          onChange={({ target }) => put({ ...line, days: target.value })}
        />
      )}
    </Stack>
  )
}

/** What may be chosen; a value that is written stays in view, also where it is none of them. */
function withWritten(options: readonly Option[], value: string): readonly Option[] {
  const isThere = value === '' || options.some((each) => each.value === value)
  return isThere ? options : [...options, { value, text: value }]
}

/** What the field is tested by: of its own values where those are known. */
function Value({
  line: { test, value },
  field,
  put,
}: {
  line: Line
  field: NamedField | undefined
  put(value: string): void
}) {
  const { t } = useWords()
  const answers = [
    { value: 'true', text: t('rule.yes') },
    { value: 'false', text: t('rule.no') },
  ]
  const options = test === 'filled' || field?.type === 'boolean' ? answers : field?.values
  if (test === 'filled')
    return (
      <Choice label={t('rule.value')} value={value === 'false' ? 'false' : 'true'} options={answers} choose={put} />
    )
  if (options === undefined || test === 'longer')
    return (
      <TextField
        size="small"
        label={t(test === 'in' || test === 'notIn' ? 'rule.values' : 'rule.value')}
        type={test === 'longer' ? 'number' : 'text'}
        value={value}
        onChange={({ target }) => put(target.value)}
      />
    )
  if (test !== 'in' && test !== 'notIn')
    return <Choice label={t('rule.value')} value={value} options={withWritten(options, value)} choose={put} />
  return <SeveralValues label={t('rule.values')} {...{ value, options }} commit={put} />
}
