import type { FastifyInstance } from 'fastify'
import { refuse } from '../operation/refusals.ts'
import { sendRefusal } from './errors.ts'

/**
 * Answers what no route below a prefix takes: 405 with the methods of the address where it has any (RFC 9110, 15.5.6), else 404. Call it before
 * the routes are added.
 */
export function answerOthers(server: FastifyInstance, prefix: string): void {
  const known: { segments: readonly string[]; methods: string[] }[] = []
  server.addHook('onRoute', ({ url, method }) => {
    if (url.startsWith(prefix) && !url.endsWith('*')) known.push({ segments: url.split('/'), methods: [method].flat() })
  })
  server.all(`${prefix}*`, (request, reply) => {
    const path = (request.url.split('?')[0] ?? '').split('/')
    const found = known.filter(({ segments }) => isAddressOf(segments, path))
    const allowed = [...new Set(found.flatMap(({ methods }) => methods))].sort()
    return sendRefusal(reply, allowed.length === 0 ? refuse('11003') : refuse('method-not-allowed', { allowed }))
  })
}

/** Whether a path is one of a route's, whose parameters are single segments. */
function isAddressOf(route: readonly string[], path: readonly string[]): boolean {
  return (
    route.length === path.length &&
    route.every((segment, at) => (segment.startsWith(':') ? path[at] !== '' : path[at] === segment))
  )
}
