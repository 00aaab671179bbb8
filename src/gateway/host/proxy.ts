import type { FastifyInstance } from 'fastify'
import { languageOf } from '../ground/words.ts'
import { refuse } from '../operation/refusals.ts'
import { problemOf } from '../operation/reply.ts'
import { GATEWAY_PREFIX } from '../routes/routes.ts'

const PREFIX = GATEWAY_PREFIX.slice(0, -1)

/**
 * How long the other gateway may take until it begins to answer, in milliseconds: less than the minute after which a caller's connection is ended without
 * a word.
 */
const PATIENCE_MS = 50_000

/** Passes every call on to the gateway at `gatewayUrl`, with who asked and for which host: it counts attempts and writes links. What passes them on is loaded here. */
export async function passOn(server: FastifyInstance, gatewayUrl: string): Promise<void> {
  const { origin, pathname } = new URL(gatewayUrl)
  await server.register(import('@fastify/http-proxy'), {
    upstream: origin,
    prefix: PREFIX,
    rewritePrefix: `${pathname.replace(/\/$/, '')}${PREFIX}`,
    // Passwords go this way: left to itself, the library takes any certificate.
    undici: { headersTimeout: PATIENCE_MS, connect: { rejectUnauthorized: true } },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': request.protocol,
        'x-forwarded-host': request.host,
      }),
      onError(reply, { error }) {
        server.log.error({ err: error }, 'the gateway does not answer')
        const refusal = refuse('unreachable')
        const language = languageOf(reply.request.headers['accept-language'])
        void reply.code(refusal.status).send(problemOf(refusal, language))
      },
    },
  })
}
