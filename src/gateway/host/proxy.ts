import proxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'

const PREFIX = '/api-gateway'

/** Passes every call on to the gateway at `gatewayUrl`, and says who asked, and for which host, so that it can count attempts and write links. */
export async function passOn(server: FastifyInstance, gatewayUrl: string): Promise<void> {
  const { origin, pathname } = new URL(gatewayUrl)
  await server.register(proxy, {
    upstream: origin,
    prefix: PREFIX,
    rewritePrefix: `${pathname.replace(/\/$/, '')}${PREFIX}`,
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': request.protocol,
        'x-forwarded-host': request.host,
      }),
      onError(reply, { error }) {
        server.log.error({ err: error }, 'the gateway does not answer')
        void reply.code(502).send({ code: 'internal', message: 'The gateway does not answer. Please try again later.' })
      },
    },
  })
}
