import { useEffect, useRef, useState } from 'react'
import type { SyntheticEvent } from 'react'
import { useAtomValue } from 'jotai/react'
import Visibility from '@mui/icons-material/Visibility'
import VisibilityOff from '@mui/icons-material/VisibilityOff'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { useT } from '../portal.ts'
import { endedAtom } from '../state.ts'
import { Captcha } from './Captcha.tsx'
import { Field } from './field.tsx'
import { useSignIn } from './use-sign-in.ts'
import type { FieldName, SignInForm } from './use-sign-in.ts'

/** The sign-in form (specification of the frame, §2). `captchaCount`: after how many attempts the captcha stands. */
export function LoginForm({ captchaCount }: { captchaCount: number }) {
  const t = useT()
  const form = useSignIn(captchaCount)
  const element = useRef<HTMLFormElement>(null)
  const { values, errors, busy, Question } = form
  const bind = (name: FieldName) => ({
    id: name,
    value: values[name],
    error: errors[name] && t(errors[name]),
    onChange: (value: string) => {
      form.change(name, value)
    },
  })

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    const wrong = form.submit()
    if (wrong) element.current?.querySelector<HTMLInputElement>(`#${wrong}`)?.focus()
  }

  useEffect(() => {
    element.current?.querySelector('input')?.focus()
  }, [])

  return (
    <Box component="form" ref={element} noValidate onSubmit={submit} sx={{ display: 'grid', gap: 0.75 }} aria-labelledby="login-heading">
      <Notice refusal={form.refusal} />
      <Field {...bind('user')} label={t('login.user')} autoComplete="username" upperCase />
      <PasswordField {...bind('password')} />
      {form.captchaDue && <Captcha captcha={form.captcha} {...bind('captcha')} onRenew={form.renewCaptcha} />}
      <Button type="submit" variant="contained" size="large" disabled={busy} sx={{ mt: 0.5, py: 1.25 }}>
        {t(busy ? 'login.processing' : 'login.submit')}
      </Button>
      {Question && <Question onAnswer={form.answer} />}
    </Box>
  )
}

/** Why the last sign-in was refused, or how the last session ended. */
function Notice({ refusal }: Pick<SignInForm, 'refusal'>) {
  const t = useT()
  const ended = useAtomValue(endedAtom)
  return (
    <>
      <Box role="alert" sx={{ '&:empty': { display: 'none' }, mb: 1.5 }}>
        {refusal && (
          <Alert role="presentation" severity="error" variant="outlined">
            {'text' in refusal ? refusal.text : t(refusal.label)}
          </Alert>
        )}
      </Box>
      {!refusal && ended && (
        <Alert role="status" severity="info" variant="outlined" sx={{ mb: 1.5 }}>
          {t(ended === 'expired' ? 'login.sessionEnded' : 'login.signedOut')}
        </Alert>
      )}
    </>
  )
}

interface PasswordProps {
  id: string
  value: string
  error: string | undefined
  onChange(value: string): void
}

function PasswordField(props: PasswordProps) {
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
  return <Field {...props} label={t('login.password')} type={visible ? 'text' : 'password'} autoComplete="current-password" end={toggle} />
}
