declare global {
  interface Window {
    /** goober puts it on its style element each time it writes there. */
    __nonce__?: string | undefined
  }
}

/**
 * Makes the style element that goober, which styles the notices, otherwise makes for itself by innerHTML and without a
 * nonce: neither is allowed by the page's policy.
 */
export function seedNoticeStyles(nonce: string | undefined): void {
  window.__nonce__ = nonce
  const sheet = document.createElement('style')
  sheet.id = '_goober'
  if (nonce !== undefined) sheet.nonce = nonce
  sheet.append(' ')
  document.head.append(sheet)
}
