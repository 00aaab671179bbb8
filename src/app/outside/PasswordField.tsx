import { useState } from 'react'
import Visibility from '@mui/icons-material/Visibility'
import VisibilityOff from '@mui/icons-material/VisibilityOff'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { useT } from '../portal/portal.ts'
import { Field, type FieldProps } from './Field.tsx'

export interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'end' | 'upperCase' | 'inputRef'> {
  autoComplete: 'current-password' | 'new-password'
}

/** A field for a password, which the user may show. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useT()
  const [visible, setVisible] = useState(false)
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
  return <Field {...props} type={visible ? 'text' : 'password'} end={toggle} />
}
