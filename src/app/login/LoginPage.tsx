import { useAtomValue } from 'jotai/react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { TenantBoot } from '../../config/index.ts'
import { useCode } from '../../render/index.ts'
import { FORGOT } from '../address/place.ts'
import { Field } from '../outside/Field.tsx'
import { PasswordField } from '../outside/PasswordField.tsx'
import { PlaceButton } from '../outside/PlaceButton.tsx'
import { SignInFrame } from '../outside/SignInFrame.tsx'
import { SubmitForm } from '../outside/SubmitForm.tsx'
import type { CaptchaEntry } from '../outside/use-captcha.ts'
import { useT } from '../portal/portal.ts'
import { endedAtom } from '../portal/state.ts'
import { useSignIn } from './use-sign-in.ts'
import type { FieldName } from './use-sign-in.ts'

interface LoginPageProps {
  boot: TenantBoot
  /** Somebody types: what lies behind the sign-in will be needed. May be called at every key. */
  expectShell(): void
}

/** The sign-in page of a tenant. */
export function LoginPage({ boot, expectShell }: LoginPageProps) {
  const t = useT()
  const { singleSignOn } = boot
  return (
    <SignInFrame boot={boot} heading={t('login.heading')}>
      {singleSignOn?.only === true ? (
        <EndedNotice />
      ) : (
        <div onInput={expectShell}>
          <LoginForm captchaCount={boot.captchaCount} />
        </div>
      )}
      {singleSignOn && <LateChoice boot={boot} />}
      {singleSignOn?.only !== true && (
        <Box sx={{ mt: 1.5, textAlign: 'center' }}>
          <PlaceButton tenantUrl={boot.url} path={FORGOT}>
            {t('login.forgotPassword')}
          </PlaceButton>
        </Box>
      )}
    </SignInFrame>
  )
}

const loadChoice = () => import('./SingleSignOnChoice.tsx').then(({ SingleSignOnChoice }) => SingleSignOnChoice)

/** The way to the tenant's provider, which few tenants have. Its place is kept until it comes. */
function LateChoice({ boot }: { boot: TenantBoot }) {
  const t = useT()
  const { code: Choice, hasFailed, retry } = useCode(loadChoice)
  if (hasFailed) return <Button onClick={retry}>{t('login.singleSignOn')}</Button>
  return Choice === undefined ? (
    <Box sx={{ height: boot.singleSignOn?.only === true ? 46 : 105 }} />
  ) : (
    <Choice boot={boot} />
  )
}

/** The sign-in form (specification of the frame, §2). `captchaCount`: after how many attempts the captcha is asked for. */
export function LoginForm({ captchaCount }: { captchaCount: number }) {
  const t = useT()
  const { values, errors, refusal, isBusy, captcha, change, submit, Question, answer, CodeStep, answerCode } =
    useSignIn(captchaCount)
  const bind = (name: FieldName) => ({
    id: name,
    value: values[name],
    error: errors[name] && t(errors[name]),
    onChange: (value: string) => {
      change(name, value)
    },
  })
  if (CodeStep && !Question) return <CodeStep refusal={refusal} isBusy={isBusy} onAnswer={answerCode} />
  return (
    <SubmitForm
      refusal={refusal}
      notice={<EndedNotice />}
      isBusy={isBusy}
      labels={{ submit: 'login.submit', busy: 'login.processing' }}
      onSubmit={submit}
    >
      <Field {...bind('user')} label={t('login.user')} autoComplete="username" upperCase />
      <PasswordField {...bind('password')} label={t('login.password')} autoComplete="current-password" />
      {captcha && <LateCaptcha entry={captcha} />}
      {Question && <Question onAnswer={answer} />}
    </SubmitForm>
  )
}

const loadCaptcha = () => import('../outside/Captcha.tsx').then(({ Captcha }) => Captcha)

/** The captcha, which is asked of few. Without its code nobody can solve it, and the user may try to load it again. */
function LateCaptcha({ entry }: { entry: CaptchaEntry }) {
  const t = useT()
  const { code: Captcha, hasFailed, retry } = useCode(loadCaptcha)
  if (hasFailed) return <Button onClick={retry}>{t('login.captchaNew')}</Button>
  return Captcha === undefined ? <Box sx={{ height: 150 }} /> : <Captcha entry={entry} />
}

const ENDED = {
  signedOut: { severity: 'info', label: 'login.signedOut' },
  expired: { severity: 'info', label: 'login.sessionEnded' },
  unsaved: { severity: 'warning', label: 'login.sessionEndedUnsaved' },
  kept: { severity: 'info', label: 'login.sessionEndedKept' },
  passwordChanged: { severity: 'success', label: 'password.changed' },
  passwordUnsure: { severity: 'info', label: 'password.unsure' },
  passwordReset: { severity: 'success', label: 'password.resetDone' },
} as const

/** How the last session ended, or that the password is a new one. */
function EndedNotice() {
  const t = useT()
  const ended = useAtomValue(endedAtom)
  if (ended === null) return null
  const { severity, label } = ENDED[ended]
  return (
    <Alert role="status" severity={severity} variant="outlined" sx={{ mb: 2.5 }}>
      {t(label)}
    </Alert>
  )
}
