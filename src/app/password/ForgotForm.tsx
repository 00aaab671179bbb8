import { useEffect, useRef, useState } from 'react'
import type { SyntheticEvent } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { callOperation } from '../../render/source.ts'
import type { LabelId } from '../../config/index.ts'
import { Captcha } from '../login/Captcha.tsx'
import { Field } from '../login/field.tsx'
import { FormNotice } from '../login/FormNotice.tsx'
import { toldOf } from '../login/refusal.ts'
import type { Told } from '../login/refusal.ts'
import { HEADING } from '../login/SignInFrame.tsx'
import { useCaptcha } from '../login/use-captcha.ts'
import { usePortal, useT } from '../portal.ts'
import { emailError, isTokenExpired, resetPageUrl } from './forgot.ts'

interface Props {
  tenantUrl: string
  /** The gateway took the request; whether it knows the address is not told. */
  onSent(): void
}

/** Asks for an e-mail address and a captcha, and has a reset link sent there. */
export function ForgotForm({ tenantUrl, onSent }: Props) {
  const { gateway } = usePortal()
  const t = useT()
  const captcha = useCaptcha()
  const [email, setEmail] = useState('')
  const [error, setError] = useState<LabelId>()
  const [told, setTold] = useState<Told | null>(null)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const focusOn = (id: string): void => form.current?.querySelector<HTMLInputElement>(`#${id}`)?.focus()

  async function send(): Promise<void> {
    setBusy(true)
    setTold(null)
    const body = { email: email.trim(), passwordResetUrl: resetPageUrl(tenantUrl) }
    const answer = await callOperation(gateway, 'requestPasswordReset', { body })
    setBusy(false)
    if (answer.ok) return onSent()
    setTold(toldOf(answer.problem))
    captcha.renew()
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    if (busy) return
    const wrong = emailError(email)
    setError(wrong)
    const solved = captcha.check()
    if (wrong) return focusOn('email')
    if (!solved) return focusOn('captcha')
    void send()
  }

  useEffect(() => {
    form.current?.querySelector('input')?.focus()
  }, [])

  return (
    <Box
      component="form"
      ref={form}
      noValidate
      onSubmit={submit}
      sx={{ display: 'grid', gap: 0.75 }}
      aria-labelledby={HEADING}
    >
      {!told && isTokenExpired(window.history.state) && (
        <Alert role="alert" severity="warning" variant="outlined" sx={{ mb: 2.5 }}>
          {t('password.tokenExpired')}
        </Alert>
      )}
      <FormNotice told={told} />
      <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{t('password.forgotLead')}</Typography>
      <Field
        id="email"
        type="email"
        label={t('password.email')}
        autoComplete="email"
        value={email}
        error={error && t(error)}
        onChange={(value) => {
          setEmail(value)
          setError(undefined)
        }}
      />
      <Captcha
        id="captcha"
        {...captcha}
        error={captcha.error && t(captcha.error)}
        onChange={captcha.change}
        onRenew={captcha.renew}
      />
      <Button type="submit" variant="contained" size="large" disabled={busy} sx={{ mt: 0.5, py: 1.25 }}>
        {t(busy ? 'password.sending' : 'password.send')}
      </Button>
    </Box>
  )
}
