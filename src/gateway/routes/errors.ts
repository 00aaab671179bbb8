import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PinoLoggerOptions } from 'fastify/types/logger.js'
import { languageOf } from '../ground/words.ts'
import { invalid, refuse } from '../operation/refusals.ts'
import type { Refusal } from '../operation/reply.ts'
import { problemOf } from '../operation/reply.ts'
import { isUnavailable } from '../store/database/faults.ts'

/** Sends a refusal as the contract words it, in the caller's language. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const problem = problemOf(refusal, languageOf(reply.request.headers['accept-language']))
  return (
    reply
      .code(refusal.status)
      .headers({ ...refusal.headers, 'cache-control': 'no-store' })
      // An answer that was to be a file, and breaks off before its first byte, is none to be saved under its name.
      .removeHeader('content-disposition')
      .type('application/json; charset=utf-8')
      .send(problem)
  )
}

/**
 * Answers a failure with what is wrong with the request, or else with nothing but a reference to the log. No answer ever
 * holds a stack trace or the text of an internal error.
 */
export function answerErrors(server: FastifyInstance): void {
  server.setErrorHandler(answerError)
}

/** The same for one failure that no route has. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode: status = 500, code, cause } = error as Partial<FastifyError>
  if (status === 413) return sendRefusal(reply, refuse('too-large'))
  if (status === 415) return sendRefusal(reply, invalid([], 'The request body must be JSON in UTF-8'))
  if (status >= 400 && status < 500) return sendRefusal(reply, { ...invalid([]), status })
  const about = { method: request.method, route: request.routeOptions.url }
  if (code === 'ERR_STREAM_PREMATURE_CLOSE' && request.raw.socket.destroyed) {
    request.log.info(about, 'the caller has left')
    return reply.hijack()
  }
  const reference = request.id
  // The database driver's own error: the query builder's one repeats every value that was sent.
  request.log.error({ reference, err: cause ?? error, ...about }, 'request failed')
  return sendRefusal(reply, refuse(status === 503 || isUnavailable(error) ? 'unavailable' : 'internal', { reference }))
}

/** Of the log: an answer that nobody waits for any more breaks off while it is compressed, which is no failure of ours. */
export const quietAboutCallersGone: NonNullable<PinoLoggerOptions['hooks']> = {
  logMethod(line, log) {
    const [about]: unknown[] = line
    if (about instanceof Error && about.message === 'premature close') this.debug(about)
    else log.apply(this, line)
  },
}
