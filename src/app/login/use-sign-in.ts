import { useState } from 'react'
import type { LabelId } from '../../config/index.ts'
import { usePortal } from '../portal.ts'
import { countAttempt, isCaptchaDue } from './attempts.ts'
import { isCaptcha, newCaptcha } from './captcha.ts'
import { loadOverride } from './override.ts'
import type { Override } from './override.ts'
import type { Told } from './refusal.ts'
import { signIn } from './sign-in.ts'
import { readUser } from './user.ts'

/** Fields of the sign-in form; each is also the DOM id of its input. */
export type FieldName = 'user' | 'password' | 'captcha'

/** The sign-in form's state, and what can be done with it. */
export interface SignInForm {
  values: Record<FieldName, string>
  /** What is wrong, by field. */
  errors: Partial<Record<FieldName, LabelId>>
  /** What is said of the last sign-in that was refused. */
  refusal: Told | null
  busy: boolean
  captcha: string
  captchaDue: boolean
  /** The question whether to end another session, while it is open. */
  Question: Override | null
  change(name: FieldName, value: string): void
  renewCaptcha(): void
  /** Checks, and signs in when nothing is wrong; answers the first field that is. */
  submit(): FieldName | undefined
  answer(override: boolean): void
}

/** The sign-in form (specification of the frame, §4, §5 and §8). `captchaCount`: after how many attempts the captcha stands. */
export function useSignIn(captchaCount: number): SignInForm {
  const portal = usePortal()
  const [values, setValues] = useState<SignInForm['values']>({ user: '', password: '', captcha: '' })
  const [errors, setErrors] = useState<SignInForm['errors']>({})
  const [refusal, setRefusal] = useState<SignInForm['refusal']>(null)
  const [busy, setBusy] = useState(false)
  const [captcha, setCaptcha] = useState(newCaptcha)
  const [captchaDue, setCaptchaDue] = useState(() => isCaptchaDue(captchaCount))
  const [Question, setQuestion] = useState<Override | null>(null)

  function change(name: FieldName, value: string): void {
    setValues((before) => ({ ...before, [name]: value }))
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => field !== name)))
  }

  function renewCaptcha(): void {
    setCaptcha(newCaptcha())
    setValues((before) => ({ ...before, captcha: '' }))
  }

  function check(): SignInForm['errors'] {
    const entry = readUser(values.user)
    const wrong = values.captcha.trim() === '' ? 'login.captchaRequired' : 'login.captchaWrong'
    return {
      ...(!entry.ok && { user: entry.error }),
      ...(values.password === '' && { password: 'login.passwordRequired' }),
      ...(captchaDue && !isCaptcha(values.captcha, captcha) && { captcha: wrong }),
    }
  }

  async function send(forceLogoff: boolean): Promise<void> {
    const entry = readUser(values.user)
    if (!entry.ok || busy) return
    setBusy(true)
    setRefusal(null)
    const result = await signIn(portal, {
      ...entry.who,
      password: values.password,
      ...(forceLogoff && { forceLogoff }),
    })
    setBusy(false)
    if (result.kind === 'in') return
    countAttempt()
    setCaptchaDue(isCaptchaDue(captchaCount))
    if (result.kind === 'refused') {
      if (captchaDue) renewCaptcha()
      return setRefusal('text' in result ? { text: result.text } : { label: result.label })
    }
    const loaded = await loadOverride()
    if (loaded) setQuestion(() => loaded)
    else setRefusal({ label: 'error.somethingWentWrong' })
  }

  function submit(): FieldName | undefined {
    const found = check()
    setErrors(found)
    if (found.captcha === 'login.captchaWrong') renewCaptcha()
    const first = (['user', 'password', 'captcha'] as const).find((name) => found[name] !== undefined)
    if (first === undefined) void send(false)
    return first
  }

  function answer(override: boolean): void {
    setQuestion(null)
    if (override) void send(true)
  }

  return { values, errors, refusal, busy, captcha, captchaDue, Question, change, renewCaptcha, submit, answer }
}
