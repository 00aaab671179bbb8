import Autocomplete from '@mui/material/Autocomplete'
import type { SxProps } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { Choice, type Option } from './Choice.tsx'

interface SearchedProps {
  label: string
  value: string
  options: readonly Option[]
  choose(value: string): void
  sx: SxProps
}

/** How many are looked through without a search. */
const FEW = 20

/** One of several values whose label is heard, not seen; among many it is found by typing a part of what it reads, or of its value. */
export function Searched({ label, value, options, choose, sx }: SearchedProps) {
  const chosen = options.find((each) => each.value === value)
  if (options.length <= FEW || chosen === undefined)
    return <Choice stands="unseen" {...{ label, value, options, choose, sx }} />
  return (
    <Autocomplete
      autoHighlight
      disableClearable
      size="small"
      options={options}
      value={chosen}
      getOptionKey={(each) => each.value}
      getOptionLabel={({ text }) => text}
      filterOptions={(all, { inputValue }) => {
        const sought = inputValue.trim().toLowerCase()
        return all.filter((each) => `${each.text} ${each.value}`.toLowerCase().includes(sought))
      }}
      isOptionEqualToValue={(one, other) => one.value === other.value}
      onChange={(_event, next) => choose(next.value)}
      renderInput={(props) => (
        <TextField
          {...props}
          slotProps={{
            ...props.slotProps,
            htmlInput: { ...props.slotProps.htmlInput, 'aria-label': label, title: label },
          }}
        />
      )}
      sx={sx}
    />
  )
}
