import InputAdornment from '@mui/material/InputAdornment'
import MenuItem from '@mui/material/MenuItem'
import type { SxProps } from '@mui/material/styles'
import TextField from '@mui/material/TextField'

export interface Option {
  value: string
  text: string
  /** The text of a tooltip. */
  hint?: string
}

interface ChoiceProps {
  label: string
  value: string
  options: readonly Option[]
  choose(value: string): void
  /** Where its label stands: above it; `inside`, before what is chosen; `unseen`, where what is chosen says what it is. */
  stands?: 'above' | 'inside' | 'unseen'
  /** Where it stands and how wide it is; without, as its place has it. */
  sx?: SxProps
}

/** One of several values. A choice of nothing is one, too, and reads in the field. */
export function Choice({ label, value, options, choose, stands = 'above', sx = {} }: ChoiceProps) {
  const isOffered = options.some((each) => each.value === value)
  return (
    <TextField
      select
      size="small"
      {...(stands === 'above' && { label })}
      value={isOffered ? value : ''}
      onChange={({ target }) => choose(target.value)}
      slotProps={{
        select: {
          displayEmpty: true,
          ...(stands !== 'above' && { SelectDisplayProps: { 'aria-label': label, title: label } }),
        },
        ...(stands === 'inside' && {
          input: {
            startAdornment: (
              <InputAdornment position="start" aria-hidden disablePointerEvents>
                {label}
              </InputAdornment>
            ),
          },
        }),
        inputLabel: { shrink: true },
      }}
      sx={sx}
    >
      {options.map((each) => (
        <MenuItem key={each.value} value={each.value} title={each.hint}>
          {each.text}
        </MenuItem>
      ))}
    </TextField>
  )
}
