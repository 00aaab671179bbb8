import { useEffect, useRef, useState } from 'react'
import type { SyntheticEvent } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Captcha } from '../login/Captcha.tsx'
import { FormNotice } from '../login/FormNotice.tsx'
import type { Told } from '../login/refusal.ts'
import { HEADING } from '../login/SignInFrame.tsx'
import { useCaptcha } from '../login/use-captcha.ts'
import { usePortal, useT } from '../portal.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { resetPassword } from './reset.ts'
import type { ResetResult } from './reset.ts'
import { useNewPassword } from './use-new-password.ts'

interface Props {
  token: string
  /** The gateway answered. What it refused for another reason than the link is said here. */
  onEnd(result: ResetResult): void
}

/** Asks for a new password, twice, and a captcha. */
export function ResetForm({ token, onEnd }: Props) {
  const { gateway } = usePortal()
  const t = useT()
  const captcha = useCaptcha()
  const entry = useNewPassword()
  const [told, setTold] = useState<Told | null>(null)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  async function send(): Promise<void> {
    setBusy(true)
    setTold(null)
    const result = await resetPassword(gateway, token, entry.values.newPassword)
    setBusy(false)
    if (result.kind === 'refused') {
      setTold(result.told)
      captcha.renew()
    }
    onEnd(result)
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    if (busy) return
    const wrong = entry.check()
    const solved = captcha.check()
    const first = wrong ?? (solved ? undefined : 'captcha')
    if (first) form.current?.querySelector<HTMLInputElement>(`#${first}`)?.focus()
    else void send()
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
      <FormNotice told={told} />
      <NewPasswordFields entry={entry} />
      <Captcha
        id="captcha"
        {...captcha}
        error={captcha.error && t(captcha.error)}
        onChange={captcha.change}
        onRenew={captcha.renew}
      />
      <Button type="submit" variant="contained" size="large" disabled={busy} sx={{ mt: 0.5, py: 1.25 }}>
        {t(busy ? 'password.saving' : 'password.resetSubmit')}
      </Button>
    </Box>
  )
}
