import { isIP } from 'node:net'

/** How often something may be tried from one source within a span of time that begins with the first attempt. */
export interface Limit {
  name: string
  most: number
  withinMs: number
}

const MINUTE = 60_000

/** A count that began more than this in the future was made by a wrong clock, and is ignored. */
export const CLOCKS_DIFFER_MS = 60 * MINUTE

const within10Minutes = { withinMs: 10 * MINUTE }

/** Failed sign-ins of one user from one network, and of all users together from one network. */
export const SIGN_IN: Limit = { name: 'sign-in', most: 20, ...within10Minutes }
export const SIGN_IN_NETWORK: Limit = { name: 'sign-in of a network', most: 300, ...within10Minutes }
/** Steps of sign-ins at a tenant's provider, of one network. */
export const SIGN_ON_NETWORK: Limit = { name: 'sign-on of a network', most: 600, ...within10Minutes }
/** A provider's logout token is accepted once. */
export const LOGOUT_TOKEN: Limit = { name: 'logout token', most: 1, ...within10Minutes }
/** Links for one e-mail address, whoever asks, and for all from one network. */
export const RESET_LINK: Limit = { name: 'reset link', most: 5, ...within10Minutes }
export const RESET_LINK_NETWORK: Limit = { name: 'reset link of a network', most: 30, ...within10Minutes }
/** Passwords set by a link from one network. */
export const RESET: Limit = { name: 'reset', most: 20, ...within10Minutes }
/** Wrong old passwords of one user. */
export const PASSWORD_CHANGE: Limit = { name: 'password change', most: 10, ...within10Minutes }
/** Steps of setting up codes and of taking them away, of one user. */
export const TWO_STEP: Limit = { name: 'two-step sign-in', most: 20, ...within10Minutes }
/** Uses and failures that a network reports, each. */
export const USAGE_REPORT: Limit = { name: 'usage report', most: 300, withinMs: MINUTE }
export const ERROR_REPORT: Limit = { name: 'error report', most: 300, withinMs: MINUTE }
/** Tracking by links, of one network. */
export const TRACKING_LINK: Limit = { name: 'tracking link', most: 60, withinMs: MINUTE }

/** A second, daily limit of the same kind for callers who are not signed in. */
export function ofStrangers({ name }: Limit): Limit {
  return { name: `${name} of strangers`, most: 500, withinMs: 24 * 60 * MINUTE }
}

/** The neighbourhood of an address: its first 24 bits (IPv4), or 48 (IPv6), as much as one customer of a provider may have. */
export function neighbourhoodOf(ip: string): string {
  const network = networkOf(ip)
  if (network === UNKNOWN) return network
  const v6 = network.endsWith('::/64')
  return v6 ? `${network.split(':').slice(0, 3).join(':')}::/48` : `${network.split('.').slice(0, 3).join('.')}.0/24`
}

/** Refusals of one user that the trail notes. */
export const REFUSALS_NOTED: Limit = { name: 'refusals noted', most: 100, withinMs: 60 * MINUTE }

/** Stands for callers without a valid address: all of them count as one. */
const UNKNOWN = 'unknown'

/** The network that one caller has to itself: the address (IPv4), or its first 64 bits (IPv6, RFC 6177). */
export function networkOf(given: string): string {
  const ip = withoutPort(given)
  if (isIP(ip) === 0) return UNKNOWN
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped !== undefined || !ip.includes(':')) return mapped ?? ip
  const [head = '', tail] = ip.replace(/%.*$/, '').split('::')
  const groups = (text: string) => text.split(':').filter((group) => group !== '')
  const before = groups(head)
  const after = groups(tail ?? '')
  const zeros = new Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  const all = tail === undefined ? before : [...before, ...zeros, ...after]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** Some proxies add the port of the connection (`203.0.113.9:50123`, `[2001:db8::1]:443`); with it, each connection would count as another caller. */
function withoutPort(ip: string): string {
  return /^\[(.+)\](:\d+)?$/.exec(ip)?.[1] ?? /^([\d.]+):\d+$/.exec(ip)?.[1] ?? ip
}
