import { useState } from 'react'
import type { ComponentType } from 'react'
import type { LabelId } from '../../config/index.ts'
import type { Schemas } from '../../contract/index.ts'
import { useCaptcha } from '../outside/use-captcha.ts'
import type { Refusal } from '../outside/refusal.tsx'
import { usePortal } from '../portal/portal.ts'
import { signIn } from './sign-in.ts'
import { readUser } from './user.ts'
import { tabStorage } from '../session/storages.ts'

/** Where this tab counts sign-ins that did not lead in, so that a reload does not begin anew. */
const ATTEMPTS = 'sign-in-attempts'

/** Fields of the sign-in form; each is also the DOM id of its input. */
export type FieldName = 'user' | 'password'

/** Asks whether to end the user's other session; answers yes or no once. */
type Override = ComponentType<{ onAnswer(override: boolean): void }>
/** Asks for a code beside the password; null goes back to it. */
type Code = ComponentType<{ refusal: Refusal | null; isBusy: boolean; onAnswer(code: string | null): void }>
/** What a sign-in sends besides the user and the password. */
type More = Pick<Schemas['LoginRequest'], 'code' | 'forceLogoff'>

/** The sign-in form's state, and what can be done with it. */
interface SignInForm {
  values: Record<FieldName, string>
  /** What is wrong, by field. */
  errors: Partial<Record<FieldName, LabelId>>
  /** Why the last sign-in was refused. */
  refusal: Refusal | null
  isBusy: boolean
  /** The captcha, where it is asked for. */
  captcha: ReturnType<typeof useCaptcha> | undefined
  /** The question whether to end another session, while it is open. */
  Question: Override | null
  change(name: FieldName, value: string): void
  /** Checks, and signs in when nothing is wrong; answers the DOM id of the first field that is. */
  submit(): string | undefined
  answer(override: boolean): void
  /** The step that asks for a code, while it is open. */
  CodeStep: Code | null
  answerCode(code: string | null): void
}

/** The sign-in form (specification of the frame, §4, §5 and §8). `captchaCount`: after how many attempts the captcha is asked for. */
export function useSignIn(captchaCount: number): SignInForm {
  const portal = usePortal()
  const [values, setValues] = useState<SignInForm['values']>({ user: '', password: '' })
  const [errors, setErrors] = useState<SignInForm['errors']>({})
  const [refusal, setRefusal] = useState<SignInForm['refusal']>(null)
  const [isBusy, setBusy] = useState(false)
  const [isCaptchaDue, setCaptchaDue] = useState(() => attempts() >= captchaCount)
  const [Question, setQuestion] = useState<Override | null>(null)
  const [CodeStep, setCodeStep] = useState<Code | null>(null)
  const [more, setMore] = useState<More>({})
  const entry = useCaptcha()
  const captcha = isCaptchaDue ? entry : undefined

  function change(name: FieldName, value: string): void {
    setValues((before) => ({ ...before, [name]: value }))
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => field !== name)))
  }

  async function send(sent: More): Promise<void> {
    const user = readUser(values.user)
    if (!user.ok || isBusy) return
    setBusy(true)
    setMore(sent)
    const result = await signIn(portal, { ...user.who, password: values.password, ...sent })
    setBusy(false)
    if (result.kind === 'in') return
    if ('refusal' in result) setRefusal(result.refusal)
    if (result.kind === 'code' && result.refusal === null) return open(setCodeStep, loadCodeStep)
    if (result.kind === 'refused') setCodeStep(null)
    tabStorage().setItem(ATTEMPTS, String(attempts() + 1))
    setCaptchaDue(attempts() >= captchaCount)
    if (result.kind === 'refused') captcha?.renew()
    if (result.kind === 'override') return open(setQuestion, loadQuestion)
  }

  /** Opens a question, whose code is loaded then; without it nobody gets further. */
  async function open<Part>(set: (part: () => Part) => void, load: () => Promise<Part>): Promise<void> {
    try {
      const loaded = await load()
      set(() => loaded)
    } catch {
      setRefusal({ label: 'error.somethingWentWrong' })
    }
  }

  function submit(): string | undefined {
    const user = readUser(values.user)
    const wrong: SignInForm['errors'] = {
      ...(!user.ok && { user: user.error }),
      ...(values.password === '' && { password: 'login.passwordRequired' }),
    }
    setErrors(wrong)
    setRefusal(null)
    const unsolved = captcha?.check()
    const first = Object.keys(wrong)[0] ?? unsolved
    if (first === undefined) void send({})
    return first
  }

  function answer(override: boolean): void {
    setQuestion(null)
    if (override) void send({ ...more, forceLogoff: true })
  }

  function answerCode(code: string | null): void {
    setRefusal(null)
    if (code !== null) return void send({ ...more, code })
    setCodeStep(null)
  }

  return { values, errors, refusal, isBusy, captcha, Question, CodeStep, change, submit, answer, answerCode }
}

/** How many sign-ins of this tab did not lead in. */
function attempts(): number {
  return Number(tabStorage().getItem(ATTEMPTS) ?? 0)
}

/** The questions, which few people see. */
const loadQuestion = () => import('./OverrideDialog.tsx').then(({ OverrideDialog }) => OverrideDialog)
const loadCodeStep = () => import('./CodeStep.tsx').then(({ CodeStep }) => CodeStep)
