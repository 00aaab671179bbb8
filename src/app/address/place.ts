/** A place in the portal: which tenant's, and where below it. */
export interface Place {
  /** First path segment, lower case; '' on the bare host. */
  tenantUrl: string
  /** What follows, always beginning with '/', without a closing one. */
  path: string
  /** Query with its '?', or ''. */
  search: string
}

/** What stands at a place. */
export type View = 'login' | 'forgot' | 'reset' | 'singleSignOn' | 'shell' | 'denied' | 'toLogin' | 'toHome'

/** First segments of addresses that are the portal's but no tenant's (decision 0002). */
export const ANONYMOUS = 'anonymous'
export const USER_MANAGEMENT = 'usermanagement'

export const LOGIN = '/login'
export const FORGOT = '/forgot'
export const RESET = '/reset'
/** What a tenant's provider of identities leads back to. */
export const SINGLE_SIGN_ON = '/sso'

/** Name in an address of the token of a studio's preview. */
export const PREVIEW = 'preview'

/** Pages that need no session: sign-in, and the way to a new password. */
export function isOutsideShell(path: string): boolean {
  return [LOGIN, FORGOT, RESET, SINGLE_SIGN_ON].includes(path)
}

/** Reads an address (decision 0002: the first segment names the tenant). Case says nothing, neither of the tenant nor of a page outside the shell. */
export function placeOf({ pathname, search }: { pathname: string; search: string }): Place {
  const [tenantUrl = '', ...rest] = pathname.split('/').filter((segment) => segment !== '')
  const path = `/${rest.join('/')}`
  const plain = path.toLowerCase()
  return { tenantUrl: tenantUrl.toLowerCase(), path: isOutsideShell(plain) ? plain : path, search }
}

/** The address of a path below a tenant. */
export function addressOf(tenantUrl: string, path: string, search = ''): string {
  return `/${tenantUrl}${path}${search}`
}

/** What is shown at a path, signed in or not (specification of the frame, §2 and §4). */
export function viewAt(path: string, signedIn: boolean): View {
  if (path === LOGIN) return signedIn ? 'toHome' : 'login'
  if (path === FORGOT) return 'forgot'
  if (path === RESET) return 'reset'
  if (path === SINGLE_SIGN_ON) return 'singleSignOn'
  if (signedIn) return 'shell'
  return path === '/' ? 'toLogin' : 'denied'
}
