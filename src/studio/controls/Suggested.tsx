import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { spoken } from './spoken.ts'
import { useTyped } from './typing.ts'

interface SuggestedProps {
  label: string
  value: string
  /** What it may well be. */
  suggestions: readonly string[]
  /** What one of them reads, where it is an id or a name of the contract. */
  read?(value: string): string
  /** Called with another value when the person has chosen one, or finished typing. */
  commit(value: string): void
}

/** A text of which is known what it may be, such as the name of a value in the contract. What is typed where the field goes away is told. */
export function Suggested({ label, value, suggestions, read, commit }: SuggestedProps) {
  const [typed, type] = useTyped()
  const finish = (text: string) => {
    type()
    if (text !== value) commit(text)
  }
  const words = read?.(value)
  const textOf = (each: string) => spoken(each, read?.(each))
  return (
    <Autocomplete
      freeSolo
      fullWidth
      size="small"
      options={suggestions}
      inputValue={typed ?? value}
      value={value}
      onInputChange={(_event, text, reason) => reason === 'input' && type(text)}
      onChange={(_event, chosen) => finish(chosen ?? '')}
      onBlur={() => typed !== undefined && finish(typed)}
      filterOptions={createFilterOptions({ stringify: textOf })}
      renderOption={(props, each) => (
        <li {...props} key={each}>
          {textOf(each)}
        </li>
      )}
      renderInput={(props) => (
        <TextField {...props} label={label} helperText={value === '' || words === value ? undefined : words} />
      )}
    />
  )
}
