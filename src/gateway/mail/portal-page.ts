/**
 * The reset page that a client names, if it is a page of the portal itself: http or https, of the portal's own origin,
 * without user name and password. A letter must never lead to another host, whoever asked for it.
 */
export function portalPage(address: string, portalOrigin: string): URL | undefined {
  if (!URL.canParse(address) || !URL.canParse(portalOrigin)) return undefined
  const page = new URL(address)
  const isWeb = page.protocol === 'https:' || page.protocol === 'http:'
  return isWeb && page.origin === new URL(portalOrigin).origin && page.username === '' && page.password === ''
    ? page
    : undefined
}

/** The page's address with a token: `https://portal.example/acme/reset?token=…`. */
export function withToken(page: URL, token: string): string {
  const address = new URL(page)
  address.hash = ''
  address.searchParams.set('token', token)
  return address.href
}
