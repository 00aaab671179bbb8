import { EXIT, GatewayRefusal } from './ground/refusal.ts'
import type { StoreOptions } from './opening/options.ts'
import type { Works } from './published/works.ts'
import type { RulesSource } from './rules/source.ts'
import type { Settings } from './settings.ts'
import { readSettings } from './settings.ts'
import type { TraceCollector } from './telemetry/traces.ts'

/** How long is waited, in milliseconds. */
export interface Patience {
  /** For the head of a request. */
  headMs: number
  /** For a body without files. */
  bodyMs: number
  /** For a whole request. */
  requestMs: number
  /** For a sign of life on a connection. */
  idleMs: number
}

export interface GatewayOptions extends StoreOptions {
  host: string
  /** 0 takes any free port. */
  port: number
  /** Serve the portal and pass every call on to the gateway there; no store is opened. */
  gatewayUrl?: string | undefined
  /** Where people open the portal, a host alone; links in mails lead there only. Without it, where the request was sent. */
  portalUrl?: string | undefined
  /** A mail server, `smtp://…`; without it mails become files in the data folder. */
  mailUrl?: string | undefined
  /** Whom mails come from. */
  mailFrom?: string | undefined
  /** The secret of a tenant's client at its provider of identities. */
  ssoSecret?: ((tenantId: string) => string | undefined) | undefined
  /** The built portal; without it the gateway answers calls only. */
  distDir?: string | undefined
  /** Whether a page names what it will load; it does by default. Not where the tenants come from elsewhere. */
  hints?: boolean | undefined
  /** Where the rules of the tenants' forms come from: by default the portal in `distDir`. With neither, bodies are checked against the contract alone. */
  rules?: RulesSource | undefined
  /** What the studio needs of the compiler; without it there is no studio, and no portal is served from the store. Closed with the gateway. */
  studio?: Works | undefined
  /** Refuse (428) to write a record that exists without `If-Match`: then nobody overwrites what they have not seen. */
  requireIfMatch: boolean
  /** Check every answer against the contract; one that does not keep it becomes a 500 with the details in the log. */
  validateResponses: boolean
  /** Which proxies may say who calls and over which protocol: addresses or networks, comma-joined. */
  trustProxy: string
  /** Where metrics are read, on the host of the gateway; nowhere without it. */
  metricsPort?: number | undefined
  /** Where traces are sent; nowhere without it. */
  traces?: TraceCollector | undefined
  /** How many days an event stays in the trail, at least 30. */
  trailDays: number
  /** How many days a use of the portal is counted, at least the 62 that widgets look back on. */
  usageDays: number
  /** How many days a failure stays that a page reported. */
  failureDays: number
  /** How many days it is kept who added, replaced or deleted a document: at least five years, as long as customs may ask (19 CFR 163.4). */
  documentTrailDays: number
  log: 'silent' | 'error' | 'warn' | 'info'
  /** How long slow callers are waited for; for tests of them. */
  patience?: Patience | undefined
  /** The clock, for tests of what time does. */
  now?: (() => Date) | undefined
}

/**
 * Options from the environment: PORT (4300), HOST (127.0.0.1), DATA_DIR (.data), DATABASE_URL, GATEWAY_URL,
 * PORTAL_URL, MAIL_URL, MAIL_FROM, TRUST_PROXY (loopback), REQUIRE_IF_MATCH (true or not), LOG_LEVEL (warn), NODE_ENV, METRICS_PORT,
 * TRAIL_DAYS, USAGE_DAYS, FAILURE_DAYS, DOCUMENT_TRAIL_DAYS, OTEL_EXPORTER_OTLP_ENDPOINT and _HEADERS, SSO_SECRET_ID for each tenant that has one. In production answers are not
 * checked against the contract. The value of NAME may stand in a file instead, which NAME_FILE names.
 *
 * @throws GatewayRefusal with everything that is wrong, a line each
 */
