import { useState } from 'react'
import type { LabelId } from '../../config/index.ts'
import { isCaptcha, newCaptcha } from './captcha.ts'

/** A captcha and what was typed for it. */
export interface CaptchaEntry {
  captcha: string
  value: string
  error: LabelId | undefined
  change(value: string): void
  /** Another picture, and an empty field. */
  renew(): void
  /** Whether it was solved; says what is missing, and shows another picture when it was wrong (specification of the frame, §5). */
  check(): boolean
}

/** The captcha of the forms for a new password, where it always stands. */
export function useCaptcha(): CaptchaEntry {
  const [captcha, setCaptcha] = useState(newCaptcha)
  const [value, setValue] = useState('')
  const [error, setError] = useState<LabelId>()

  function renew(): void {
    setCaptcha(newCaptcha())
    setValue('')
  }

  return {
    captcha,
    value,
    error,
    change(typed) {
      setValue(typed)
      setError(undefined)
    },
    renew,
    check() {
      if (isCaptcha(value, captcha)) return true
      const missing = value.trim() === ''
      setError(missing ? 'login.captchaRequired' : 'login.captchaWrong')
      if (!missing) renew()
      return false
    },
  }
}
