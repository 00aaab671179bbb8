import Close from '@mui/icons-material/Close'
import Autocomplete from '@mui/material/Autocomplete'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { Choice } from '../controls/Choice.tsx'
import { tests, valuesIn, type Line, type Test } from './conditions.ts'
import type { NamedField } from './fields.ts'
import { useWords } from '../words/words.ts'

interface ConditionLineProps {
  /** Which line of its rule, from 1. */
  number: number
  line: Line
  fields: readonly NamedField[]
  put(line: Line): void
  remove(): void
}

/** One line of a rule: which field, which test, which value. */
export function ConditionLine({ number, line, fields, put, remove }: ConditionLineProps) {
  const { t } = useWords()
  const known = fields.find(({ path }) => path === line.field)
  const chosen = known ?? (line.field === '' ? null : { path: line.field, text: line.field })
  return (
    <Stack spacing={1} sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1, pt: 1.5 }}>
      <Stack direction="row" spacing={0.5}>
        <Autocomplete
          size="small"
          fullWidth
          options={known === undefined && chosen !== null ? [chosen, ...fields] : fields}
          value={chosen}
          getOptionLabel={({ text }) => text}
          getOptionKey={({ path }) => path}
          isOptionEqualToValue={(one, other) => one.path === other.path}
          onChange={(_event, field) => put({ ...line, field: field?.path ?? '', value: '' })}
          renderInput={(params) => <TextField {...params} label={t('rule.field')} />}
        />
        <IconButton size="small" aria-label={t('rule.removeLine', { line: number })} onClick={remove}>
          <Close fontSize="small" />
        </IconButton>
      </Stack>
      <Choice
        label={t('rule.test')}
        value={line.test}
        options={tests.map((test) => ({ value: test, text: t(`test.${test}`) }))}
        choose={(test) => put({ ...line, test: test as Test })}
      />
      <Value line={line} field={known} put={(value) => put({ ...line, value })} />
    </Stack>
  )
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
  if (options === undefined)
    return (
      <TextField
        size="small"
        label={t(test === 'in' || test === 'notIn' ? 'rule.values' : 'rule.value')}
        value={value}
        onChange={({ target }) => put(target.value)}
      />
    )
  if (test !== 'in' && test !== 'notIn')
    return <Choice label={t('rule.value')} value={value} options={options} choose={put} />
  const chosen = valuesIn(value)
  return (
    <Autocomplete
      multiple
      size="small"
      disableCloseOnSelect
      options={options.map((each) => each.value)}
      value={chosen}
      getOptionLabel={(each) => options.find((option) => option.value === each)?.text ?? each}
      onChange={(_event, next) => put(next.join(','))}
      renderInput={(params) => <TextField {...params} label={t('rule.values')} />}
    />
  )
}
