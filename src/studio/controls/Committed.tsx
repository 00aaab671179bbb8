import { useState } from 'react'
import TextField from '@mui/material/TextField'

interface CommittedProps {
  label: string
  value: string
  /** Called with another value when the person has finished: Enter, or leaving the field. */
  commit(value: string): void
  isNumber?: boolean
  /** How it is written. */
  hint?: string
  /** What stands there cannot be read. */
  isWrong?: boolean
  /** Its label is heard, not seen: what stands around it says what it is. */
  isBare?: boolean
}

/** A text that counts once it is finished, so that a word is one change and not six. */
export function Committed({
  label,
  value,
  commit,
  isNumber = false,
  hint,
  isWrong = false,
  isBare = false,
}: CommittedProps) {
  const [typed, setTyped] = useState<string>()
  const finish = () => {
    if (typed !== undefined && typed !== value) commit(typed)
    setTyped(undefined)
  }
  return (
    <TextField
      size="small"
      fullWidth
      {...(isBare ? { slotProps: { htmlInput: { 'aria-label': label } } } : { label })}
      value={typed ?? value}
      type={isNumber ? 'number' : 'text'}
      helperText={hint}
      error={isWrong}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={finish}
      onKeyDown={({ key }) => {
        if (key === 'Enter') finish()
        if (key === 'Escape') setTyped(undefined)
      }}
    />
  )
}
