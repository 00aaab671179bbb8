import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import type { NamedField } from './fields.ts'

interface FieldChoiceProps {
  label: string
  /** Its path; empty where none is chosen. */
  value: string
  fields: readonly NamedField[]
  choose(path: string): void
}

/** One field, found by what it reads. A path that no field of the screen has stands as it is written. */
export function FieldChoice({ label, value, fields, choose }: FieldChoiceProps) {
  const known = fields.find(({ path }) => path === value)
  const chosen = known ?? (value === '' ? null : { path: value, text: value })
  return (
    <Autocomplete
      size="small"
      fullWidth
      options={known === undefined && chosen !== null ? [chosen, ...fields] : fields}
      value={chosen}
      getOptionLabel={({ text }) => text}
      getOptionKey={({ path }) => path}
      isOptionEqualToValue={(one, other) => one.path === other.path}
      onChange={(_event, field) => choose(field?.path ?? '')}
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  )
}
