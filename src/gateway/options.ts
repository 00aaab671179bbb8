import type { StoreOptions } from './opening/options.ts'
import type { RulesSource } from './rules/source.ts'

export interface GatewayOptions extends StoreOptions {
  host: string
  /** 0 takes any free port. */
  port: number
  /** Serve the portal and pass every call on to the gateway there; no store is opened. */
  gatewayUrl?: string | undefined
  /** Where people open the portal; links in mails lead there only. Without it, where the request was sent. */
  portalUrl?: string | undefined
  /** A mail server, `smtp://…`; without it mails become files in the data folder. */
  mailUrl?: string | undefined
  /** Whom mails come from. */
  mailFrom?: string | undefined
  /** The built portal; without it the gateway answers calls only. */
  distDir?: string | undefined
  /** Whether a page names what it will load; it does by default. Not where the tenants come from elsewhere. */
  hints?: boolean | undefined
  /** Where the rules of the tenants' forms come from: by default the portal in `distDir`. With neither, bodies are checked against the contract alone. */
  rules?: RulesSource | undefined
  /** Refuse (428) to write a record that exists without `If-Match`: then nobody overwrites what they have not seen. */
  requireIfMatch: boolean
  /** Check every answer against the contract; one that does not keep it becomes a 500 with the details in the log. */
  validateResponses: boolean
  /** Which proxies may say who calls and over which protocol: addresses or networks, comma-joined. */
  trustProxy: string
  log: 'silent' | 'error' | 'warn' | 'info'
  /** The clock, for tests of what time does. */
  now?: (() => Date) | undefined
}

/**
 * Options from the environment: PORT (4300), HOST (127.0.0.1), DATA_DIR (.data), DATABASE_URL, GATEWAY_URL,
 * PORTAL_URL, MAIL_URL, MAIL_FROM, TRUST_PROXY (loopback), REQUIRE_IF_MATCH (true or not), LOG_LEVEL (warn), NODE_ENV. In production answers are not checked
 * against the contract.
 *
 * @throws RangeError for a value that is no number, or no address of the kind, where one is needed
 */
export function gatewayOptions(env: Record<string, string | undefined>): GatewayOptions {
  return {
    host: filled(env['HOST']) ?? '127.0.0.1',
    port: whole('PORT', env['PORT'], 4300),
    dataDir: filled(env['DATA_DIR']) ?? '.data',
    databaseUrl: filled(env['DATABASE_URL']),
    gatewayUrl: filled(env['GATEWAY_URL']),
    portalUrl: address('PORTAL_URL', env['PORTAL_URL'], ['http:', 'https:']),
    mailUrl: address('MAIL_URL', env['MAIL_URL'], ['smtp:', 'smtps:']),
    mailFrom: filled(env['MAIL_FROM']),
    trustProxy: filled(env['TRUST_PROXY']) ?? 'loopback',
    log: LEVELS.find((level) => level === env['LOG_LEVEL']) ?? 'warn',
    requireIfMatch: env['REQUIRE_IF_MATCH'] === 'true',
    validateResponses: env['NODE_ENV'] !== 'production',
    tenants: [],
  }
}

const LEVELS = ['silent', 'error', 'warn', 'info'] as const

function filled(value: string | undefined): string | undefined {
  return value === undefined || value.trim() === '' ? undefined : value.trim()
}

function whole(name: string, value: string | undefined, fallback: number): number {
  const number = Number(filled(value) ?? fallback)
  if (!Number.isInteger(number) || number < 0)
    throw new RangeError(`${name} must be a whole number, at least 0: ${value}`)
  return number
}

function address(name: string, value: string | undefined, schemes: readonly string[]): string | undefined {
  const given = filled(value)
  if (given === undefined || (URL.canParse(given) && schemes.includes(new URL(given).protocol))) return given
  // The value itself may hold a password.
  throw new RangeError(
    `${name} must be an address that begins with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`,
  )
}
