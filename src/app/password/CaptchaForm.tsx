import { useState } from 'react'
import type { ReactNode } from 'react'
import type { LabelId } from '../../config/index.ts'
import { Captcha } from '../outside/Captcha.tsx'
import type { Refusal } from '../outside/refusal.tsx'
import { SubmitForm } from '../outside/SubmitForm.tsx'
import { useCaptcha } from '../outside/use-captcha.ts'

interface Props {
  /** Words of the button, and while the form is being sent. */
  labels: { submit: LabelId; busy: LabelId }
  /** What stands in a refusal's place while there is none. */
  notice?: ReactNode
  /** Checks the fields; answers the DOM id of the first that is wrong. */
  check(): string | undefined
  /** Sends the fields; answers why they were refused, null when they were taken. Never rejects. */
  send(): Promise<Refusal | null>
  /** The fields. */
  children: ReactNode
}

/** A form that a captcha closes: sent when fields and captcha are right; a refusal asks for another captcha. */
export function CaptchaForm({ labels, notice, check, send, children }: Props) {
  const captcha = useCaptcha()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function attempt(): Promise<void> {
    setBusy(true)
    const refused = await send()
    setBusy(false)
    if (!refused) return
    setRefusal(refused)
    captcha.renew()
  }

  function submit(): string | undefined {
    setRefusal(null)
    const wrong = check()
    const unsolved = captcha.check()
    const first = wrong ?? unsolved
    if (first === undefined) void attempt()
    return first
  }

  return (
    <SubmitForm refusal={refusal} notice={notice} isBusy={isBusy} labels={labels} onSubmit={submit}>
      {children}
      <Captcha entry={captcha} />
    </SubmitForm>
  )
}
