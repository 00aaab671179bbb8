import { useEffect, useRef, useState } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { LabelId, TenantBoot } from '../../config/index.ts'
import { callOperation } from '../../render/source.ts'
import { LOGIN, RESET, addressOf } from '../address/place.ts'
import { emailIn } from '../login/user.ts'
import { Field } from '../outside/Field.tsx'
import { PlaceButton } from '../outside/PlaceButton.tsx'
import { refusalOf } from '../outside/refusal.tsx'
import type { Refusal } from '../outside/refusal.tsx'
import { SignInFrame } from '../outside/SignInFrame.tsx'
import { usePortal, useT } from '../portal/portal.ts'
import { CaptchaForm } from './CaptchaForm.tsx'
import { isTokenExpired } from './reset-link.ts'

/** Forgot password: asks for a reset link, then says thank you (specification of the frame, §2 and §4). */
export function ForgotPage({ boot }: { boot: TenantBoot }) {
  const t = useT()
  const [sent, setSent] = useState(false)
  return (
    <SignInFrame boot={boot} heading={t(sent ? 'password.thankYou' : 'password.forgotHeading')}>
      {sent ? (
        <ThankYou />
      ) : (
        <ForgotForm
          tenantUrl={boot.url}
          onSent={() => {
            setSent(true)
          }}
        />
      )}
      <Box sx={{ mt: 1.5, textAlign: 'center' }}>
        <PlaceButton tenantUrl={boot.url} path={LOGIN} variant={sent ? 'contained' : 'text'}>
          {t('password.back')}
        </PlaceButton>
      </Box>
    </SignInFrame>
  )
}

interface ForgotFormProps {
  tenantUrl: string
  /** The gateway took the request; it does not say whether it knows the address. */
  onSent(): void
}

/** Asks for an e-mail address, and has a reset link sent there. */
function ForgotForm({ tenantUrl, onSent }: ForgotFormProps) {
  const { gateway } = usePortal()
  const t = useT()
  const [email, setEmail] = useState('')
  const [error, setError] = useState<LabelId>()

  function check(): string | undefined {
    const wrong = emailError(email)
    setError(wrong)
    return wrong && 'email'
  }

  async function send(): Promise<Refusal | null> {
    // The page that the link in the e-mail leads to; the gateway adds the token.
    const passwordResetUrl = new URL(addressOf(tenantUrl, RESET), window.location.origin).href
    const answer = await callOperation(gateway, 'requestPasswordReset', {
      body: { email: emailIn(email) ?? '', passwordResetUrl },
    })
    if (!answer.ok) return refusalOf(answer.problem)
    onSent()
    return null
  }

  return (
    <CaptchaForm
      labels={{ submit: 'password.send', busy: 'password.sending' }}
      notice={
        isTokenExpired(window.history.state) && (
          <Alert role="alert" severity="warning" variant="outlined" sx={{ mb: 2.5 }}>
            {t('password.tokenExpired')}
          </Alert>
        )
      }
      check={check}
      send={send}
    >
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
    </CaptchaForm>
  )
}

/** What is wrong with an e-mail address that a reset link is to go to (specification of the frame, §5). */
function emailError(email: string): LabelId | undefined {
  if (email.trim() === '') return 'password.emailRequired'
  return emailIn(email) === undefined ? 'login.emailInvalid' : undefined
}

/** Takes the focus from the button that is gone, so that it is read out. */
function ThankYou() {
  const t = useT()
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    text.current?.focus()
  }, [])
  return (
    <Typography ref={text} tabIndex={-1} sx={{ outline: 0, mb: 3, typography: 'subtitle1', fontWeight: 400 }}>
      {t('password.thankYouText')}
    </Typography>
  )
}
