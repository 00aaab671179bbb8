import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useSteadyList } from '../controls/lines/steady-list.ts'
import type { NamedField } from './fields.ts'

interface FieldsChoiceProps {
  label: string
  /** Their paths. */
  value: readonly string[]
  fields: readonly NamedField[]
  choose(paths: string[]): void
}

/** Several fields, found by what they read. */
export function FieldsChoice({ label, value, fields, choose }: FieldsChoiceProps) {
  const chosen = useSteadyList(value)
  const textOf = (path: string) => fields.find((field) => field.path === path)?.text ?? path
  return (
    <Autocomplete
      autoHighlight
      multiple
      size="small"
      fullWidth
      disableCloseOnSelect
      options={[...new Set([...value, ...fields.map(({ path }) => path)])]}
      value={chosen}
      getOptionLabel={textOf}
      getOptionKey={(path) => path}
      onChange={(_event, paths) => choose(paths)}
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  )
}
