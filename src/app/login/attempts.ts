const KEY = 'sign-in-attempts'

/** One more sign-in that did not lead in; kept for this tab, so that a reload does not begin anew. */
export function countAttempt(storage: Storage = window.sessionStorage): void {
  storage.setItem(KEY, String(attempts(storage) + 1))
}

/** Whether the attempts have reached the tenant's count, from which on the captcha is asked (specification of the frame, §4). */
export function isCaptchaDue(captchaCount: number, storage: Storage = window.sessionStorage): boolean {
  return attempts(storage) >= captchaCount
}

function attempts(storage: Storage): number {
  return Number(storage.getItem(KEY) ?? 0)
}
