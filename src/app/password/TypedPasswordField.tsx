import { useState } from 'react'
import type { ClipboardEvent, DragEvent, InputEvent } from 'react'
import Box from '@mui/material/Box'
import { PasswordField, type PasswordFieldProps } from '../outside/PasswordField.tsx'
import { useT } from '../portal/portal.ts'

/** What was not taken, and why. */
type Refused = 'password.typeIt' | 'password.tooLong'

/** A password that is typed: nothing can be pasted or dropped into it, nor typed past its most characters; a message says so (specification of the frame, §2). */
export function TypedPasswordField(props: PasswordFieldProps) {
  const t = useT()
  const [refused, setRefused] = useState<Refused>()
  const refuse = (event: ClipboardEvent | DragEvent): void => {
    event.preventDefault()
    setRefused('password.typeIt')
  }
  // The browser leaves out what is too long without a word: who typed it twice would sign in with it, and be refused.
  const measure = ({ data, target }: InputEvent): void => {
    const { value, selectionStart, selectionEnd } = target as HTMLInputElement
    const kept = value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0))
    if (kept + data.length > (props.maxLength ?? Infinity)) setRefused('password.tooLong')
  }
  return (
    <Box onPaste={refuse} onDrop={refuse} onBeforeInput={measure}>
      <PasswordField
        {...props}
        error={refused ? t(refused, { longest: props.maxLength ?? 0 }) : props.error}
        onChange={(value) => {
          setRefused(undefined)
          props.onChange(value)
        }}
      />
    </Box>
  )
}
