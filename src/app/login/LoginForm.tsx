import { useEffect, useRef } from 'react'
import type { SyntheticEvent } from 'react'
import { useAtomValue } from 'jotai/react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useT } from '../portal.ts'
import { endedAtom } from '../state.ts'
import { Captcha } from './Captcha.tsx'
import { Field } from './field.tsx'
import { FormNotice } from './FormNotice.tsx'
import { PasswordField } from './PasswordField.tsx'
import { HEADING } from './SignInFrame.tsx'
import { useSignIn } from './use-sign-in.ts'
import type { FieldName } from './use-sign-in.ts'

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
    <Box
      component="form"
      ref={element}
      noValidate
      onSubmit={submit}
      sx={{ display: 'grid', gap: 0.75 }}
      aria-labelledby={HEADING}
    >
      <FormNotice told={form.refusal} />
      {!form.refusal && <BeforeNotice />}
      <Field {...bind('user')} label={t('login.user')} autoComplete="username" upperCase />
      <PasswordField {...bind('password')} label={t('login.password')} autoComplete="current-password" />
      {form.captchaDue && <Captcha captcha={form.captcha} {...bind('captcha')} onRenew={form.renewCaptcha} />}
      <Button type="submit" variant="contained" size="large" disabled={busy} sx={{ mt: 0.5, py: 1.25 }}>
        {t(busy ? 'login.processing' : 'login.submit')}
      </Button>
      {Question && <Question onAnswer={form.answer} />}
    </Box>
  )
}

/** How the last session ended, or that the password is a new one. */
function BeforeNotice() {
  const t = useT()
  const ended = useAtomValue(endedAtom)
  if (ended === null) return null
  const { severity, label } = BEFORE[ended]
  return (
    <Alert role="status" severity={severity} variant="outlined" sx={{ mb: 2.5 }}>
      {t(label)}
    </Alert>
  )
}

const BEFORE = {
  signedOut: { severity: 'info', label: 'login.signedOut' },
  expired: { severity: 'info', label: 'login.sessionEnded' },
  passwordChanged: { severity: 'success', label: 'password.changed' },
  passwordReset: { severity: 'success', label: 'password.resetDone' },
} as const
