import { LOGIN, addressOf, isOutsideShell, placeOf } from './place.ts'

const PARAM = 'return'

/** The sign-in address that leads back to where somebody was. Home and the pages outside the shell need no way back. */
export function loginAddress(tenantUrl: string, from?: { pathname: string; search: string }): string {
  const login = addressOf(tenantUrl, LOGIN)
  if (!from) return login
  const { path } = placeOf(from)
  if (isOutsideShell(path) || (path === '/' && from.search === '')) return login
  return `${login}?${new URLSearchParams({ [PARAM]: `${from.pathname}${from.search}` }).toString()}`
}

/**
 * Where to go after signing in: what the sign-in address asks for if that is a page of this tenant on this host,
 * else home. An address of another origin, another tenant or another scheme never leads anywhere.
 */
export function returnAddress(tenantUrl: string, search: string): string {
  const home = addressOf(tenantUrl, '/')
  const asked = new URLSearchParams(search).get(PARAM)
  if (asked === null || !/^\/(?![/\\])/.test(asked)) return home
  const base = 'https://portal.invalid'
  const url = URL.canParse(asked, base) ? new URL(asked, base) : null
  if (url === null || url.origin !== base) return home
  const place = placeOf(url)
  if (place.tenantUrl !== tenantUrl || isOutsideShell(place.path)) return home
  return addressOf(tenantUrl, place.path, url.search)
}
