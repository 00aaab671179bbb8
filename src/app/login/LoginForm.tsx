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
import type { LabelId } from '../../config/index.ts'
import { usePortal, useT } from '../portal.ts'
import { endedAtom } from '../state.ts'
import { Captcha } from './Captcha.tsx'
import { isCaptcha, newCaptcha } from './captcha.ts'
import { Field } from './field.tsx'
import { loadOverride } from './override.ts'
import type { Override } from './override.ts'
import { signIn } from './sign-in.ts'
import { countAttempt, isCaptchaDue } from './attempts.ts'
import { readUser } from './user.ts'

type Name = 'user' | 'password' | 'captcha'
type Errors = Partial<Record<Name, LabelId>>

/** The sign-in form (specification of the frame, §2, §4, §5 and §8). `captchaCount`: after how many attempts the captcha stands. */
export function LoginForm({ captchaCount }: { captchaCount: number }) {
  const portal = usePortal()
  const t = useT()
  const ended = useAtomValue(endedAtom)
  const [values, setValues] = useState<Record<Name, string>>({ user: '', password: '', captcha: '' })
  const [errors, setErrors] = useState<Errors>({})
  const [refusal, setRefusal] = useState<{ text: string } | { label: LabelId } | null>(null)
  const [busy, setBusy] = useState(false)
  const [visible, setVisible] = useState(false)
  const [captcha, setCaptcha] = useState(newCaptcha)
  const [captchaDue, setCaptchaDue] = useState(() => isCaptchaDue(captchaCount))
  const [Question, setQuestion] = useState<Override | null>(null)
  const form = useRef<HTMLFormElement>(null)

  const change = (name: Name) => (value: string) => {
    setValues((before) => ({ ...before, [name]: value }))
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => field !== name)))
  }
  const renew = (): void => {
    setCaptcha(newCaptcha())
    setValues((before) => ({ ...before, captcha: '' }))
  }

  function check(): Errors {
    const entry = readUser(values.user)
    const right = isCaptcha(values.captcha, captcha)
    const wrong = values.captcha.trim() === '' ? 'login.captchaRequired' : 'login.captchaWrong'
    return {
      ...(!entry.ok && { user: entry.error }),
      ...(values.password === '' && { password: 'login.passwordRequired' }),
      ...(captchaDue && !right && { captcha: wrong }),
    }
  }

  async function send(forceLogoff: boolean): Promise<void> {
    const entry = readUser(values.user)
    if (!entry.ok || busy) return
    setBusy(true)
    setRefusal(null)
    const result = await signIn(portal, { ...entry.who, password: values.password, ...(forceLogoff && { forceLogoff }) })
    setBusy(false)
    if (result.kind === 'in') return
    countAttempt()
    setCaptchaDue(isCaptchaDue(captchaCount))
    if (captchaDue && result.kind === 'refused') renew()
    if (result.kind === 'refused') return void setRefusal('text' in result ? { text: result.text } : { label: result.label })
    const loaded = await loadOverride()
    if (loaded) setQuestion(() => loaded)
    else setRefusal({ label: 'error.somethingWentWrong' })
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    const found = check()
    setErrors(found)
    const [first] = Object.keys(found)
    if (found.captcha === 'login.captchaWrong') renew()
    if (first) form.current?.querySelector<HTMLInputElement>(`#${first}`)?.focus()
    else void send(false)
  }

  useEffect(() => {
    form.current?.querySelector('input')?.focus()
  }, [])

  const said = refusal && ('text' in refusal ? refusal.text : t(refusal.label))
  const error = (name: Name): string | undefined => (errors[name] ? t(errors[name]) : undefined)
  return (
    <Box component="form" ref={form} noValidate onSubmit={submit} sx={{ display: 'grid', gap: 0.75 }} aria-labelledby="login-heading">
      <Box role="alert" sx={{ '&:empty': { display: 'none' }, mb: 1.5 }}>
        {said !== null && (
          <Alert role="presentation" severity="error" variant="outlined">
            {said}
          </Alert>
        )}
      </Box>
      {said === null && ended !== null && (
        <Alert role="status" severity="info" variant="outlined" sx={{ mb: 1.5 }}>
          {t(ended === 'expired' ? 'login.sessionEnded' : 'login.signedOut')}
        </Alert>
      )}
      <Field
        id="user"
        label={t('login.user')}
        value={values.user}
        error={error('user')}
        onChange={change('user')}
        autoComplete="username"
        upperCase
      />
      <Field
        id="password"
        label={t('login.password')}
        type={visible ? 'text' : 'password'}
        value={values.password}
        error={error('password')}
        onChange={change('password')}
        autoComplete="current-password"
        end={
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
        }
      />
      {captchaDue && (
        <Captcha captcha={captcha} value={values.captcha} error={error('captcha')} onChange={change('captcha')} onRenew={renew} />
      )}
      <Button type="submit" variant="contained" size="large" disabled={busy} sx={{ mt: 0.5, py: 1.25 }}>
        {t(busy ? 'login.processing' : 'login.submit')}
      </Button>
      {Question && (
        <Question
          onAnswer={(override) => {
            setQuestion(null)
            if (override) void send(true)
          }}
        />
      )}
    </Box>
  )
}
