import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import type { Option } from '../controls/Choice.tsx'
import { useSteadyList } from '../controls/lines/steady-list.ts'
import { valuesIn } from './conditions.ts'

interface SeveralValuesProps {
  label: string
  /** Values with commas between them. */
  value: string
  options: readonly Option[]
  commit(value: string): void
}

/** Several of the values that there are, as a text with commas. */
export function SeveralValues({ label, value, options, commit }: SeveralValuesProps) {
  const values = useSteadyList(valuesIn(value))
  return (
    <Autocomplete
      autoHighlight
      multiple
      size="small"
      disableCloseOnSelect
      options={options.map((each) => each.value)}
      value={values}
      getOptionLabel={(each) => options.find((option) => option.value === each)?.text ?? each}
      onChange={(_event, next) => commit(next.join(','))}
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  )
}
