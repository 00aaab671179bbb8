import { useState } from 'react'
import type { ClipboardEvent, DragEvent, InputEvent } from 'react'
import Visibility from '@mui/icons-material/Visibility'
import VisibilityOff from '@mui/icons-material/VisibilityOff'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { useT } from '../portal/portal.ts'
import { Field, type FieldProps } from './Field.tsx'

interface Props extends Omit<FieldProps, 'type' | 'end' | 'upperCase' | 'inputRef'> {
  autoComplete: 'current-password' | 'new-password'
  /** Nothing can be pasted or dropped into it, nor typed past its most characters; a message says so (specification of the frame, §2). */
  typedOnly?: boolean
}

/** What was not taken, and why. */
type Refused = 'password.typeIt' | 'password.tooLong'

/** A field for a password, which the user may show. */
export function PasswordField({ typedOnly = false, ...props }: Props) {
  const t = useT()
  const [visible, setVisible] = useState(false)
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
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={t(visible ? 'login.hidePassword' : 'login.showPassword')}
        onClick={() => {
          setVisible(!visible)
        }}
      >
        {visible ? <VisibilityOff /> : <Visibility />}
      </IconButton>
    </InputAdornment>
  )
  const field = (
    <Field
      {...props}
      type={visible ? 'text' : 'password'}
      end={toggle}
      error={refused ? t(refused, { longest: props.maxLength ?? 0 }) : props.error}
      onChange={(value) => {
        setRefused(undefined)
        props.onChange(value)
      }}
    />
  )
  return typedOnly ? (
    <Box onPaste={refuse} onDrop={refuse} onBeforeInput={measure}>
      {field}
    </Box>
  ) : (
    field
  )
}
