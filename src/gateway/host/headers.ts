import type { FastifyInstance, FastifyRequest } from 'fastify'
import { GATEWAY_PREFIX } from '../routes/routes.ts'

const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'payment',
  'usb',
]

/** Two years, as browsers' preload lists ask. */
const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains'

/** Nothing of an answer to a call is ever drawn by a browser; a file that were would have no origin. */
const CALL_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox"

/** The policy of the portal's page and files; the page's own styles carry the nonce. A page that shows a preview may be framed by the portal's own origin, where the studio is. */
export function pagePolicy(nonce?: string, mayBeFramed = false): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self'${nonce === undefined ? '' : ` 'nonce-${nonce}'`}`,
    "img-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${mayBeFramed ? "'self'" : "'none'"}`,
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    // Neither the portal nor its libraries make a trusted-types policy: the closed list is empty.
    "trusted-types 'none'",
  ].join('; ')
}

/** Headers that every answer has, errors included. Strict transport only where the answer itself travels over TLS. */
export function commonHeaders(request: Pick<FastifyRequest, 'protocol'> | undefined): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': PERMISSIONS.map((feature) => `${feature}=()`).join(', '),
    ...(request?.protocol === 'https' ? { 'strict-transport-security': STRICT_TRANSPORT } : {}),
  }
}

/** Puts the headers on every answer, whatever made it; a page's own policy stays. */
export function protect(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, _payload, done) => {
    reply.headers(commonHeaders(request))
    if (request.url.startsWith(GATEWAY_PREFIX)) {
      reply.headers({ 'content-security-policy': CALL_POLICY, 'cache-control': 'no-store' })
    } else {
      if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', pagePolicy())
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    }
    done()
  })
}
