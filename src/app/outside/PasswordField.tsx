import { useState } from 'react'
import type { ClipboardEvent, DragEvent } from 'react'
import Visibility from '@mui/icons-material/Visibility'
import VisibilityOff from '@mui/icons-material/VisibilityOff'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { useT } from '../portal/portal.ts'
import { Field, type FieldProps } from './Field.tsx'

interface Props extends Omit<FieldProps, 'type' | 'end' | 'upperCase' | 'inputRef'> {
  autoComplete: 'current-password' | 'new-password'
  /** Nothing can be pasted or dropped into it; a message says so (specification of the frame, §2). */
  typedOnly?: boolean
}

/** A field for a password, which the user may show. */
export function PasswordField({ typedOnly = false, ...props }: Props) {
  const t = useT()
  const [visible, setVisible] = useState(false)
  const [pasted, setPasted] = useState(false)
  const refuse = (event: ClipboardEvent | DragEvent): void => {
    event.preventDefault()
    setPasted(true)
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
      error={pasted ? t('password.typeIt') : props.error}
      onChange={(value) => {
        setPasted(false)
        props.onChange(value)
      }}
    />
  )
  return typedOnly ? (
    <Box onPaste={refuse} onDrop={refuse}>
      {field}
    </Box>
  ) : (
    field
  )
}
