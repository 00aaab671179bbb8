import Autocomplete from '@mui/material/Autocomplete'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { OptionSchema } from '../../config/index.ts'
import type { OutlineEntry } from '../../config/node.ts'
import { Choice } from '../controls/Choice.tsx'
import { Committed } from '../controls/Committed.tsx'
import type { Change, StudioPart } from '../host/api.ts'
import { useWords } from '../words/words.ts'

interface OptionsProps {
  entry: OutlineEntry
  /** The part that draws the entry. */
  part: StudioPart
  file: string
  change(...changes: Change[]): void
}

/** The options of the part that draws an entry, as its manifest describes them. Those that are objects are written in the file. */
export function Options({ entry, part, file, change }: OptionsProps) {
  const { t } = useWords()
  const says = (entry.says['options'] ?? {}) as Record<string, unknown>
  const offered = Object.entries(part.options).filter(([, option]) => isOffered(option))
  if (offered.length === 0) return null
  return (
    <Stack role="group" aria-label={t('options.label', { part: part.name })} spacing={1.5}>
      <Typography variant="body2" color="text.secondary">
        {t('options.label', { part: part.name })}
      </Typography>
      {offered.map(([name, option]) => (
        <Option
          key={name}
          name={name}
          option={option}
          value={says[name]}
          put={(value) =>
            change({
              ...{ kind: 'set', file, keys: [...entry.keys, 'options', name] },
              ...(value !== undefined && value !== '' && { value }),
            })
          }
        />
      ))}
    </Stack>
  )
}

interface OptionProps {
  name: string
  option: OptionSchema
  value: unknown
  put(value: unknown): void
}

function Option({ name, option, value, put }: OptionProps) {
  const { t } = useWords()
  return (
    <div>
      {control()}
      <Typography variant="caption" color="text.secondary" lang="en" sx={{ display: 'block' }}>
        {option.description}
      </Typography>
    </div>
  )

  function control() {
    const usual = option.default === undefined ? '' : String(option.default)
    const text = value === undefined ? '' : String(value)
    if (option.type === 'boolean')
      return (
        <FormControlLabel
          control={
            <Switch checked={(value ?? option.default) === true} onChange={({ target }) => put(target.checked)} />
          }
          label={name}
          sx={{ ml: -0.75 }}
        />
      )
    if (option.enum !== undefined)
      return (
        <Choice
          label={name}
          value={text}
          options={[
            { value: '', text: t('options.usual', { usual }) },
            ...option.enum.map((each) => ({ value: String(each), text: String(each) })),
          ]}
          choose={(chosen) => put(option.enum?.find((each) => String(each) === chosen))}
          sx={{ width: '100%' }}
        />
      )
    if (option.type === 'array')
      return (
        <Autocomplete
          multiple
          freeSolo
          size="small"
          options={option.items?.enum?.map(String) ?? []}
          value={Array.isArray(value) ? value.map(String) : []}
          onChange={(_event, next) => put(next.length === 0 ? undefined : next)}
          renderInput={(params) => <TextField {...params} label={name} />}
        />
      )
    const isNumber = option.type === 'integer' || option.type === 'number'
    return (
      <Committed
        label={name}
        value={text}
        commit={(next) => put(isNumber && next !== '' ? Number(next) : next)}
        isNumber={isNumber}
      />
    )
  }
}

function isOffered({ type, items }: OptionSchema): boolean {
  if (type === 'array') return items?.type === 'string'
  return typeof type === 'string' && type !== 'object'
}
