import type { ChangeEvent, ReactNode, Ref } from 'react'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'

export interface FieldProps {
  id: string
  label: string
  value: string
  error: string | undefined
  onChange(value: string): void
  onBlur?(): void
  type?: 'text' | 'password' | 'email'
  autoComplete?: string
  inputMode?: 'numeric' | 'text'
  maxLength?: number
  autoFocus?: boolean
  upperCase?: boolean
  end?: ReactNode
  inputRef?: Ref<HTMLInputElement>
}

/** A text field of the pages outside the shell. Lean on purpose: it loads neither select, menu nor popover. */
export function Field({
  id,
  label,
  value,
  error,
  onChange,
  onBlur,
  type = 'text',
  autoComplete,
  inputMode,
  maxLength,
  autoFocus = false,
  upperCase = false,
  end,
  inputRef,
}: FieldProps) {
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void => {
    // Changing the text while an input method composes it would cut it off.
    if (upperCase && !(nativeEvent as InputEvent).isComposing) toUpperCase(target)
    onChange(target.value)
  }
  const inputProps = {
    ...(maxLength && { maxLength }),
    inputMode,
    ...(upperCase && { autoCapitalize: 'characters', spellCheck: false }),
    'aria-required': true,
  }
  return (
    <FormControl fullWidth error={error !== undefined} variant="outlined">
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        name={id}
        label={label}
        type={type}
        value={value}
        onChange={change}
        autoComplete={autoComplete ?? 'off'}
        autoFocus={autoFocus}
        endAdornment={end}
        slotProps={{ input: { ...inputProps, 'aria-describedby': `${id}-error` } }}
        {...(inputRef && { inputRef })}
        {...(onBlur && { onBlur })}
      />
      <FormHelperText id={`${id}-error`}>{error ?? ' '}</FormHelperText>
    </FormControl>
  )
}

/** Changes what stands in the input without moving the caret. */
function toUpperCase(input: HTMLInputElement): void {
  const upper = input.value.toUpperCase()
  if (upper === input.value) return
  const { selectionStart, selectionEnd } = input
  input.value = upper
  input.setSelectionRange(selectionStart, selectionEnd)
}
