import TextField from '@mui/material/TextField'

interface LineProps {
  label: string
  value: string
  put(value: string): void
  /** What it is for, and what it may be. */
  help?: string
  pattern?: string
  type?: 'text' | 'email' | 'password'
  mayBeEmpty?: boolean
  maxLength?: number
}

/** A text of the wizard; what it may be, the browser says before the next step. */
export function Line({ label, value, put, help, pattern, type = 'text', mayBeEmpty = false, maxLength }: LineProps) {
  return (
    <TextField
      required={!mayBeEmpty}
      fullWidth
      {...{ label, value, type }}
      helperText={help}
      autoComplete={type === 'password' ? 'new-password' : 'off'}
      onChange={({ target }) => put(target.value)}
      slotProps={{ htmlInput: { pattern, title: help, maxLength } }}
    />
  )
}