export function gatewayOptions(env: Record<string, string | undefined>): GatewayOptions {
  const settings = readSettings(env)
  const options: GatewayOptions = {
    host: settings.text('HOST') ?? '127.0.0.1',
    port: settings.whole('PORT', 4300, PORTS),
    dataDir: settings.text('DATA_DIR') ?? '.data',
    databaseUrl: settings.address('DATABASE_URL', ['postgres:', 'postgresql:']),
    gatewayUrl: settings.address('GATEWAY_URL', ['http:', 'https:']),
    portalUrl: settings.address('PORTAL_URL', ['http:', 'https:']),
    mailUrl: settings.address('MAIL_URL', ['smtp:', 'smtps:']),
    mailFrom: settings.text('MAIL_FROM'),
    ssoSecret: secretsOf(settings, env),
    trustProxy: settings.proxies('TRUST_PROXY') ?? 'loopback',
    log: settings.oneOf('LOG_LEVEL', LEVELS) ?? 'warn',
    requireIfMatch: settings.oneOf('REQUIRE_IF_MATCH', ['true', 'false']) === 'true',
    metricsPort: settings.text('METRICS_PORT') === undefined ? undefined : settings.whole('METRICS_PORT', 0, PORTS),
    traces: collectorOf(settings),
    trailDays: settings.whole('TRAIL_DAYS', 730, [30, 36_500]),
    usageDays: settings.whole('USAGE_DAYS', 400, [62, 36_500]),
    failureDays: settings.whole('FAILURE_DAYS', 90, [1, 36_500]),
    documentTrailDays: settings.whole('DOCUMENT_TRAIL_DAYS', 2_557, [1_827, 36_500]),
    validateResponses: settings.text('NODE_ENV') !== 'production',
    tenants: [],
  }
  // Whoever sends a request says for which host it is; a link in a real mail must not depend on that.
  if (options.mailUrl !== undefined && options.portalUrl === undefined)
    settings.wrong.push('MAIL_URL needs PORTAL_URL: mails must lead to the portal and nowhere else.')
  // Files and links of the portal begin at the root of its host.
  if (options.portalUrl !== undefined && !isOfHost(options.portalUrl))
    settings.wrong.push(
      'PORTAL_URL must be the address of the host alone, such as https://portal.example, without a path.',
    )
  if (options.metricsPort !== undefined && options.metricsPort === options.port && options.port !== 0)
    settings.wrong.push(`METRICS_PORT must be another one than PORT: ${options.port}`)
  if (settings.wrong.length > 0) throw settingsRefusal(settings)
  return options
}

function isOfHost(address: string): boolean {
  const { pathname, search, hash, username } = new URL(address)
  return pathname === '/' && [search, hash, username].every((part) => part === '')
}

/** What ends a start whose settings are wrong: everything that is, a line each. */
export function settingsRefusal({ wrong }: Settings): GatewayRefusal {
  return new GatewayRefusal(wrong.join('\n'), EXIT.settingsWrong)
}

/** The names are those of OpenTelemetry. */
function collectorOf(settings: Settings): TraceCollector | undefined {
  const url = settings.address('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:'])
  const headers = settings.text('OTEL_EXPORTER_OTLP_HEADERS')
  return url === undefined ? undefined : { url, headers }
}

/** SSO_SECRET_ACME is that of the tenant ACME. All are read at the start, so a file that cannot be read is reported then. */
function secretsOf(
  settings: Settings,
  env: Record<string, string | undefined>,
): (tenantId: string) => string | undefined {
  const names = Object.keys(env).flatMap((name) => /^SSO_SECRET_([A-Z0-9]+)(_FILE)?$/.exec(name)?.[1] ?? [])
  const secrets = new Map(names.map((id) => [id, settings.text(`SSO_SECRET_${id}`)]))
  return (tenantId) => secrets.get(tenantId)
}

const PORTS = [0, 65_535] as const
const LEVELS = ['silent', 'error', 'warn', 'info'] as const
