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

/** One field, found by what it reads. A path that no field of the screen has is typed, and stands as it is written. */
export function FieldChoice({ label, value, fields, choose }: FieldChoiceProps) {
  const known = fields.find(({ path }) => path === value)
  const chosen = known ?? (value === '' ? null : { path: value, text: value })
  return (
    <Autocomplete
      freeSolo
      clearOnBlur
      forcePopupIcon
      size="small"
      fullWidth
      options={known === undefined && chosen !== null ? [chosen, ...fields] : fields}
      value={chosen}
      getOptionLabel={(field) => (typeof field === 'string' ? field : field.text)}
      getOptionKey={(field) => (typeof field === 'string' ? field : field.path)}
      isOptionEqualToValue={(one, other) => typeof other !== 'string' && one.path === other.path}
      onChange={(_event, field) => choose(typeof field === 'string' ? pathOf(field, fields) : (field?.path ?? ''))}
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  )
}

/** The path of the field that reads so, in any case, or of the only one that has this in what it reads; else what was typed is a path. */
function pathOf(typed: string, fields: readonly NamedField[]): string {
  const sought = typed.trim().toLowerCase()
  const found = fields.filter(({ text }) => text.toLowerCase().includes(sought))
  const same = found.find(({ text }) => text.toLowerCase() === sought)
  return (same ?? (found.length === 1 ? found[0] : undefined))?.path ?? typed.trim()
}
