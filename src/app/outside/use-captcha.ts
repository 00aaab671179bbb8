import { useState } from 'react'
import type { LabelId } from '../../config/index.ts'
import { isCaptcha, newCaptcha } from './captcha.ts'

/** DOM id of the field. */
export const CAPTCHA = 'captcha'

/** A captcha and what was typed for it. */
export interface CaptchaEntry {
  captcha: string
  value: string
  error: LabelId | undefined
  change(value: string): void
  /** Another picture, and an empty field. */
  renew(): void
  /** Checks what was typed: answers the DOM id of the field when it is wrong. Then another picture stands there (specification of the frame, §5). */
  check(): string | undefined
}

/** The state of a captcha, for the form that it stands in. */
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
      if (isCaptcha(value, captcha)) return undefined
      const isMissing = value.trim() === ''
      setError(isMissing ? 'login.captchaRequired' : 'login.captchaWrong')
      if (!isMissing) renew()
      return CAPTCHA
    },
  }
}
