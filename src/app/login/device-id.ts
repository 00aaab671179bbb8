const KEY = 'portal-device'

/**
 * The random id under which the gateway knows this device again, so that guesses at a password from elsewhere do not keep its owner
 * out. It opens nothing. Nothing where the browser keeps nothing.
 */
export function deviceId(): { device?: string } {
  try {
    const known = window.localStorage.getItem(KEY)
    const device = known ?? crypto.randomUUID()
    if (known === null) window.localStorage.setItem(KEY, device)
    return { device }
  } catch {
    return {}
  }
}
